// process.stdin, stdout and stderr as streams.

const { Readable } = require('internal/streams/readable');
const { Writable } = require('internal/streams/writable');

const stdio = internalBinding('stdio');

// Writes are synchronous: what was written is out when the process ends.
class OutputStream extends Writable {
  constructor(fd, type) {
    super({ decodeStrings: true, emitClose: false, autoDestroy: true });
    this.fd = fd;
    this._type = { TTY: 'tty', FILE: 'fs' }[type] ?? 'pipe';
    Object.defineProperty(this, '_isStdio', { __proto__: null, value: true, writable: true });
    if (type === 'TTY') {
      this.isTTY = true;
      const size = stdio.getWindowSize(fd);
      if (size) [this.columns, this.rows] = size;
    }
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

  _destroy(error, callback) {
    callback(error);
    if (!error) process.nextTick(() => this.emit('close'));
  }

  // The standard streams cannot be closed.
  destroySoon() {
    this.destroy();
  }
}

const terminal = {
  getWindowSize() {
    return [this.columns, this.rows];
  },
  getColorDepth(env = process.env) {
    if (env.FORCE_COLOR !== undefined) return { 0: 1, 1: 4, 2: 8, 3: 24, true: 4, '': 4 }[env.FORCE_COLOR] ?? 1;
    if (env.NODE_DISABLE_COLORS || env.NO_COLOR || env.TERM === 'dumb' || !env.TERM) return 1;
    if (env.COLORTERM === 'truecolor' || env.COLORTERM === '24bit') return 24;
    if (/-256(color)?$/.test(env.TERM)) return 8;
    return 4;
  },
  hasColors(count = 16, env = undefined) {
    return count <= 2 ** this.getColorDepth(env);
  },
  cursorTo(x, y, callback) {
    return writeControl(this, typeof y === 'number' ? `\u001b[${y + 1};${x + 1}H` : `\u001b[${x + 1}G`, typeof y === 'function' ? y : callback);
  },
  moveCursor(dx, dy, callback) {
    let text = '';
    if (dx !== 0) text += dx < 0 ? `\u001b[${-dx}D` : `\u001b[${dx}C`;
    if (dy !== 0) text += dy < 0 ? `\u001b[${-dy}A` : `\u001b[${dy}B`;
    return writeControl(this, text, callback);
  },
  clearLine(direction, callback) {
    const code = direction < 0 ? 1 : direction > 0 ? 0 : 2;
    return writeControl(this, `\u001b[${code}K`, callback);
  },
  clearScreenDown(callback) {
    return writeControl(this, '\u001b[0J', callback);
  },
};

function writeControl(stream, text, callback) {
  return stream.write(text, callback);
}

function createOutput(fd) {
  internalBinding('console').plain = false;
  const type = stdio.guessHandleType(fd);
  const stream = new OutputStream(fd, type);
  if (type === 'TTY') {
    for (const [name, method] of Object.entries(terminal)) {
      Object.defineProperty(stream, name, { __proto__: null, value: method, writable: true, configurable: true });
    }
  }
  return stream;
}

class InputStream extends Readable {
  #reading = false;

  constructor(type) {
    super({ highWaterMark: 65536, emitClose: false });
    this.fd = 0;
    if (type === 'TTY') {
      this.isTTY = true;
      this.isRaw = false;
    }
    // Nobody who listens: reading must not keep the process alive.
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
    stdio.read(0, (error, bytes) => {
      this.#reading = false;
      if (error) this.destroy(error);
      else this.push(bytes === undefined || bytes === null ? null : require('buffer').Buffer.from(bytes));
    });
  }

  setRawMode(on) {
    stdio.setRawMode(0, !!on);
    this.isRaw = !!on;
    return this;
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
  return new InputStream(type);
}

module.exports = { createOutput, createStdin };
