// FORCE_COLOR colours what the console writes to a stream that is no terminal.
const print = (value) => {
  process.env.FORCE_COLOR = value;
  console.log('text');
  console.log('text', 5, null, undefined, 1n);
  console.log(true);
  console.log({ value });
  console.log('%o and %d', [value], 5);
};
for (const value of ['1', '', 'true', '2', '3', '0', 'false', 'other']) print(value);
delete process.env.FORCE_COLOR;
console.log(5, { a: 1 });
process.stdout.write('with the stream\n');
print('1');
