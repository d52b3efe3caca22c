// A client on another thread looks into closures, finds objects by their prototype, sets a breakpoint on calls of a function, replaces what it returns, and excludes ranges of the script.
'use strict';
const inspector = require('node:inspector');
const path = require('node:path');
const { Worker } = require('node:worker_threads');

function twice(x) {
  const y = x * 2;
  return y;
}
function outer(k) {
  const secret = 5;
  return (n) => n + k + secret;
}
class Point {}
Object.assign(globalThis, { twice, closure: outer(3), Point, kept: [new Point(), Object.create(new Point())] });

process.stderr.write = () => true;
inspector.open(0);
const client = new Worker(path.join(__dirname, 'debugger_functions.mjs'), { workerData: inspector.url() });
client.on('message', (lines) => {
  console.log(lines.join('\n'));
  process.exit();
});
setInterval(() => {
  const doubled = twice(4);
  globalThis.last = doubled;
}, 20);
