// The streams of a terminal. https://nodejs.org/api/tty.html

const { InputStream, OutputStream } = require('internal/process/stdio');
const { getColorDepth } = require('internal/tty/color_depth');

const stdio = internalBinding('stdio');

class TerminalInput extends InputStream {
  constructor() {
    super('TTY');
    this.isTTY = true;
    this.isRaw = false;
  }

  setRawMode(on) {
    stdio.setRawMode(0, !!on);
    this.isRaw = !!on;
    return this;
  }
}

function callbackOf(callback) {
  if (callback !== undefined) require('internal/validators').validateFunction(callback, 'callback');
  return callback;
}

class TerminalOutput extends OutputStream {
  constructor(fd) {
    super(fd, 'TTY');
    this._readSize();
    this.on('newListener', (event) => {
      if (event === 'resize' && this.listenerCount('resize') === 0) process.on('SIGWINCH', () => this._refreshSize());
    });
  }

  _readSize() {
    const size = stdio.getWindowSize(this.fd);
    if (size !== undefined) [this.columns, this.rows] = size;
  }

  _refreshSize() {
    const { columns, rows } = this;
    this._readSize();
    if (columns !== this.columns || rows !== this.rows) this.emit('resize');
  }

  getWindowSize() {
    return [this.columns, this.rows];
  }

  getColorDepth(env = process.env) {
    return getColorDepth(env);
  }

  hasColors(count = 16, env = undefined) {
    if (env === undefined && typeof count === 'object' && count !== null) {
      env = count;
      count = 16;
    } else {
      require('internal/validators').validateInteger(count, 'count', 2);
    }
    return count <= 2 ** this.getColorDepth(env);
  }

  cursorTo(x, y, callback) {
    if (typeof y === 'function') {
      callback = y;
      y = undefined;
    }
    return this.write(typeof y === 'number' ? `\u001b[${y + 1};${x + 1}H` : `\u001b[${x + 1}G`, callbackOf(callback));
  }

  moveCursor(dx, dy, callback) {
    let text = '';
    if (dx !== 0) text += dx < 0 ? `\u001b[${-dx}D` : `\u001b[${dx}C`;
    if (dy !== 0) text += dy < 0 ? `\u001b[${-dy}A` : `\u001b[${dy}B`;
    return this.write(text, callbackOf(callback));
  }

  clearLine(direction, callback) {
    const code = direction < 0 ? 1 : direction > 0 ? 0 : 2;
    return this.write(`\u001b[${code}K`, callbackOf(callback));
  }

  clearScreenDown(callback) {
    return this.write('\u001b[0J', callbackOf(callback));
  }
}
Object.defineProperty(TerminalOutput.prototype, 'isTTY', {
  __proto__: null,
  value: true,
  writable: true,
  enumerable: true,
  configurable: true,
});

module.exports = { TerminalInput, TerminalOutput };
