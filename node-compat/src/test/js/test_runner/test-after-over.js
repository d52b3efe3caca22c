// The last hooks of a file run when no test is left, though something keeps the loop alive: they may be what ends it.
const { test, after } = require('node:test');
const http = require('http');
process.stdout.write = () => true;
const seen = [];
const server = http.createServer().listen(0);

after(() => {
  seen.push('first hook');
  server.close(() => seen.push('closed'));
});
(async () => {
  await test('a', async () => { after(() => seen.push('hook in a test')); });
  after(() => seen.push('second hook'));
  await test('b', async () => {});
})();
process.on('exit', () => {
  delete process.stdout.write;
  console.log(seen.join(', '));
});
