// A standard stream that was ended or destroyed tells so and can be written to again.
const seen = [];
for (const name of ['finish', 'close', 'error']) process.stdout.on(name, (error) => seen.push(error ? `${name}: ${error.message}` : name));
process.stdout.end('ended\n');
console.log('lost');
setImmediate(() => {
  console.log(seen.splice(0), process.stdout.destroyed, process.stdout.writable);
  process.stdout.destroy(new Error('reason'));
  setImmediate(() => console.log(seen.splice(0), process.stdout.destroyed, process.stdout.writable));
});
