// What the functions say of arguments that they do not take.
'use strict';
const cp = require('child_process');

function attempt(name, call) {
  try {
    call();
    console.log(name, 'no error');
  } catch (error) {
    console.log(name, '|', error.name, error.code, '|', error.message);
  }
}

const { spawn, spawnSync, exec, execFile, execSync, execFileSync, fork } = cp;
for (const [name, f] of Object.entries({ spawn, spawnSync, execFileSync, execFile })) {
  attempt(`${name} none`, () => f());
  attempt(`${name} number`, () => f(1));
  attempt(`${name} empty`, () => f(''));
  attempt(`${name} null byte`, () => f('a\0b'));
  attempt(`${name} args`, () => f('true', 1));
  attempt(`${name} args null byte`, () => f('true', ['x', 'y\0']));
  attempt(`${name} options`, () => f('true', [], 1));
}
attempt('exec none', () => exec());
attempt('exec object', () => exec({}));
attempt('execSync none', () => execSync());
attempt('execSync null byte', () => execSync('a\0'));
attempt('fork none', () => fork());
attempt('fork number', () => fork(3));
attempt('fork args', () => fork('x', 'text'));
attempt('fork options', () => fork('x', [], 'text'));
attempt('fork stdio', () => fork('x', { stdio: ['pipe', 'pipe', 'pipe'] }));
attempt('fork stdio text', () => fork('x', { stdio: 'nothing' }));

const options = {
  cwd: [1, {}, 'a\0'], detached: [1, 'yes'], uid: ['x', 1.5, 2 ** 40], gid: ['x'], shell: [1, {}], argv0: [1, 'x\0'], windowsHide: [1], windowsVerbatimArguments: ['x'],
  timeout: [-1, 1.5, 'x', NaN], killSignal: ['SIGNONE', 12345, {}, true], stdio: ['none', 5, ['odd'], [{}], ['ipc', 'ipc'], [Buffer.from('x')], ['pipe', 'pipe', true]],
  signal: [1, {}], serialization: ['xml'],
};
for (const [name, values] of Object.entries(options)) {
  for (const value of values) attempt(`spawn ${name}`, () => spawn('true', { [name]: value }));
}
const forSync = {
  maxBuffer: [-1, 'x', NaN], timeout: [-1, 1.5], killSignal: ['SIGNONE', {}], stdio: ['none', ['ipc'], [{}]], input: [1, {}, true],
};
for (const [name, values] of Object.entries(forSync)) {
  for (const value of values) attempt(`spawnSync ${name}`, () => spawnSync('true', { [name]: value }));
}
attempt('execFile maxBuffer', () => execFile('true', { maxBuffer: -1 }));
attempt('execFile callback', () => execFile('true', [], {}, 1));
attempt('execFile timeout', () => execFile('true', { timeout: -1 }));
attempt('env null byte', () => spawn('true', { env: { A: 'x\0y' } }));
attempt('env name null byte', () => spawn('true', { env: { 'A\0': 'x' } }));

const child = new cp.ChildProcess();
attempt('ChildProcess spawn none', () => child.spawn());
attempt('ChildProcess spawn file', () => child.spawn({}));
attempt('ChildProcess spawn args', () => child.spawn({ file: 'true', args: 'x' }));
console.log(child.pid, child.exitCode, child.signalCode, child.killed, child.connected);
attempt('kill name', () => child.kill('SIGNONE'));
attempt('kill number', () => child.kill(1234));
console.log(Object.keys(cp).join());
for (const name of Object.keys(cp)) console.log(name, cp[name].length, cp[name].name);
