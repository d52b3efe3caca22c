// process.stdin, stdout and stderr as streams.

const { Readable } = require('internal/streams/readable');
const { Writable } = require('internal/streams/writable');

const stdio = internalBinding('stdio');
const ids = internalBinding('async_hooks');

// The type of a standard stream in async hooks.
const wraps = { __proto__: null, TTY: 'TTYWRAP', PIPE: 'PIPEWRAP' };

// Writes are synchronous, so that all output is written before the process ends.
class OutputStream extends Writable {
  constructor(fd, type) {
    super({ decodeStrings: true, emitClose: false, autoDestroy: true });
    this.fd = fd;
    this._type = { TTY: 'tty', FILE: 'fs' }[type] ?? 'pipe';
    Object.defineProperty(this, '_isStdio', { __proto__: null, value: true, writable: true });
    if (type in wraps) ids.emitInit(ids.newAsyncId(), wraps[type], ids.executionAsyncId(), this);
  }

  _write(chunk, encoding, callback) {
    try {
      stdio.write(this.fd, chunk);
    } catch (error) {
      callback(error);
      return;
    }
    callback();
  }

  // The standard streams cannot be closed: after end or destroy the stream reports that it is closed, but can be written to again.
  _destroy(error, callback) {
    callback(error);
    this._undestroy();
    process.nextTick(() => this.emit('close'));
  }

  destroySoon() {
    this.destroy();
  }
}

function createOutput(fd) {
  internalBinding('console').plain = false;
  const type = stdio.guessHandleType(fd);
  if (type !== 'TTY') return new OutputStream(fd, type);
  const { TerminalOutput } = require('internal/tty/streams');
  return new TerminalOutput(fd);
}

class InputStream extends Readable {
  #reading = false;
  #take;

  constructor(type = 'PIPE') {
    super({ highWaterMark: 65536, emitClose: false });
    this.fd = 0;
    this.#take = ids.source(wraps[type], (error, bytes) => {
      this.#reading = false;
      if (error) this.destroy(error);
      else this.push(bytes === undefined || bytes === null ? null : require('buffer').Buffer.from(bytes));
    });
    // Without listeners, reading must not keep the process alive.
    this.on('pause', () => {
      if (!this.#reading || this._readableState.reading === false) return;
      process.nextTick(() => {
        if (this.#reading && !this._readableState.flowing) {
          this.#reading = false;
          this._readableState.reading = false;
          stdio.cancelRead(0);
        }
      });
    });
  }

  _read() {
    if (this.#reading) return;
    this.#reading = true;
    stdio.read(0, this.#take);
  }

  ref() {
    return this;
  }

  unref() {
    if (this.#reading) stdio.cancelRead(0);
    return this;
  }
}

function createStdin() {
  const type = stdio.guessHandleType(0);
  if (type === 'FILE') return require('fs').createReadStream(null, { fd: 0, autoClose: false });
  if (type !== 'TTY') return new InputStream();
  const { TerminalInput } = require('internal/tty/streams');
  return new TerminalInput();
}

module.exports = { InputStream, OutputStream, createOutput, createStdin };
