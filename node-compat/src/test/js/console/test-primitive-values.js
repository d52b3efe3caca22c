// console.log of primitive values and objects, before and after the program uses process.stdout.
function print() {
  console.log(1, -0, 0, 1.5, NaN, 1e21, -1n, 12n, true, null, undefined);
  console.log(-0);
  console.log(0.1 + 0.2);
  console.log('text', 1, 'more');
  console.log(1, '%d', 2);
  console.log('%d', '42', -0);
  console.log('%s is %d', 'a');
  console.log('100%');
  console.log('', 1);
  console.log();
  console.log(null);
  console.log(Symbol('s'));
  console.log({ a: -0, b: ['x'] }, 'text', 1);
  console.log('lone \ud800 surrogate', {});
  console.info(7n);
  console.debug(false);
  console.dir({ a: { b: {} } });
}
print();
// A value may print while it is shown, and use the stream.
console.log({
  [require('util').inspect.custom]() {
    console.log('inner', 1);
    process.stdout.write('written\n');
    return 'outer';
  },
});
const write = process.stdout.write;
process.stdout.write = function (text, ...rest) {
  return write.call(this, `> ${text}`, ...rest);
};
print();
process.stdout.write = write;
console.group();
print();
console.groupEnd();
