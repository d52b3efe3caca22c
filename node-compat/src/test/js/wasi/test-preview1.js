// node:wasi: the functions of preview 1, which a program of WebAssembly and one of JavaScript call.
'use strict';
const fs = require('fs');
const os = require('os');
const path = require('path');
const { WASI } = require('wasi');

const attempt = (label, action) => {
  try {
    console.log(label, action());
  } catch (error) {
    console.log(label, error.name, error.code, error.message);
  }
};

// (module (import "wasi_snapshot_preview1" "fd_write" ...) (import ... "proc_exit" ...) (memory (export "memory") 1) (data (i32.const 8) "hello\n")
//   (func (export "_start") (i32.store (i32.const 0) (i32.const 8)) (i32.store (i32.const 4) (i32.const 6)) (drop (call 0 1 0 1 20)) (call 1 7)))
const name = (text) => [text.length, ...Buffer.from(text)];
const section = (id, ...bytes) => [id, bytes.length, ...bytes];
const sized = (...code) => [code.length, ...code];
const hello = Uint8Array.from([
  0, 0x61, 0x73, 0x6d, 1, 0, 0, 0,
  ...section(1, 3, 0x60, 4, 0x7f, 0x7f, 0x7f, 0x7f, 1, 0x7f, 0x60, 1, 0x7f, 0, 0x60, 0, 0),
  ...section(2, 2, ...name('wasi_snapshot_preview1'), ...name('fd_write'), 0, 0, ...name('wasi_snapshot_preview1'), ...name('proc_exit'), 0, 1),
  ...section(3, 1, 2),
  ...section(5, 1, 0, 1),
  ...section(7, 2, ...name('memory'), 2, 0, ...name('_start'), 0, 2),
  ...section(10, 1, ...sized(0, 0x41, 0, 0x41, 8, 0x36, 2, 0, 0x41, 4, 0x41, 6, 0x36, 2, 0, 0x41, 1, 0x41, 0, 0x41, 1, 0x41, 20, 0x10, 0, 0x1a, 0x41, 7, 0x10, 1, 0x0b)),
  ...section(11, 1, 0, 0x41, 8, 0x0b, ...name('hello\n')),
]);
const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'wasi-'));
fs.mkdirSync(path.join(folder, 'open'));
fs.mkdirSync(path.join(folder, 'open/sub'));
fs.writeFileSync(path.join(folder, 'secret'), 'secret');
fs.symlinkSync('../secret', path.join(folder, 'open/leaving'));
fs.symlinkSync('sub/../inside', path.join(folder, 'open/link'));
fs.symlinkSync('loop', path.join(folder, 'open/loop'));
fs.writeFileSync(path.join(folder, 'open/inside'), 'content');

const output = path.join(folder, 'output');
{
  const stdout = fs.openSync(output, 'w');
  const wasi = new WASI({ version: 'preview1', stdout });
  const instance = new WebAssembly.Instance(new WebAssembly.Module(hello), wasi.getImportObject());
  console.log('exit code', wasi.start(instance));
  fs.closeSync(stdout);
  console.log(JSON.stringify(fs.readFileSync(output, 'utf8')));
}

const wasi = new WASI({ version: 'preview1', args: ['a', 'bc'], env: { NAME: 'value', NONE: undefined }, preopens: { '/guest': path.join(folder, 'open') } });
const memory = new WebAssembly.Memory({ initial: 1 });
const view = new DataView(memory.buffer);
const bytes = Buffer.from(memory.buffer);
const call = (method, ...args) => wasi.wasiImport[method](...args);
// Texts are at 1000 and 2000, results from 0 on.
const text = (value, at = 1000) => [at, bytes.write(value, at)];
const READ = 2n, SEEK = 4n, TELL = 32n, WRITE = 64n;

function open(file, { lookup = 1, how = 0, rights = READ | SEEK | TELL, flags = 0 } = {}) {
  const error = call('path_open', 3, lookup, ...text(file), how, rights, 0n, flags, 0);
  return error === 0 ? view.getUint32(0, true) : -error;
}

function vectors(...lengths) {
  let at = 3000;
  lengths.forEach((length, i) => {
    view.setUint32(100 + 8 * i, at, true);
    view.setUint32(104 + 8 * i, length, true);
    at += length;
  });
  return [100, lengths.length];
}

function program() {
  console.log('args', call('args_sizes_get', 0, 4), view.getUint32(0, true), view.getUint32(4, true), call('args_get', 0, 100), JSON.stringify(bytes.toString('latin1', 100, 105)));
  console.log('environ', call('environ_sizes_get', 0, 4), view.getUint32(0, true), view.getUint32(4, true), call('environ_get', 0, 100), JSON.stringify(bytes.toString('latin1', 100, 111)));
  console.log('prestat', call('fd_prestat_get', 3, 0), view.getUint32(0, true), view.getUint32(4, true), call('fd_prestat_dir_name', 3, 100, 6), JSON.stringify(bytes.toString('latin1', 100, 106)));
  console.log('prestat of others', call('fd_prestat_get', 4, 0), call('fd_prestat_dir_name', 3, 100, 2));
  for (const clock of [0, 1, 2, 3, 9]) console.log('clock', clock, call('clock_time_get', clock, 1n, 0), clock > 3 || view.getBigUint64(0, true) > 0n);
  console.log('random', call('random_get', 0, 16), call('random_get', 65530, 16), call('sched_yield'));

  for (const file of ['inside', 'link', './sub/../inside', 'sub', 'none', 'leaving', 'loop', '../secret', '/secret', 'inside/x', 'sub/../../secret', '']) {
    const fd = open(file);
    console.log('open', JSON.stringify(file), fd);
    if (fd > 0) call('fd_close', fd);
  }
  console.log('a folder', open('inside', { how: 2 }), 'for writing', open('sub', { rights: WRITE }));
  const fd = open('inside');
  console.log('read', call('fd_read', fd, ...vectors(3, 10), 0), view.getUint32(0, true), JSON.stringify(bytes.toString('latin1', 3000, 3007)));
  console.log('tell', call('fd_tell', fd, 0), view.getBigUint64(0, true), 'seek', call('fd_seek', fd, -3n, 2, 0), view.getBigUint64(0, true), call('fd_seek', fd, -30n, 0, 0), call('fd_seek', fd, 0n, 7, 0));
  console.log('pread', call('fd_pread', fd, ...vectors(4), 1n, 0), view.getUint32(0, true), JSON.stringify(bytes.toString('latin1', 3000, 3004)));
  console.log('write', call('fd_write', fd, ...vectors(3), 0), 'close', call('fd_close', fd), call('fd_close', fd), call('fd_read', fd, ...vectors(1), 0));

  const made = open('made', { how: 1, rights: READ | WRITE | SEEK | TELL });
  bytes.write('abcdef', 3000);
  console.log('create', made, open('made', { how: 5, rights: WRITE }), 'write', call('fd_write', made, ...vectors(2, 4), 0), view.getUint32(0, true), call('fd_pwrite', made, ...vectors(1), 10n, 0));
  call('fd_close', made);
  console.log(JSON.stringify(fs.readFileSync(path.join(folder, 'open/made'), 'latin1')));
  const added = open('made', { rights: WRITE, flags: 1 });
  console.log('append', call('fd_write', added, ...vectors(1), 0), call('fd_close', added), fs.statSync(path.join(folder, 'open/made')).size);
  console.log('stat', call('path_filestat_get', 3, 1, ...text('link'), 0), view.getUint8(16), view.getBigUint64(32, true), call('path_filestat_get', 3, 0, ...text('link'), 0), view.getUint8(16), call('fd_filestat_get', 3, 0), view.getUint8(16));
  console.log('times', call('path_filestat_set_times', 3, 0, ...text('made'), 5_000_000_000n, 7_000_000_000n, 5), fs.statSync(path.join(folder, 'open/made')).mtimeMs);
  console.log('folders', call('path_create_directory', 3, ...text('new')), call('path_create_directory', 3, ...text('new')), call('path_rename', 3, ...text('new'), 3, ...text('newer', 2000)), call('path_remove_directory', 3, ...text('newer')), call('path_remove_directory', 3, ...text('newer')));
  console.log('links', call('path_symlink', ...text('made', 2000), 3, ...text('other')), call('path_symlink', ...text('/etc', 2000), 3, ...text('outside')), call('path_readlink', 3, ...text('other'), 500, 100, 0), view.getUint32(0, true), bytes.toString('latin1', 500, 504), call('path_readlink', 3, ...text('made'), 500, 100, 0));
  console.log('unlink', call('path_unlink_file', 3, ...text('other')), call('path_unlink_file', 3, ...text('none')), call('path_link', 3, 0, ...text('made'), 3, ...text('hard', 2000)), call('path_unlink_file', 3, ...text('hard')));

  console.log('readdir', call('fd_readdir', 3, 4000, 4096, 0n, 0));
  const names = [];
  for (let at = 4000, end = 4000 + view.getUint32(0, true); at < end; ) {
    const length = view.getUint32(at + 16, true);
    names.push(`${bytes.toString('latin1', at + 24, at + 24 + length)} ${view.getUint8(at + 20)}`);
    at += 24 + length;
  }
  console.log(names.filter((entry) => !entry.startsWith('.')).sort());
  console.log('fdstat', call('fd_fdstat_get', 3, 0), view.getUint8(0), call('fd_fdstat_get', 44, 0), 'renumber', call('fd_renumber', 44, 3));
  view.setBigUint64(200, 77n, true);
  view.setUint8(208, 0);
  view.setUint32(216, 1, true);
  view.setBigUint64(224, 1_000_000n, true);
  view.setUint16(240, 0, true);
  console.log('poll', call('poll_oneoff', 200, 400, 1, 0), view.getUint32(0, true), view.getBigUint64(400, true), view.getUint16(408, true), view.getUint8(410), call('poll_oneoff', 200, 400, 0, 0));
  console.log('arguments', call('fd_close'), call('fd_close', 'x'));
  call('proc_exit', 9);
}

attempt('early', () => call('fd_close', 3));
attempt('start', () => wasi.start({ exports: { memory, _start: program } }));
attempt('again', () => wasi.start({ exports: { memory, _start: program } }));
attempt('version', () => new WASI({ version: 'preview9' }));
attempt('no version', () => new WASI());
attempt('args', () => new WASI({ version: 'preview1', args: 1 }));
attempt('stdin', () => new WASI({ version: 'preview1', stdin: -1 }));
attempt('preopens', () => new WASI({ version: 'preview1', preopens: { '/': path.join(folder, 'none') } }));
attempt('memory', () => new WASI({ version: 'preview1' }).start({ exports: { _start() {} } }));
attempt('both', () => new WASI({ version: 'unstable' }).start({ exports: { memory, _start() {}, _initialize() {} } }));
attempt('initialize', () => new WASI({ version: 'unstable' }).initialize({ exports: { memory, _initialize: () => console.log('initialized') } }));
console.log(Object.keys(new WASI({ version: 'unstable' }).getImportObject()));
fs.rmSync(folder, { recursive: true });
