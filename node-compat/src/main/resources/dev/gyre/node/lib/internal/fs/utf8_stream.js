// fs.Utf8Stream: a writer of log lines that gathers what is written and hands it to the file in few calls.
// https://nodejs.org/api/fs.html#class-fsutf8stream

const { Buffer } = require('buffer');
const EventEmitter = require('events');
const fs = require('fs');
const { nodeError, nodeErrorAs } = require('internal/errors');
const { kEmptyObject } = require('internal/util');
const {
  validateBoolean,
  validateFunction,
  validateObject,
  validateOneOf,
  validateString,
  validateUint32,
} = require('internal/validators');
const { dirname } = require('path');

const LARGEST_WRITE = 16 * 1024;
// write() answers false from this many units on.
const HIGH_WATER_MARK = 16387;
// Milliseconds between attempts while the file answers EAGAIN or EBUSY.
const RETRY_DELAY = 100;
const STANDARD_FILES = [1, 2];
const FILE_FUNCTIONS = ['write', 'writeSync', 'fsync', 'fsyncSync', 'close', 'open', 'mkdir', 'mkdirSync'];

// What waits to be written, joined to pieces of at most `most` units: characters, or bytes.
class Pieces {
  units = 0;
  #pieces = [];
  #join;
  #most;

  constructor(join, most) {
    this.#join = join;
    this.#most = most;
  }

  add(data) {
    const last = this.#pieces.at(-1);
    if (last !== undefined && !last.whole && last.length + data.length <= this.#most) {
      last.parts.push(data);
      last.length += data.length;
    } else {
      this.#pieces.push({ parts: [data], length: data.length, whole: false });
    }
    this.units += data.length;
  }

  take() {
    const { parts, length } = this.#pieces.shift();
    this.units -= length;
    return parts.length === 1 ? parts[0] : this.#join(parts);
  }

  // Nothing is joined to a piece that was taken once: it may be bytes where others are text.
  putBack(data) {
    this.#pieces.unshift({ parts: [data], length: data.length, whole: true });
    this.units += data.length;
  }
}

class Utf8Stream extends EventEmitter {
  #contentMode;
  #options;
  #fs;
  #pieces;
  #fd = -1;
  #file = null;
  // The piece that a call of fs has in hand, or that waits for another attempt.
  #current = null;
  #opening = false;
  #writing = false;
  #ending = false;
  #reopening = false;
  #destroyed = false;
  #drainScheduled = false;
  #flushes = [];
  #flushTimer;
  #retryTimer = null;
  #retries = 0;

  constructor(options = kEmptyObject) {
    validateObject(options, 'options');
    const { fd, dest, fs: replaced = kEmptyObject, contentMode = 'utf8' } = options;
    super();
    validateObject(replaced, 'options.fs');
    this.#fs = { __proto__: null };
    for (const name of [...FILE_FUNCTIONS, 'openSync']) this.#fs[name] = name in replaced ? replaced[name] : fs[name];
    for (const name of FILE_FUNCTIONS) validateFunction(this.#fs[name], `options.fs.${name}`);
    this.#options = readOptions(options);
    validateOneOf(contentMode, 'options.contentMode', ['buffer', 'utf8']);
    this.#contentMode = contentMode;
    const join = contentMode === 'buffer' ? (parts) => Buffer.concat(parts) : (parts) => parts.join('');
    this.#pieces = new Pieces(join, this.#options.maxWrite);

    const target = fd ?? dest;
    if (typeof target === 'number') {
      this.#fd = target;
      process.nextTick(() => this.emit('ready'));
    } else if (typeof target === 'string') {
      this.#open(target);
    } else {
      throw nodeError('ERR_INVALID_ARG_TYPE', 'fd', ['number', 'string'], target);
    }
    const { minLength, maxWrite, periodicFlush } = this.#options;
    if (minLength >= maxWrite) {
      const reason = `should be smaller than maxWrite (${maxWrite})`;
      throw nodeErrorAs(RangeError, 'ERR_INVALID_ARG_VALUE', 'minLength', minLength, reason);
    }
    if (periodicFlush !== 0) {
      this.#flushTimer = setInterval(() => {
        if (this.#flushes.length === 0) this.flush();
      }, periodicFlush);
      this.#flushTimer.unref();
    }
  }

  write(data) {
    this.#mustLive();
    if (this.#contentMode === 'utf8') validateString(data, 'data');
    else data = toBuffer(data);
    const { minLength, maxLength, highWaterMark } = this.#options;
    if (maxLength !== 0 && this.#length + data.length > maxLength) {
      this.emit('drop', data);
    } else {
      this.#pieces.add(data);
      if (this.#idle && this.#length >= minLength) this.#writeNext();
    }
    return this.#length < highWaterMark;
  }

  flush(callback = () => {}) {
    validateFunction(callback, 'cb');
    if (this.#destroyed) {
      callback(destroyedError());
    } else if (this.#idle && this.#length === 0 && this.#options.minLength === 0) {
      callback();
    } else {
      this.#flushes.push(callback);
      if (this.#idle) {
        if (this.#length === 0) this.#pieces.add(this.#contentMode === 'utf8' ? '' : Buffer.alloc(0));
        this.#writeNext();
      }
    }
  }

  flushSync() {
    this.#mustLive();
    if (this.#fd < 0) throw nodeError('ERR_INVALID_STATE', 'Invalid file descriptor');
    const waited = this.#retryTimer !== null;
    if (waited) {
      clearTimeout(this.#retryTimer);
      this.#retryTimer = null;
      this.#pieces.putBack(this.#current);
      this.#current = null;
    }
    try {
      while (this.#pieces.units > 0) this.#writePieceNow();
    } finally {
      if (waited) {
        this.#writing = false;
        process.nextTick(() => this.#proceed());
      }
    }
    if (this.#contentMode === 'utf8') this.#synchronizeIfPossible();
  }

  reopen(file) {
    this.#mustLive();
    if (this.#opening) {
      this.#whenReady(() => this.reopen(file));
    } else if (!this.#ending) {
      if (!this.#file) {
        const reason = 'Unable to reopen a file descriptor, you must pass a file to SonicBoom';
        throw nodeError('ERR_OPERATION_FAILED', reason);
      }
      if (file) this.#file = file;
      this.#reopening = true;
      if (!this.#writing) this.#openAgain();
    }
  }

  end() {
    this.#mustLive();
    if (this.#opening) {
      this.#whenReady(() => this.end());
    } else if (!this.#ending) {
      this.#ending = true;
      if (this.#idle) this.#proceed();
    }
  }

  destroy() {
    if (this.#destroyed) return;
    const waiting = this.#opening ? this.#flushes.splice(0) : [];
    this.#close();
    for (const callback of waiting) callback(destroyedError());
  }

  get mode() {
    return this.#options.mode;
  }
  get file() {
    return this.#file;
  }
  get fd() {
    return this.#fd;
  }
  get minLength() {
    return this.#options.minLength;
  }
  get maxLength() {
    return this.#options.maxLength;
  }
  get writing() {
    return this.#writing;
  }
  get sync() {
    return this.#options.sync;
  }
  get fsync() {
    return this.#options.fsync;
  }
  get append() {
    return this.#options.append;
  }
  get periodicFlush() {
    return this.#options.periodicFlush;
  }
  get contentMode() {
    return this.#contentMode;
  }
  get mkdir() {
    return this.#options.mkdir;
  }

  [Symbol.dispose]() {
    this.destroy();
  }

  get #idle() {
    return !this.#writing && !this.#opening;
  }

  get #length() {
    return this.#pieces.units + (this.#current?.length ?? 0);
  }

  #mustLive() {
    if (this.#destroyed) throw destroyedError();
  }

  #whenReady(action) {
    this.once('ready', () => {
      if (!this.#destroyed) action();
    });
  }

  #open(file) {
    const { append, mkdir, mode, sync } = this.#options;
    const flags = append ? 'a' : 'w';
    this.#opening = true;
    this.#writing = true;
    if (sync) {
      try {
        if (mkdir) this.#fs.mkdirSync(dirname(file), { recursive: true });
        this.#opened(file, this.#fs.openSync(file, flags, mode));
      } catch (error) {
        this.#notOpened(error);
        throw error;
      }
      return;
    }
    const open = () =>
      this.#fs.open(file, flags, mode, (error, fd) => (error ? this.#notOpened(error) : this.#opened(file, fd)));
    if (mkdir) this.#fs.mkdir(dirname(file), { recursive: true }, (error) => (error ? this.#notOpened(error) : open()));
    else open();
  }

  #opened(file, fd) {
    const reopened = this.#reopening;
    this.#fd = fd;
    this.#file = file;
    this.#opening = this.#writing = this.#reopening = false;
    if (this.#options.sync) process.nextTick(() => this.emit('ready'));
    else this.emit('ready');
    if (this.#destroyed || !this.#idle) return;
    if (this.#mayWrite()) this.#writeNext();
    else if (reopened) process.nextTick(() => this.#drained());
  }

  #notOpened(error) {
    this.#opening = this.#writing = this.#reopening = false;
    if (!this.#options.sync) {
      this.#failed(error);
    } else {
      process.nextTick(() => {
        if (this.listenerCount('error') > 0) this.emit('error', error);
      });
    }
  }

  #openAgain() {
    const before = this.#fd;
    this.once('ready', () => {
      if (before === this.#fd) return;
      this.#fs.close(before, (error) => {
        if (error) this.emit('error', error);
      });
    });
    this.#open(this.#file);
  }

  #mayWrite() {
    const length = this.#length;
    if (length === 0) return false;
    return length > this.#options.minLength || this.#flushes.length > 0 || this.#ending;
  }

  // Goes on with what is due once no call of fs is under way.
  #proceed() {
    if (this.#destroyed || !this.#idle) return;
    if (this.#reopening) this.#openAgain();
    else if (this.#mayWrite()) this.#writeNext();
    else if (this.#ending) this.#close();
    else this.#scheduleDrain();
  }

  #writeNext() {
    this.#writing = true;
    this.#current = this.#pieces.take();
    this.#writeCurrent();
  }

  #writeCurrent() {
    if (this.#options.sync) {
      this.#writeCurrentSync();
      return;
    }
    const done = (error, written) => (error ? this.#notWritten(error) : this.#written(written));
    if (typeof this.#current === 'string') this.#fs.write(this.#fd, this.#current, 'utf8', done);
    else this.#fs.write(this.#fd, this.#current, done);
  }

  #writeCurrentSync() {
    let written;
    while (written === undefined) {
      try {
        written = this.#writeSync(this.#current);
      } catch (error) {
        if (!this.#mayRetry(error, this.#current.length)) {
          this.#giveUp(error);
          return;
        }
        pause();
      }
    }
    this.#written(written);
  }

  #writeSync(data) {
    return typeof data === 'string' ? this.#fs.writeSync(this.#fd, data, 'utf8') : this.#fs.writeSync(this.#fd, data);
  }

  #written(written) {
    if (written > 0) this.#retries = 0;
    const rest = afterBytes(this.#current, written);
    this.#current = null;
    if (rest.length > 0) this.#pieces.putBack(rest);
    this.emit('write', written);
    if (this.#options.fsync && rest.length === 0 && !this.#destroyed) this.#fs.fsyncSync(this.#fd);
    this.#writing = false;
    if (rest.length > 0 && this.#pieces.units > 0 && !this.#destroyed) this.#writeNext();
    else this.#proceed();
  }

  #mayRetry(error, size) {
    if (error.code !== 'EAGAIN' && error.code !== 'EBUSY') return false;
    this.#retries++;
    const { maxWriteRetries, retryEAGAIN } = this.#options;
    if (maxWriteRetries > 0 && this.#retries > maxWriteRetries) return false;
    return retryEAGAIN(error, size, this.#length - size);
  }

  #notWritten(error) {
    if (!this.#mayRetry(error, this.#current.length)) {
      this.#giveUp(error);
    } else if (!this.#destroyed) {
      this.#retryTimer = setTimeout(() => {
        this.#retryTimer = null;
        this.#writeCurrent();
      }, RETRY_DELAY);
    }
  }

  #giveUp(error) {
    this.#writing = false;
    this.#pieces.putBack(this.#current);
    this.#current = null;
    this.#failed(error);
  }

  #writePieceNow() {
    let data = this.#pieces.take();
    while (data.length > 0) {
      try {
        data = afterBytes(data, this.#writeSync(data));
        this.#retries = 0;
      } catch (error) {
        if (!this.#mayRetry(error, data.length)) {
          this.#pieces.putBack(data);
          throw error;
        }
        pause();
      }
    }
  }

  #failed(error) {
    for (const callback of this.#flushes.splice(0)) callback(error);
    this.emit('error', error);
  }

  #scheduleDrain() {
    if (!this.#options.sync) {
      this.#drained();
    } else if (!this.#drainScheduled) {
      this.#drainScheduled = true;
      process.nextTick(() => this.#drained());
    }
  }

  #drained() {
    this.#drainScheduled = false;
    this.#finishFlushes();
    if (!this.#destroyed) this.emit('drain');
  }

  #finishFlushes() {
    for (const callback of this.#flushes.splice(0)) {
      if (this.#options.fsync || this.#destroyed || this.#fd < 0) callback();
      else this.#fs.fsync(this.#fd, (error) => (isUnsyncable(error) ? callback() : callback(error)));
    }
  }

  // Not every file can be synchronized with its device: pipes and terminals cannot.
  #synchronizeIfPossible() {
    try {
      this.#fs.fsyncSync(this.#fd);
    } catch (error) {
      if (!isUnsyncable(error)) throw error;
    }
  }

  #close() {
    clearInterval(this.#flushTimer);
    clearTimeout(this.#retryTimer);
    this.#destroyed = true;
    if (this.#fd === -1) {
      this.once('ready', () => this.#close());
      return;
    }
    const closed = (error) => {
      if (error) {
        this.emit('error', error);
        return;
      }
      if (this.#ending && !this.#writing) this.emit('finish');
      this.emit('close');
    };
    this.#fs.fsync(this.#fd, () => {
      this.#finishFlushes();
      if (STANDARD_FILES.includes(this.#fd)) setImmediate(closed);
      else this.#fs.close(this.#fd, closed);
    });
  }
}

function readOptions(options) {
  const { append = true, fsync, maxLength, maxWrite, maxWriteRetries, minLength, mkdir, mode } = options;
  const { periodicFlush, retryEAGAIN, sync } = options;
  const read = {
    minLength: minLength || 0,
    maxLength: maxLength || 0,
    maxWrite: maxWrite || LARGEST_WRITE,
    periodicFlush: periodicFlush || 0,
    maxWriteRetries: maxWriteRetries || 0,
  };
  for (const name of Object.keys(read)) validateUint32(read[name], `options.${name}`);
  const switches = { sync: sync || false, fsync: fsync || false, append: append || false, mkdir: mkdir || false };
  for (const name of Object.keys(switches)) validateBoolean(switches[name], `options.${name}`);
  const retry = retryEAGAIN || (() => true);
  validateFunction(retry, 'options.retryEAGAIN');
  const highWaterMark = Math.max(read.minLength, HIGH_WATER_MARK);
  return { ...read, ...switches, mode, retryEAGAIN: retry, highWaterMark };
}

function toBuffer(data) {
  if (!ArrayBuffer.isView(data))
    throw nodeError('ERR_INVALID_ARG_TYPE', 'data', ['Buffer', 'TypedArray', 'DataView'], data);
  return Buffer.isBuffer(data) ? data : Buffer.from(data.buffer, data.byteOffset, data.byteLength);
}

// The rest of text or bytes once so many bytes of it are written. It is bytes, since a write may end within a character.
function afterBytes(data, written) {
  if (typeof data !== 'string') return data.subarray(written);
  if (written === 0) return data;
  return written >= Buffer.byteLength(data) ? '' : Buffer.from(data, 'utf8').subarray(written);
}

function isUnsyncable(error) {
  return !error || ['EBADF', 'EINVAL', 'ENOTSUP'].includes(error.code);
}

function destroyedError() {
  return nodeError('ERR_INVALID_STATE', 'Utf8Stream is destroyed');
}

function pause() {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_DELAY);
}

module.exports = { Utf8Stream };
