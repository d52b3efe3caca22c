// The forms that wait.
'use strict';
const { spawnSync, execSync, execFileSync } = require('child_process');
const fs = require('fs');
const os = require('os');
const path = require('path');

function show(label, { error, status, signal, output, stdout, stderr }) {
  console.log(label, status, signal, output, stdout === output?.[1], stderr === output?.[2]);
  if (error) console.log('  ', error.message, error.code, error.errno, error.syscall, error.path, error.spawnargs);
}

function failure(label, call) {
  try {
    console.log(label, call());
  } catch (error) {
    console.log(label, '|', error.message, '|', error.code, error.errno, error.syscall, error.path, error.spawnargs, error.status, error.signal, error.output,
      Object.keys(error).join());
  }
}

show('codes', spawnSync('sh', ['-c', 'exit 3']));
show('text', spawnSync('echo', ['a', 'b c'], { encoding: 'utf8' }));
show('buffer', spawnSync('echo', ['hi'], { encoding: 'buffer' }));
show('hex', spawnSync('printf', ['\\377x'], { encoding: 'hex' }));
show('both', spawnSync('sh', ['-c', 'echo out; echo err >&2'], { encoding: 'latin1' }));
show('signal', spawnSync('sh', ['-c', 'kill -KILL $$']));
show('term', spawnSync('sh', ['-c', 'kill $$'], { encoding: 'utf8' }));
show('input', spawnSync('cat', { input: 'grüße', encoding: 'utf8' }));
show('input buffer', spawnSync('cat', { input: Buffer.from([1, 2, 255]) }));
show('input view', spawnSync('cat', { input: new Uint16Array([0x4142]), encoding: 'utf8' }));
show('no input', spawnSync('cat', { encoding: 'utf8' }));
show('absent', spawnSync('no-such-program', ['a', 'b']));
show('absent path', spawnSync('./no/such/program'));
show('a folder', spawnSync('/'));
show('no permission', spawnSync('/etc/passwd'));
show('absent cwd', spawnSync('true', { cwd: '/no/such/folder' }));
show('timeout', spawnSync('sleep', ['20'], { timeout: 100 }));
show('timeout KILL', spawnSync('sh', ['-c', 'trap "" TERM; while true; do sleep 1; done'], { timeout: 100, killSignal: 'SIGKILL', stdio: 'ignore' }));
show('maxBuffer', spawnSync('sh', ['-c', 'echo 0123456789; exec sleep 20'], { maxBuffer: 5, encoding: 'utf8' }));
show('maxBuffer exact', spawnSync('printf', ['01234'], { maxBuffer: 5, encoding: 'utf8' }));
show('cwd', spawnSync('pwd', { cwd: '/', encoding: 'utf8' }));
show('cwd url', spawnSync('pwd', { cwd: new URL('file:///tmp/..'), encoding: 'utf8' }));
show('env', spawnSync('sh', ['-c', 'echo $A $B'], { env: { A: 1, B: undefined, PATH: process.env.PATH }, encoding: 'utf8' }));
show('inherited env', spawnSync('sh', ['-c', 'echo $A'], { env: Object.create({ A: 'up', PATH: process.env.PATH }), encoding: 'utf8' }));
show('argv0', spawnSync('sh', ['-c', 'echo $0'], { argv0: 'other', encoding: 'utf8' }));
show('shell', spawnSync('echo $((1 + 2)) | cat', { shell: true, encoding: 'utf8' }));
show('shell path', spawnSync('echo $0', { shell: '/bin/sh', encoding: 'utf8' }));
show('shell absent', spawnSync('no-such-program 2>/dev/null', { shell: true, encoding: 'utf8' }));
show('ignore', spawnSync('sh', ['-c', 'echo lost; read x; echo "[$x]"'], { stdio: 'ignore' }));
show('mixed', spawnSync('sh', ['-c', 'echo kept; echo lost >&2'], { stdio: ['ignore', 'pipe', 'ignore'], encoding: 'utf8' }));
show('fourth', spawnSync('sh', ['-c', 'echo three >&3; echo four >&4'], { stdio: ['pipe', 'pipe', 'pipe', 'pipe', 'pipe'], encoding: 'utf8' }));
show('swapped', spawnSync('sh', ['-c', 'echo one; echo two >&2'], { stdio: ['pipe', 'pipe', 'pipe'], encoding: 'utf8' }));
console.log('inherit', spawnSync('sh', ['-c', 'echo through'], { stdio: 'inherit' }).output);

const big = spawnSync('sh', ['-c', 'i=0; while [ $i -lt 3000 ]; do echo "line $i of what is a longer text"; i=$((i+1)); done'], { encoding: 'utf8' });
console.log('big', big.stdout.length, big.stdout.split('\n').length, big.error);
const wide = 'x'.repeat(900000);
console.log('wide', spawnSync('cat', { input: wide, encoding: 'utf8' }).stdout === wide);

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sync-'));
const file = path.join(folder, 'out.txt');
const out = fs.openSync(file, 'w');
fs.writeSync(out, 'first\n');
spawnSync('sh', ['-c', 'echo second; echo third >&2'], { stdio: ['ignore', out, out] });
fs.writeSync(out, 'ours again\n');
fs.closeSync(out);
console.log(JSON.stringify(fs.readFileSync(file, 'utf8')));
const appended = fs.openSync(file, 'a');
spawnSync('echo', ['fourth'], { stdio: ['ignore', appended, 'ignore'] });
fs.closeSync(appended);
const input = fs.openSync(file, 'r');
show('file as input', spawnSync('cat', { stdio: [input, 'pipe', 'pipe'], encoding: 'utf8' }));
fs.closeSync(input);
const script = path.join(folder, 'script');
fs.writeFileSync(script, 'echo "no interpreter named: $1"\n', { mode: 0o755 });
show('script', spawnSync(script, ['x'], { encoding: 'utf8' }));
fs.writeFileSync(script, '#!/bin/sh\necho "named: $1"; exit 4\n');
show('script', spawnSync('./script', ['x'], { cwd: folder, encoding: 'utf8' }));
fs.rmSync(folder, { recursive: true });

failure('execSync', () => execSync('echo hi', { encoding: 'utf8' }));
failure('execSync buffer', () => execSync('echo hi'));
failure('execSync code', () => execSync('echo out; echo err >&2; exit 7', { stdio: 'pipe', encoding: 'utf8' }));
failure('execSync quiet', () => execSync('exit 2', { stdio: 'ignore' }));
failure('execSync signal', () => execSync('kill -9 $$', { stdio: 'pipe', encoding: 'utf8' }));
failure('execSync input', () => execSync('tr a-z A-Z', { input: 'abc', encoding: 'utf8' }));
failure('execFileSync', () => execFileSync('echo', ['a'], { encoding: 'utf8' }));
failure('execFileSync options', () => execFileSync('echo', { encoding: 'utf8' }));
failure('execFileSync code', () => execFileSync('sh', ['-c', 'echo bad >&2; exit 1'], { stdio: 'pipe', encoding: 'utf8' }));
failure('execFileSync absent', () => execFileSync('no-such-program', ['x'], { encoding: 'utf8' }));
failure('execFileSync timeout', () => execFileSync('sleep', ['20'], { timeout: 100, encoding: 'utf8' }));
failure('execFileSync maxBuffer', () => execFileSync('sh', ['-c', 'echo 12345; exec sleep 20'], { maxBuffer: 3, encoding: 'utf8' }));
failure('node', () => execFileSync(process.execPath, ['-e', 'console.log(process.argv.length, process.stdout.isTTY); process.exitCode = 0'], { encoding: 'utf8' }));
show('node code', spawnSync(process.execPath, ['-e', 'console.error(1); process.exit(5)'], { encoding: 'utf8' }));
show('input for no pipe', spawnSync('cat', { stdio: [require('fs').openSync('/dev/null'), 'pipe', 'pipe'], input: 'unheard', encoding: 'utf8' }));
