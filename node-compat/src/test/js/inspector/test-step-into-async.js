// A client on another thread steps into the reaction that a statement registers, and into an async function and over its await.
'use strict';
const inspector = require('node:inspector');
const path = require('node:path');
const { Worker } = require('node:worker_threads');

function react() {
  debugger;
  Promise.resolve(1).then(function handler() {
    let b = 2;
    return b;
  });
  let c = 0;
  return c;
}
async function work() {
  await null;
  let d = 1;
  return d;
}
function calls() {
  debugger;
  work();
  return 1;
}
Object.assign(globalThis, { react, calls });
process.stderr.write = () => true;
inspector.open(0);
const client = new Worker(path.join(__dirname, 'step_into_async.mjs'), { workerData: inspector.url() });
client.on('message', (lines) => {
  console.log(lines.join('\n'));
  process.exit();
});
setInterval(() => {}, 1000);
