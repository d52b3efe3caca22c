'use strict';
// fs.Utf8Stream: its options, its events in order, and what arrives in the file.
const fs = require('fs');
const os = require('os');
const path = require('path');
const { Utf8Stream } = fs;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gyre-utf8-stream-'));
const file = (name) => path.join(folder, name);
const text = (name) => fs.readFileSync(file(name), 'utf8');
const events = ['ready', 'drain', 'drop', 'write', 'finish', 'error', 'close'];

function attempt(title, action) {
  try {
    console.log(title, action());
  } catch (error) {
    console.log(title, error.name, error.code, error.message.replaceAll(folder, ''));
  }
}

function watch(stream, log = []) {
  for (const event of events) stream.on(event, (value) => log.push(value === undefined ? event : `${event} ${value}`));
  return log;
}

const closed = (stream) => new Promise((resolve) => stream.once('close', resolve));
const event = (stream, name) => new Promise((resolve) => stream.once(name, resolve));

function wrongOptions() {
  const dest = file('wrong');
  const wrong = [undefined, null, { fd: true }, { dest, sync: 1 }, { dest, fsync: 1 }, { dest, append: 1 }, { dest, mkdir: 1 }];
  wrong.push({ dest, minLength: 20000 }, { dest, minLength: -1 }, { dest, maxLength: 'a' }, { dest, maxWrite: 1.5 });
  wrong.push({ dest, contentMode: 'x' }, { dest, retryEAGAIN: 1 }, { dest, periodicFlush: {} }, { dest, fs: 3 });
  wrong.push({ dest, fs: { write: 3 } }, { dest, fs: { fsyncSync: null } }, { dest: file('none/x'), sync: true });
  for (const options of wrong) attempt('options', () => new Utf8Stream(options));
  attempt('call', () => Utf8Stream());
}

function defaults() {
  const stream = new Utf8Stream({ dest: file('defaults'), sync: true });
  const { mode, file: name, minLength, maxLength, writing, sync, fsync, append, periodicFlush, contentMode, mkdir } = stream;
  console.log(mode, path.basename(name), minLength, maxLength, writing, sync, fsync, append, periodicFlush, contentMode, mkdir);
  console.log(typeof stream.fd, Object.keys(Object.getOwnPropertyDescriptors(Utf8Stream.prototype)).join());
  attempt('number', () => stream.write(1));
  attempt('buffer', () => stream.write(Buffer.from('a')));
  attempt('flush', () => stream.flush(1));
  stream.destroy();
  stream.destroy();
  for (const name of ['write', 'flushSync', 'reopen', 'end', 'destroy']) attempt(name, () => stream[name]('x'));
  stream.flush((error) => console.log('flush', error.code, error.message));
}

async function plain(sync, contentMode) {
  const name = `plain-${sync}-${contentMode}`;
  const stream = new Utf8Stream({ dest: file(name), sync, contentMode });
  const log = watch(stream);
  const convert = (data) => (contentMode === 'buffer' ? Buffer.from(data) : data);
  log.push(`returned ${stream.write(convert('hello '))}`, `returned ${stream.write(convert('wörld €\n'))}`);
  if (contentMode === 'buffer') stream.write(new Uint16Array([0x4141, 0x4242]));
  stream.end();
  await closed(stream);
  console.log(name, log.join(', '), JSON.stringify(text(name)));
}

async function gathered() {
  const stream = new Utf8Stream({ dest: file('gathered'), sync: true, minLength: 10 });
  const log = watch(stream);
  for (const part of ['aaa', 'bbb', 'ccc', 'd', 'eee']) {
    stream.write(part);
    log.push(text('gathered').length);
  }
  stream.flushSync();
  log.push(text('gathered').length);
  stream.write('fff');
  await new Promise((resolve) => stream.flush(resolve));
  log.push(text('gathered').length);
  stream.end();
  await closed(stream);
  console.log('gathered', log.join(', '));
}

async function dropped() {
  const stream = new Utf8Stream({ dest: file('dropped'), sync: true, minLength: 6, maxLength: 8 });
  const log = watch(stream);
  stream.write('abcde');
  stream.write('12345');
  stream.write('f');
  stream.end();
  await closed(stream);
  console.log('dropped', log.join(', '), text('dropped'));
}

async function large() {
  const stream = new Utf8Stream({ dest: file('large'), maxWrite: 100 });
  const log = watch(stream);
  await event(stream, 'ready');
  for (let i = 0; i < 5; i++) stream.write(String(i).repeat(60));
  log.push(`returned ${stream.write('x'.repeat(20000))}`);
  stream.end();
  await closed(stream);
  console.log('large', log.join(', '), text('large').length);
}

// Writes that take a part only, and that the file refuses for now.
async function replaced(sync, contentMode) {
  const name = `replaced-${sync}-${contentMode}`;
  let calls = 0;
  const refuse = () => Object.assign(new Error('again'), { code: 'EAGAIN' });
  const part = (fd, data) => fs.writeSync(fd, Buffer.from(data).subarray(0, 4));
  const functions = {
    write(fd, data, ...rest) {
      const callback = rest.at(-1);
      if (++calls === 1) setImmediate(callback, refuse());
      else setImmediate(callback, null, calls === 2 ? part(fd, data) : fs.writeSync(fd, data));
    },
    writeSync(fd, data) {
      if (++calls === 1) throw refuse();
      return calls === 2 ? part(fd, data) : fs.writeSync(fd, data);
    },
  };
  const retried = [];
  const retryEAGAIN = (error, size, rest) => retried.push(`${error.code} ${size} ${rest}`) > 0;
  const stream = new Utf8Stream({ dest: file(name), sync, contentMode, fs: functions, retryEAGAIN });
  const log = watch(stream);
  const data = 'abcdefgh\n';
  await event(stream, 'ready');
  stream.write(contentMode === 'buffer' ? Buffer.from(data) : data);
  stream.end();
  await closed(stream);
  console.log(name, retried.join(), JSON.stringify(text(name)), log.filter((line) => /finish|close|error/.test(line)).join());
}

async function failing() {
  const write = (fd, data, encoding, callback) => setImmediate(callback, Object.assign(new Error('full'), { code: 'ENOSPC' }));
  const stream = new Utf8Stream({ dest: file('failing'), fs: { write } });
  const log = watch(stream);
  await event(stream, 'ready');
  stream.write('lost');
  await event(stream, 'error');
  console.log('failing', log.join(), stream.writing);
  stream.destroy();
  await closed(stream);
  const missing = new Utf8Stream({ dest: file('none/x') });
  console.log('missing', (await event(missing, 'error')).code);
}

async function reopened() {
  const stream = new Utf8Stream({ dest: file('deep/log'), mkdir: true, sync: false });
  const log = watch(stream);
  await event(stream, 'ready');
  stream.write('before\n');
  await event(stream, 'drain');
  fs.renameSync(file('deep/log'), file('deep/log.1'));
  stream.reopen();
  await event(stream, 'ready');
  stream.write('after\n');
  await event(stream, 'drain');
  stream.reopen(file('deep/other'));
  await event(stream, 'ready');
  console.log(path.basename(stream.file));
  stream.write('other\n');
  stream.end();
  await closed(stream);
  console.log('reopened', log.filter((line) => line !== 'drain').join(), [text('deep/log.1'), text('deep/log'), text('deep/other')]);
  const byNumber = new Utf8Stream({ fd: fs.openSync(file('number'), 'w'), sync: true });
  attempt('reopen', () => byNumber.reopen());
  byNumber.destroy();
  await closed(byNumber);
}

async function truncatedAndTimed() {
  fs.writeFileSync(file('timed'), 'old');
  const stream = new Utf8Stream({ dest: file('timed'), append: false, minLength: 100, periodicFlush: 5, fsync: true, mode: 0o600 });
  stream.write('new');
  // The stream's own timer does not keep the process alive.
  const alive = setInterval(() => {}, 1000);
  await event(stream, 'drain');
  clearInterval(alive);
  console.log('timed', text('timed'));
  stream.destroy();
  await closed(stream);
  using short = new Utf8Stream({ dest: file('disposed'), sync: true, mode: 0o600 });
  short.write('x');
  console.log((fs.statSync(file('disposed')).mode & 0o777).toString(8), text('disposed'));
}

async function main() {
  wrongOptions();
  defaults();
  for (const sync of [true, false]) for (const mode of ['utf8', 'buffer']) await plain(sync, mode);
  await gathered();
  await dropped();
  await large();
  for (const sync of [true, false]) for (const mode of ['utf8', 'buffer']) await replaced(sync, mode);
  await failing();
  await reopened();
  await truncatedAndTimed();
  fs.rmSync(folder, { recursive: true });
}

main();
