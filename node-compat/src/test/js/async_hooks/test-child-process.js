// A child process: one PROCESSWRAP and three PIPEWRAPs. It ends once its output has come; whether that or the exit is seen last is not specified.
const { spawn } = require('child_process');
const { follow } = require('./follow.js');
const run = follow(['PROCESSWRAP', 'PIPEWRAP']);
const child = spawn('cat', { stdio: 'pipe' });
child.stdout.on('data', () => {
  run.say('data');
  child.stdin.end();
});
child.on('exit', () => run.say('exit'));
child.on('close', () => run.print());
child.stdin.write('text');
