'use strict';
// What streams on files do with the functions of fs that a program replaces, with FileHandles, and with wrong options.
const fs = require('fs');
const os = require('os');
const path = require('path');

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gyre-streams-'));
const file = path.join(folder, 'a.txt');
fs.writeFileSync(file, 'abcdefgh');

function attempt(action) {
  try {
    action();
    console.log('fine');
  } catch (error) {
    console.log(error.name, error.code, error.message);
  }
}

function ended(stream) {
  return new Promise((resolve) => {
    const log = [];
    for (const event of ['open', 'ready', 'data', 'end', 'finish', 'error', 'close'])
      stream.on(event, (value) => log.push(event === 'data' || event === 'error' ? `${event} ${value}` : event));
    stream.on('close', () => resolve(log.join(', ')));
  });
}

async function replaced() {
  const { read, close } = fs;
  let reads = 0;
  fs.read = (...args) => {
    reads++;
    return read(...args);
  };
  fs.close = (fd, callback) => {
    console.log('close', typeof fd);
    close(fd, callback);
  };
  console.log(await ended(fs.createReadStream(file, { highWaterMark: 5 })), reads);
  Object.assign(fs, { read, close });
}

async function opened() {
  class Own extends fs.ReadStream {}
  Own.prototype.open = function () {
    console.log('own open', this.path === file, this.flags, this.mode);
    fs.open(this.path, this.flags, this.mode, (error, fd) => {
      if (error) {
        this.emit('error', error);
        return;
      }
      this.fd = fd;
      this.emit('open', fd);
    });
  };
  console.log(await ended(new Own(file)));
  console.log((await ended(new Own(`${file}-missing`))).replace(/'.*'/, 'PATH'));
}

async function handles() {
  const handle = await fs.promises.open(file, 'r');
  handle.on('close', () => console.log('handle closed'));
  const { read } = handle;
  handle.read = (...args) => {
    console.log('handle.read', args.length);
    return read.apply(handle, args);
  };
  console.log(await ended(fs.createReadStream(null, { fd: handle, start: 2, end: 4 })));
  console.log(handle.fd);
  const second = await fs.promises.open(file, 'r');
  attempt(() => fs.createReadStream(null, { fd: second, fs }));
  await second.close();
}

function wrong() {
  attempt(() => fs.createReadStream(file, { fd: 'x' }));
  attempt(() => fs.createReadStream(file, { fs: {} }));
  attempt(() => fs.createReadStream(file, { fs: { open: fs.open, read: 1 } }));
  attempt(() => fs.createWriteStream(file, { fs: { open: fs.open, write: 1 } }));
  attempt(() => fs.createWriteStream(file, { flush: 'yes' }));
  attempt(() => fs.writeFileSync(file, 'x', { flush: 1 }));
  attempt(() => fs.openSync(file, 2 ** 40));
  attempt(() => fs.cpSync(file, `${file}2`, { mode: 99 }));
  attempt(() => fs.cpSync(file, `${file}2`, { force: 1 }));
  attempt(() => fs.cpSync(file, `${file}2`, { dereference: true, verbatimSymlinks: true }));
  attempt(() => fs.cpSync(file, `${file}2`, { filter: async () => true }));
  const fd = fs.openSync(file, 'r');
  for (const position of [-2, 0.5, '1', 2n ** 63n, 2n, true]) attempt(() => fs.readSync(fd, Buffer.alloc(2), 0, 2, position));
  fs.closeSync(fd);
}

async function written() {
  const calls = [];
  const watched = Object.fromEntries(
    ['open', 'write', 'writev', 'fsync', 'close'].map((name) => [
      name,
      (...args) => {
        calls.push(name);
        return fs[name](...args);
      },
    ]),
  );
  const stream = fs.createWriteStream(file, { fs: watched, flush: true });
  for (const text of ['one ', 'two ', 'three']) stream.write(text);
  stream.end();
  console.log(await ended(stream), calls.join(' '), stream.bytesWritten, fs.readFileSync(file, 'utf8'));
  console.log(stream.autoClose, stream.pending, stream.flush);
  fs.mkdirSync(path.join(folder, 'b/../c/d'), { recursive: true });
  console.log(fs.readdirSync(folder).join(' '));
}

(async () => {
  await replaced();
  await opened();
  await handles();
  wrong();
  await written();
  const signal = AbortSignal.abort();
  await fs.promises.writeFile(file, ['x'], { signal }).catch((error) => console.log(error.name, error.code));
  const controller = new AbortController();
  const writing = fs.promises.writeFile(file, Buffer.alloc(1 << 20), { signal: controller.signal });
  controller.abort();
  await writing.catch((error) => console.log(error.name, error.code));
  fs.rmSync(folder, { recursive: true });
})();
