// Functions of open files go by the descriptor: the file may have lost its name, have another, or have left it to another file.

const fs = require('fs');
const os = require('os');
const path = require('path');

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'descriptors-'));
const at = (name) => path.join(folder, name);
const mode = (stats) => (stats.mode & 0o7777).toString(8);

function report(label, value) {
  console.log(label, value instanceof Error ? `${value.name} ${value.code} ${value.message} ${value.syscall}` : value);
}

const losses = {
  unlinked: (file) => fs.unlinkSync(file),
  renamed: (file) => fs.renameSync(file, `${file}.moved`),
  replaced: (file) => {
    fs.renameSync(file, `${file}.moved`);
    fs.writeFileSync(file, 'another file', { mode: 0o640 });
  },
};

// Name, arguments, and what to see of the file afterwards.
const calls = [
  ['chmod', [0o604], (stats) => mode(stats)],
  ['utimes', [1000.25, new Date(2_000_500)], (stats) => [stats.atimeMs, stats.mtimeMs]],
  ['utimes', [new Date(-1750), new Date(-86_400_001)], (stats) => [stats.atimeMs, stats.mtimeMs]],
  ['truncate', [3], (stats) => stats.size],
  ['truncate', [9], (stats) => stats.size],
  ['truncate', [-1], (stats) => stats.size],
  ['chown', [process.getuid(), process.getgid()], (stats) => stats.uid === process.getuid()],
  ['chown', [-1, -1], (stats) => stats.gid === process.getgid()],
  ['sync', [], (stats) => stats.isFile()],
  ['datasync', [], (stats) => stats.isFile()],
];

async function perform(form, handle, name, args) {
  if (form === 'promise') return handle[name](...args);
  if (form === 'sync') return fs[`f${name}Sync`](handle.fd, ...args);
  return new Promise((resolve, reject) => {
    fs[`f${name}`](handle.fd, ...args, (error, value) => (error ? reject(error) : resolve(value)));
  });
}

async function lose(form, loss) {
  const file = at(`${form}-${loss}`);
  fs.writeFileSync(file, 'the first file', { mode: 0o600 });
  const { ino } = fs.statSync(file);
  const handle = await fs.promises.open(file, 'r+');
  losses[loss](file);
  for (const [name, args, see] of calls) {
    try {
      await perform(form, handle, name, args);
      const stats = await perform(form, handle, 'stat', []);
      report(`${form} ${loss} ${name}`, see(stats));
    } catch (error) {
      report(`${form} ${loss} ${name}`, error);
    }
  }
  const stats = await perform(form, handle, 'stat', [{ bigint: true }]);
  report(`${form} ${loss} stat`, [stats.ino === BigInt(ino), stats.nlink, stats.size]);
  await handle.write('text', 0);
  report('read', [await handle.readFile('utf8'), fs.readFileSync(handle.fd, 'utf8')]);
  const chunks = await handle.createReadStream({ start: 1, end: 2, encoding: 'utf8' }).toArray();
  report('stream', chunks);
  if (loss === 'replaced') report('other file', [mode(fs.statSync(file)), fs.readFileSync(file, 'utf8')]);
}

async function directories() {
  fs.mkdirSync(at('folder'), { mode: 0o755 });
  const fd = fs.openSync(at('folder'), 'r');
  fs.renameSync(at('folder'), at('folder.moved'));
  fs.mkdirSync(at('folder'), { mode: 0o700 });
  fs.fchmodSync(fd, 0o711);
  fs.futimesSync(fd, 1, 2);
  fs.fsyncSync(fd);
  report('folders', [mode(fs.fstatSync(fd)), mode(fs.statSync(at('folder'))), fs.statSync(at('folder.moved')).mtimeMs]);
  for (const [name, ...args] of [['ftruncate', 0], ['read', Buffer.alloc(1)], ['write', 'x']]) {
    try {
      report(name, fs[`${name}Sync`](fd, ...args));
    } catch (error) {
      report(name, error);
    }
  }
  fs.closeSync(fd);
}

function positions() {
  const fd = fs.openSync(at('positions'), 'w+');
  fs.writeSync(fd, 'abcdef');
  fs.ftruncateSync(fd, 2);
  fs.writeSync(fd, 'x');
  report('hole', JSON.stringify(fs.readFileSync(at('positions'), 'latin1')));
  fs.closeSync(fd);
  const readOnly = fs.openSync(at('positions'), 'r');
  for (const length of [1, 7, 100]) {
    try {
      report('truncate', fs.ftruncateSync(readOnly, length));
    } catch (error) {
      report('truncate', error);
    }
  }
  fs.closeSync(readOnly);
  const unreadable = fs.openSync(at('unreadable'), 'w', 0o200);
  fs.futimesSync(unreadable, 3, 4);
  report('unreadable', fs.fstatSync(unreadable).mtimeMs);
  fs.closeSync(unreadable);
}

async function appending() {
  const handle = await fs.promises.open(at('log'), 'a+');
  await handle.write('one ');
  fs.appendFileSync(at('log'), 'two ');
  await handle.write('three ', 0);
  report('position', (await handle.read(Buffer.alloc(3))).bytesRead);
  await handle.truncate(8);
  await handle.write('four');
  report('text', [fs.readFileSync(at('log'), 'utf8'), (await handle.read(Buffer.alloc(20), 0, 20, 0)).bytesRead]);
  await handle.close();
  const fd = fs.openSync(at('log'), 'a');
  fs.ftruncateSync(fd, 14);
  fs.writeSync(fd, 'five', 0);
  report('text', JSON.stringify(fs.readFileSync(at('log'), 'latin1')));
  fs.closeSync(fd);
}

async function closed() {
  const handle = await fs.promises.open(at('log'), 'r+');
  const early = handle.stat();
  const closing = handle.close();
  report('during close', [(await early).size, (await handle.stat().catch((error) => error.message)) !== 'x']);
  await closing;
  const several = [['read', Buffer.alloc(1)], ['readv', [Buffer.alloc(1)]], ['write', 'x'], ['writev', [Buffer.alloc(1)]],
    ['stat'], ['readFile'], ['readFile', { encoding: 'none' }], ['writeFile', 'x'], ['appendFile', 'x'], ['chmod', 'x'], ['read', 3]];
  for (const [name, ...args] of [...several, ...calls]) {
    await handle[name](...(Array.isArray(args[0]) && args.length > 1 ? args[0] : args)).then(report, (error) => report(name, error));
  }
  for (const name of ['readFile', 'writeFile', 'appendFile']) {
    await fs.promises[name](handle, name === 'readFile' ? null : 'x').then(report, (error) => report(name, error));
  }
  await fs.promises.writeFile(handle, ['x']).then(report, (error) => report('parts', error));
  report('closed again', await handle.close());
}

function standardStreams() {
  const { spawnSync } = require('child_process');
  const script = `const fs = require('fs'); fs.writeSync(1, 'text'); fs.fsyncSync(1); fs.ftruncateSync(1, 2); fs.fchmodSync(1, 0o600);
    fs.futimesSync(1, 5, 6); fs.fchownSync(1, -1, -1);
    for (const name of ['fsyncSync', 'ftruncateSync']) try { fs[name](2) } catch (error) { fs.writeSync(2, error.message + ' ') }`;
  const out = fs.openSync(at('out'), 'w+');
  fs.renameSync(at('out'), at('out.moved'));
  fs.writeFileSync(at('out'), 'another');
  fs.writeSync(out, '> ');
  const { stderr } = spawnSync(process.execPath, ['-e', script], { stdio: ['ignore', out, 'pipe'] });
  report('streams', [`${stderr}`, mode(fs.fstatSync(out)), fs.fstatSync(out).mtimeMs, fs.fstatSync(out).size]);
  fs.writeSync(out, '!');
  report('offset', [JSON.stringify(fs.readFileSync(at('out.moved'), 'latin1')), fs.readFileSync(at('out'), 'utf8')]);
  fs.closeSync(out);
}

async function manyWriters() {
  const { spawn } = require('child_process');
  for (const flag of ['a', 'a+']) {
    const fds = [fs.openSync(at(`many ${flag}`), flag), fs.openSync(at(`many ${flag}`), flag)];
    const ends = fds.map((fd) => new Promise((resolve) => {
      spawn('sh', ['-c', 'for i in 1 2 3 4 5 6 7 8 9; do echo text; done'], { stdio: ['ignore', fd, 'inherit'] }).on('exit', resolve);
    }));
    for (let i = 0; i < 100; i++) fs.writeSync(fds[i % 2], 'TEXT\n');
    await Promise.all(ends);
    report('lines', fs.readFileSync(at(`many ${flag}`), 'utf8').split('\n').length);
    fds.forEach((fd) => fs.closeSync(fd));
  }
}

(async () => {
  for (const form of ['sync', 'callback', 'promise']) {
    for (const loss of Object.keys(losses)) await lose(form, loss);
  }
  await directories();
  positions();
  await appending();
  await closed();
  standardStreams();
  await manyWriters();
  fs.rmSync(folder, { recursive: true });
})();
