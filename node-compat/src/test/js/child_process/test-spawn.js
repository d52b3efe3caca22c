// Children beside the program, one after the other.
'use strict';
const { spawn } = require('child_process');
const fs = require('fs');
const os = require('os');
const path = require('path');

// Runs a child to its end; what it wrote, how it ended.
function run(label, file, args, options, act) {
  return new Promise((resolve) => {
    const child = spawn(file, args, options);
    const seen = { out: '', err: '' };
    const events = [];
    child.stdout?.setEncoding('utf8').on('data', (text) => { seen.out += text; });
    child.stderr?.setEncoding('utf8').on('data', (text) => { seen.err += text; });
    child.on('spawn', () => events.push('spawn'));
    child.on('error', (error) => {
      events.push('error');
      console.log('  error', error.name, error.message, error.code, error.errno, error.syscall, error.path, error.spawnargs, error.cause?.message ?? error.cause);
    });
    child.on('exit', (code, signal) => events.push(`exit ${code} ${signal}`));
    child.on('close', (code, signal) => {
      events.push(`close ${code} ${signal}`);
      console.log(label, events, seen, child.exitCode, child.signalCode, child.killed);
      resolve(child);
    });
    act?.(child);
  });
}

async function main() {
  await run('plain', 'echo', ['hi']);
  await run('code', 'sh', ['-c', 'echo out; echo err >&2; exit 3']);
  await run('absent', 'no-such-program', ['a']);
  await run('absent cwd', 'true', [], { cwd: '/no/such/folder' });
  await run('no permission', '/etc/passwd', []);
  await run('input', 'cat', [], {}, (child) => {
    child.stdin.write('one ');
    child.stdin.end('two');
  });
  await run('kill', 'sleep', ['20'], {}, (child) => console.log(child.kill(), child.killed));
  await run('kill by name', 'sleep', ['20'], {}, (child) => console.log(child.kill('SIGKILL')));
  await run('kill by number', 'sleep', ['20'], {}, (child) => console.log(child.kill(2)));
  await run('kill 0', 'cat', [], {}, (child) => {
    console.log(child.kill(0), child.killed);
    child.stdin.end();
  });
  await run('process.kill', 'sleep', ['20'], {}, (child) => console.log(process.kill(child.pid, 'SIGHUP'), child.killed));
  await run('stop and go', 'sh', ['-c', 'kill -STOP $$; echo awake'], {}, (child) => setTimeout(() => child.kill('SIGCONT'), 200));
  await run('trap', 'sh', ['-c', 'trap "echo caught; exit 9" TERM; echo ready; while true; do sleep 0.05; done'], {},
    (child) => child.stdout.once('data', () => child.kill()));
  await run('timeout', 'sleep', ['20'], { timeout: 100 });
  await run('timeout signal', 'sleep', ['20'], { timeout: 100, killSignal: 'SIGKILL' });
  await run('shell', 'echo $((2 * 3))', [], { shell: true });
  await run('argv0', 'sh', ['-c', 'echo $0'], { argv0: 'zero' });
  await run('env', 'sh', ['-c', 'echo $A'], { env: { A: 'b', PATH: process.env.PATH } });
  await run('path of env', 'true', [], { env: { PATH: '/no/such/folder' } });
  await run('ignored', 'sh', ['-c', 'echo lost'], { stdio: 'ignore' }, (child) => console.log(child.stdin, child.stdout, child.stderr, child.stdio));
  await run('partly', 'sh', ['-c', 'echo kept'], { stdio: ['ignore', 'pipe', 'ignore'] }, (child) => console.log(child.stdin, child.stderr, child.stdio.length));
  await run('extra', 'sh', ['-c', 'cat <&3; echo to four >&4'], { stdio: ['pipe', 'pipe', 'pipe', 'pipe', 'pipe'] }, (child) => {
    child.stdio[3].end('to three\n');
    child.stdio[4].setEncoding('utf8').on('data', (text) => console.log('four', text));
  });

  const controller = new AbortController();
  await run('abort', 'sleep', ['20'], { signal: controller.signal }, () => controller.abort());
  const reasoned = new AbortController();
  await run('abort with reason', 'sleep', ['20'], { signal: reasoned.signal, killSignal: 'SIGINT' }, () => reasoned.abort(new Error('enough')));
  await run('aborted before', 'sleep', ['20'], { signal: AbortSignal.abort('no') });

  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'spawn-'));
  const file = path.join(folder, 'log');
  const log = fs.openSync(file, 'a');
  await run('file', 'sh', ['-c', 'echo out; echo err >&2'], { stdio: ['ignore', log, log] });
  fs.closeSync(log);
  console.log(JSON.stringify(fs.readFileSync(file, 'utf8')));
  const stream = fs.createWriteStream(file, { flags: 'a' });
  await new Promise((resolve) => { stream.once('open', resolve); });
  await run('stream', 'echo', ['through a stream'], { stdio: ['ignore', stream, 'ignore'] });
  stream.end();
  console.log(JSON.stringify(fs.readFileSync(file, 'utf8')));
  fs.rmSync(folder, { recursive: true });

  await run('large', 'cat', [], {}, (child) => {
    let length = 0;
    child.stdout.removeAllListeners('data');
    child.stdout.on('data', (text) => { length += text.length; });
    child.stdout.on('end', () => console.log('length', length));
    child.stdin.end('x'.repeat(3000000));
  });
  await run('nobody reads', 'sh', ['-c', 'i=0; while [ $i -lt 20000 ]; do echo aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa; i=$((i+1)); done'], {}, (child) => {
    child.stdout.removeAllListeners('data');
    child.stdout.resume();
  });
  const child = await run('after its end', 'true', []);
  console.log(child.kill(), child.killed, typeof child.pid, child.spawnfile, child.spawnargs);
  child.ref();
  child.unref();

  // One that cannot be started has its pipes, which end.
  const never = spawn('no-such-program');
  never.on('error', (error) => console.log(error.message));
  const closed = new Promise((resolve) => { never.on('close', (...args) => resolve(args)); });
  for await (const piece of never.stdout) console.log('not expected', piece);
  console.log('ended', never.stdout.readableEnded, never.pid, await closed);

  // One without a listener for its exit.
  const forgotten = spawn('sleep', ['3'], { stdio: 'ignore', detached: true });
  forgotten.unref();
  console.log('last', forgotten.exitCode);
  process.once('exit', () => forgotten.kill());
  {
    using disposed = spawn('sleep', ['20'], { stdio: 'ignore' });
    disposed.on('exit', (code, signal) => console.log('disposed', code, signal, disposed.killed));
  }
}
main();
