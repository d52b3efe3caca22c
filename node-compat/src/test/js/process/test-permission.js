// --permission: what is denied, with which error; grants of paths, drop, audit, and what children inherit.
'use strict';
const { spawnSync } = require('child_process');
const fs = require('fs');
const os = require('os');
const path = require('path');

const folder = process.argv[3];
const describe = (error) => [error.name, error.message, JSON.stringify({ ...error })].join(' ');
const attempt = (label, action) => {
  try {
    const result = action();
    console.log(label, typeof result);
    return result;
  } catch (error) {
    console.log(label, describe(error));
    return undefined;
  }
};

const programs = {
  // Every function of fs in its three forms.
  async files() {
    const other = path.join(folder, 'other');
    const calls = {
      access: [other], exists: [other], open: [other, 'r'], readFile: [other], writeFile: [other, 'x'], appendFile: [other, 'x'], stat: [other],
      lstat: [other], statfs: [other], readdir: [other], mkdir: [other], mkdtemp: [other], rmdir: [other], rm: [other], unlink: [other],
      rename: [other, `${other}2`], link: [other, `${other}2`], symlink: [other, other], copyFile: [other, `${other}2`], cp: [other, `${other}2`],
      readlink: [other], chmod: [other, 0o600], chown: [other, 1, 1], lchown: [other, 1, 1], utimes: [other, 1, 1], lutimes: [other, 1, 1],
      truncate: [other, 1], fchmod: [1, 0o600], fchown: [1, 1, 1], futimes: [1, 1, 1], fsync: [1], fdatasync: [1],
    };
    for (const [name, args] of Object.entries(calls)) {
      attempt(`${name}Sync`, () => fs[`${name}Sync`](...args));
      await new Promise((resolve) => {
        try {
          fs[name](...args, (result) => {
            console.log(name, result instanceof Error ? describe(result) : 'done');
            resolve();
          });
        } catch (error) {
          console.log(name, 'throws', describe(error));
          resolve();
        }
      });
      if (fs.promises[name]) await fs.promises[name](...args).then((result) => result?.close?.(), (error) => console.log(`promises.${name}`, describe(error)));
    }
    for (const flags of ['w', 'r+', 'a', 'ax']) attempt(`open ${flags}`, () => fs.openSync(other, flags));
    attempt('opendir', () => fs.opendirSync(folder))?.closeSync();
    attempt('watch', () => fs.watch(other))?.close();
    attempt('watchFile', () => fs.watchFile(other, () => {}));
    fs.unwatchFile(other);
    attempt('Buffer', () => fs.readFileSync(Buffer.from(other)));
    attempt('URL', () => fs.readFileSync(new URL(`file://${other}`)));
    attempt('relative', () => fs.readFileSync('a/../b'));
    attempt('require', () => require(path.join(folder, 'module.js')));
    attempt('resolve', () => require.resolve(path.join(folder, 'module.js')));
    attempt('missing', () => require(path.join(folder, 'missing.js')).code);
    await import(path.join(folder, 'module.js')).catch((error) => console.log('import', describe(error)));
    attempt('chdir', () => process.chdir(folder));
    attempt('loadEnvFile', () => process.loadEnvFile(other));
    attempt('report', () => process.report.writeReport(path.join(folder, 'report')));
    attempt('snapshot', () => require('v8').writeHeapSnapshot(path.join(folder, 'snapshot')));
    attempt('binding', () => process.binding('fs'));
    attempt('frozen', () => { path.resolve = 1; });
    fs.createReadStream(other).on('error', (error) => console.log('stream', describe(error)));
  },

  // What needs other permissions.
  async others() {
    const children = require('child_process');
    for (const name of ['spawn', 'spawnSync', 'execFile', 'execFileSync', 'exec', 'execSync']) attempt(name, () => children[name]('ls'));
    attempt('execve', () => process.execve('/bin/true', []));
    attempt('Worker', () => new (require('worker_threads').Worker)('1', { eval: true }));
    attempt('register', () => require('module').register('data:text/javascript,'));
    attempt('inspector', () => require('inspector').open(0));
    attempt('session', () => new (require('inspector').Session)().connect());
    attempt('extension', () => new (require('node:sqlite').DatabaseSync)(':memory:', { allowExtension: true }));
    const net = require('net');
    attempt('listen', () => net.createServer().listen(0));
    attempt('listen path', () => net.createServer().listen(path.join(folder, 'socket')));
    const failed = (label, emitter) => new Promise((resolve) => emitter.on('error', (error) => {
      console.log(label, describe(error), describe(error.errno ?? { name: 'none' }));
      resolve();
    }));
    await failed('connect', net.connect(1, '127.0.0.1'));
    await failed('connect path', net.connect(path.join(folder, 'socket')));
    await failed('connect name', net.connect(1, 'localhost'));
    await failed('http', require('http').get('http://127.0.0.1:1'));
    await failed('bind', require('dgram').createSocket('udp4').bind(0));
    const dns = require('dns').promises;
    for (const action of [() => dns.lookup('localhost'), () => dns.resolve4('localhost'), () => dns.reverse('127.0.0.1')])
      await action().catch((error) => console.log(describe(error)));
  },

  // Which paths are granted.
  has() {
    const inside = (name) => path.join(folder, name);
    for (const scope of ['fs', 'fs.read', 'fs.write', 'child', 'worker', 'addon', 'ffi', 'inspector', 'net', 'wasi', 'openssl.store', 'none'])
      console.log(scope, process.permission.has(scope));
    const names = ['', 'granted', 'granted/', 'granted/file', 'granted2', 'granted/../other', 'other', 'prefix', 'prefix-1/file', 'absent', 'absent/file', 'middle/1/end'];
    for (const name of names) console.log(JSON.stringify(name), process.permission.has('fs.read', inside(name)), process.permission.has('fs.write', inside(name)));
    console.log(process.permission.has('fs.read', Buffer.from(inside('granted'))), process.permission.has('fs.read', new URL(`file://${inside('granted')}`)));
    console.log(process.permission.has('fs.read', ''), process.permission.has('fs.read', null), process.permission.has('fs', inside('granted/file')));
    attempt('number', () => process.permission.has(1));
    attempt('reference', () => process.permission.has('fs.read', 1));
    attempt('url', () => process.permission.has('fs.read', new URL('http://host')));
    const { enumerable, writable, configurable } = Object.getOwnPropertyDescriptor(process, 'permission');
    console.log(enumerable, writable, configurable, Object.keys(process.permission));
  },

  drop() {
    const show = () => console.log(['granted/file', 'single'].map((name) => process.permission.has('fs.read', path.join(folder, name))), process.permission.has('child'));
    show();
    for (const [scope, name] of [['fs.read', 'granted/file'], ['fs.read', 'granted/'], ['child'], ['none'], ['fs']]) {
      process.permission.drop(scope, name && path.join(folder, name));
      console.log('drop', scope, name);
      show();
    }
    attempt('spawn', () => require('child_process').spawnSync('ls'));
  },

  audit() {
    const channels = require('diagnostics_channel');
    for (const name of ['fs', 'child', 'worker', 'net']) channels.subscribe(`node:permission-model:${name}`, (message, channel) => console.log(channel, message));
    attempt('readFile', () => fs.readFileSync(path.join(folder, 'other')));
    attempt('spawn', () => require('child_process').spawnSync('ls'));
    attempt('fsync', () => fs.fsyncSync(1));
    console.log(process.permission.has('fs.write'));
    process.permission.drop('fs');
  },

  inherited() {
    const show = (options, ...args) => console.log(JSON.stringify(spawnSync('/bin/sh', ['-c', 'echo "$NODE_OPTIONS"', ...args], options).stdout.toString()));
    show({});
    show({ env: {} });
    show({ env: { NODE_OPTIONS: '--title=x' } });
    show({ env: { NODE_OPTIONS: '--permission' } });
    show({ env: { NODE_OPTIONS: '--title=--permission' } });
    show({}, '--permission');
  },

  required() {
    console.log('the program');
  },
};

if (process.argv[2]) {
  programs[process.argv[2]]();
} else {
  const made = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'permission-'));
  fs.mkdirSync(path.join(made, 'granted'));
  for (const name of ['other', 'granted/file', 'single', 'module.js']) fs.writeFileSync(path.join(made, name), '');
  const run = (name, ...options) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [...options.map((option) => option.replace('FOLDER', made)), __filename, name, made], { encoding: 'utf8', cwd: made, timeout: 60_000 });
    const text = `${stdout}${stderr}`.replaceAll(made, 'FOLDER').replaceAll(process.execPath, 'EXEC').replaceAll(__filename, 'SCRIPT').replace(/\(node:\d+\)/g, '(PID)').replace(/\(Use `\w+ /g, '(Use ` ');
    console.log('----', name, options.join(' '), status, `\n${text}`);
  };
  try {
    run('files', '--permission');
    run('files', '--permission', '--allow-fs-read=*');
    run('others', '--permission', '--no-warnings');
    run('has', '--permission', '--allow-fs-read=FOLDER/granted', '--allow-fs-read=FOLDER/prefix*', '--allow-fs-write=FOLDER/absent', '--allow-fs-read=FOLDER/middle/*/end', '--allow-child-process');
    run('has', '--permission', '--allow-fs-read=*', '--allow-fs-write=*', '--allow-net', '--allow-worker', '--allow-inspector', '--allow-wasi', '--allow-addons');
    run('has', '--permission', '--allow-fs-read=granted,single');
    run('drop', '--permission', '--allow-fs-read=FOLDER/granted', '--allow-fs-read=FOLDER/single', '--allow-child-process', '--no-warnings');
    run('audit', '--permission-audit');
    run('inherited', '--permission', '--allow-child-process', '--allow-fs-read=FOLDER/granted', '--no-warnings');
    run('required', '--permission', '--require=./module.js');
  } finally {
    fs.rmSync(made, { recursive: true });
  }
}
