// process.execve() replaces the program; its errors leave it running.
'use strict';
const { spawnSync } = require('child_process');
const { Worker } = require('worker_threads');

if (process.argv[2] === 'replace') {
  require('diagnostics_channel').subscribe('process.execve', ({ execPath, args, env }) => console.log('published', execPath, args, env));
  process.on('exit', () => console.log('exit'));
  console.log('before');
  process.execve('/bin/sh', ['name', '-c', 'echo "$0 $VARIABLE $(env | grep -c HOME) $$"; kill -TERM $$; sleep 5'], { VARIABLE: 'value' });
} else {
  const attempt = (...args) => {
    try {
      process.execve(...args);
    } catch (error) {
      console.log(error.name, error.code, error.message, error.errno, error.syscall, error.path);
    }
  };
  attempt('/nonexistent');
  attempt('/etc/passwd', []);
  attempt(1);
  attempt('/bin/sh', 'x');
  attempt('/bin/sh', ['a', 1]);
  attempt('/bin/sh', ['a\0b']);
  attempt('/bin/sh', [], 1);
  attempt('/bin/sh', [], { a: 1 });
  attempt('/bin/sh', [], { a: 'b\0' });
  const child = spawnSync(process.execPath, [__filename, 'replace'], { encoding: 'utf8' });
  console.log(child.stdout.replace(String(child.pid), 'PID'), child.status, child.signal);
  new Worker("try { process.execve('/bin/true') } catch (error) { console.log(error.name, error.code, error.message) }", { eval: true });
}
