// exec and execFile.
'use strict';
const { exec, execFile } = require('child_process');
const { promisify } = require('util');

function run(label, start) {
  return new Promise((resolve) => {
    start((error, stdout, stderr) => {
      console.log(label, stdout, stderr);
      if (error) {
        console.log('  ', error.name, '|', error.message, '|', error.code, error.killed, error.signal, error.cmd, error.errno, error.syscall, error.path, error.spawnargs,
          Object.keys(error).join());
      }
      resolve();
    });
  });
}

async function main() {
  await run('exec', (done) => exec('echo hi', done));
  await run('exec options', (done) => exec('echo $A', { env: { A: 'x', PATH: process.env.PATH } }, done));
  await run('exec fails', (done) => exec('echo out; echo err >&2; exit 3', done));
  await run('exec signal', (done) => exec('kill -9 $$', done));
  await run('exec buffer', (done) => exec('echo hi', { encoding: 'buffer' }, done));
  await run('exec null encoding', (done) => exec('echo hi', { encoding: null }, done));
  await run('exec latin1', (done) => exec("printf '\\377'", { encoding: 'latin1' }, done));
  await run('exec odd encoding', (done) => exec('echo hi', { encoding: 'odd' }, done));
  await run('exec cwd', (done) => exec('pwd', { cwd: '/' }, done));
  await run('exec timeout', (done) => exec('exec sleep 20', { timeout: 100 }, done));
  await run('exec timeout KILL', (done) => exec('exec sleep 20', { timeout: 100, killSignal: 'SIGKILL' }, done));
  await run('exec maxBuffer', (done) => exec('echo 0123456789', { maxBuffer: 4 }, done));
  await run('exec maxBuffer stderr', (done) => exec('echo 0123456789 >&2', { maxBuffer: 4 }, done));
  await run('exec maxBuffer bytes', (done) => exec('echo 0123456789', { maxBuffer: 4, encoding: 'buffer' }, done));
  await run('exec maxBuffer infinite', (done) => exec('echo 0123456789', { maxBuffer: Infinity }, done));
  await run('exec shell', (done) => exec('echo $0', { shell: '/bin/sh' }, done));
  await run('exec absent shell', (done) => exec('echo', { shell: '/no/such/shell' }, done));
  await run('execFile', (done) => execFile('echo', ['a', 'b'], done));
  await run('execFile without args', (done) => execFile('true', done));
  await run('execFile options', (done) => execFile('pwd', { cwd: '/' }, done));
  await run('execFile null args', (done) => execFile('echo', null, {}, done));
  await run('execFile fails', (done) => execFile('sh', ['-c', 'exit 5'], done));
  await run('execFile absent', (done) => execFile('no-such-program', ['x'], done));
  await run('execFile shell', (done) => execFile('echo hi | cat', { shell: true }, done));
  const controller = new AbortController();
  await run('execFile abort', (done) => {
    execFile('sleep', ['20'], { signal: controller.signal }, done);
    controller.abort();
  });

  console.log(await promisify(exec)('echo promised'));
  console.log(await promisify(execFile)('echo', ['promised']));
  await promisify(exec)('echo out; exit 2').catch((error) => console.log(error.code, error.stdout, error.stderr, error.cmd, Object.keys(error).join()));
  const promise = promisify(execFile)('true');
  console.log(promise.child.constructor.name, promise.child.spawnargs);
  await promise;
  const child = exec('cat');
  child.stdin.end('without a callback');
  child.stdout.setEncoding('utf8');
  child.stdout.on('data', (text) => console.log(text));
}
main();
