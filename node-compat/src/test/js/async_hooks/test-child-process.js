// A child process: one PROCESSWRAP and three PIPEWRAPs.
const { spawn } = require('child_process');
const { follow } = require('./follow.js');
const run = follow(['PROCESSWRAP', 'PIPEWRAP']);
const child = spawn('cat', { stdio: 'pipe' });
child.stdout.on('data', () => run.say('data'));
child.on('exit', () => run.say('exit'));
child.on('close', () => { run.say('close'); run.print(); });
child.stdin.end('text');
