// A client on another thread sends malformed commands, and commands with wrong parameters; prints the answers.
'use strict';
const inspector = require('node:inspector');
const path = require('node:path');
const { Worker } = require('node:worker_threads');

process.stderr.write = () => true;
inspector.open(0);
const client = new Worker(path.join(__dirname, 'malformed_commands.mjs'), { workerData: inspector.url() });
client.on('message', (lines) => {
  console.log(lines.join('\n'));
  process.exit();
});
