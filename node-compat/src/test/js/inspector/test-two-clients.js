// Two clients debug one program: both learn of pauses, either resumes, and the program goes on when both are gone.
'use strict';
const inspector = require('node:inspector');
const path = require('node:path');
const { Worker } = require('node:worker_threads');

inspector.open(0);
const clients = new Worker(path.join(__dirname, 'two_clients.mjs'), { workerData: inspector.url() });
clients.on('message', (lines) => console.log(lines.join('\n')));
inspector.waitForDebugger();

function hot(n) {
  let sum = 0;
  for (let i = 0; i < n; i++) sum = (sum + i) % 1000;
  return sum;
}
globalThis.state = 'running';
while (globalThis.state === 'running') hot(1000);
debugger;
console.log('went on', globalThis.state);
