// A client on another thread debugs this thread by the protocol; prints what it received, with ids left out.
'use strict';
const inspector = require('node:inspector');
const path = require('node:path');
const { Worker } = require('node:worker_threads');

process.stderr.write = () => true;
inspector.open(0);
const client = new Worker(path.join(__dirname, 'client.mjs'), { workerData: inspector.url() });
client.on('message', (lines) => console.log(lines.join('\n')));
inspector.waitForDebugger();
require('./program.js');
