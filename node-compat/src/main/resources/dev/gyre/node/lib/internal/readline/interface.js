// Interface: reads lines from a stream, with line editing if it is a terminal.

const EventEmitter = require('events');
const { AbortError, nodeError } = require('internal/errors');
const { validateAbortSignal, validateString, validateUint32 } = require('internal/validators');
const { StringDecoder } = require('string_decoder');
const { History } = require('internal/readline/history');
const { beginEditing, editing } = require('internal/readline/editing');

const kIterator = Symbol('lineIterator');
const kQuestionReject = Symbol('questionReject');
const minimalDelay = 100;
const defaultEscapeTimeout = 500;
const defaultTabSize = 8;

function hide(target, values) {
  for (const key of Reflect.ownKeys(values))
    Object.defineProperty(target, key, { __proto__: null, value: values[key], writable: true, configurable: true });
}

// (input, output, completer, terminal) or one object.
function optionsOf(input, output, completer, terminal) {
  if (typeof input?.read === 'function' || !input?.input) return { input, output, completer, terminal };
  return input;
}

class LineReader extends EventEmitter {
  constructor(input, output, completer, terminal) {
    super();
    this._begin(input, output, completer, terminal);
  }

  // Initialises an emitter as an Interface.
  _begin(input, output, completer, terminal) {
    const options = optionsOf(input, output, completer, terminal);
    this.isCompletionEnabled = true;
    this.escapeCodeTimeout = defaultEscapeTimeout;
    this.tabSize = defaultTabSize;
    this._checkOptions(options);
    const history = new History(this, options);
    this._setUpHistory(history);
    this.line = '';
    this.output = options.output;
    this.input = options.input;
    this.crlfDelay = options.crlfDelay ? Math.max(minimalDelay, options.crlfDelay) : minimalDelay;
    this.completer = this._completerOf(options.completer);
    this.terminal = options.terminal ?? !!options.output?.isTTY;
    hide(this, {
      _prompt: options.prompt === undefined ? '> ' : options.prompt,
      _oldPrompt: undefined,
      _questionCallback: null,
      _previousKey: null,
      _sawReturnAt: 0,
      _line_buffer: null,
      _decoder: undefined,
      paused: false,
      closed: false,
      prevRows: 0,
      [kIterator]: undefined,
      [kQuestionReject]: null,
    });
    beginEditing(this, history);
    if (this.terminal) this._beginTerminal();
    else this._beginStream();
    if (options.signal) this._obey(options.signal);
    this.input.resume();
  }

  _checkOptions({ completer, escapeCodeTimeout, tabSize, signal }) {
    if (completer !== undefined && completer !== null && typeof completer !== 'function')
      throw nodeError('ERR_INVALID_ARG_VALUE', 'completer', completer);
    if (signal) validateAbortSignal(signal, 'options.signal');
    if (tabSize !== undefined) {
      validateUint32(tabSize, 'tabSize', true);
      this.tabSize = tabSize;
    }
    if (escapeCodeTimeout !== undefined) {
      if (!Number.isFinite(escapeCodeTimeout))
        throw nodeError('ERR_INVALID_ARG_VALUE', 'input.escapeCodeTimeout', this.escapeCodeTimeout);
      this.escapeCodeTimeout = escapeCodeTimeout;
    }
  }

  _setUpHistory(history) {
    this.historyManager = history;
    const members = { history: 'lines', historyIndex: 'index', historySize: 'size', isFlushing: 'isFlushing' };
    for (const [name, member] of Object.entries(members)) {
      Object.defineProperty(this, name, {
        __proto__: null,
        configurable: true,
        enumerable: true,
        get: () => history[member],
        set: (value) => {
          history[member] = value;
        },
      });
    }
  }

  // Converts a completer to the form that _callCompleter calls.
  _completerOf(completer) {
    return completer;
  }

  // The completer returns the completions or a promise of them.
  async _callCompleter(text, callback) {
    let value;
    try {
      value = await this.completer(text);
    } catch (error) {
      callback(error);
      return;
    }
    callback(null, value);
  }

  _obey(signal) {
    const close = () => this.close();
    if (signal.aborted) {
      process.nextTick(close);
    } else {
      signal.addEventListener('abort', close, { once: true });
      this.once('close', () => signal.removeEventListener('abort', close));
    }
  }

  _beginStream() {
    const { input } = this;
    const onData = (data) => this._normalWrite(data);
    const onEnd = () => {
      if (typeof this._line_buffer === 'string' && this._line_buffer.length > 0) this.emit('line', this._line_buffer);
      this.close();
    };
    const onError = (error) => this.emit('error', error);
    this._decoder = new StringDecoder('utf8');
    input.on('error', onError);
    input.on('data', onData);
    input.on('end', onEnd);
    this.once('close', () => {
      input.removeListener('data', onData);
      input.removeListener('error', onError);
      input.removeListener('end', onEnd);
    });
  }

  _beginTerminal() {
    const { input, output } = this;
    const onKey = (text, key) => {
      this._ttyWrite(text, key);
      // The first half of a surrogate pair cannot be displayed yet.
      const unit = key?.sequence?.codePointAt(0);
      if (unit >= 0xd800 && unit <= 0xdfff) this._refreshLine();
    };
    const onEnd = () => {
      if (typeof this.line === 'string' && this.line.length > 0) this.emit('line', this.line);
      this.close();
    };
    const onResize = () => this._refreshLine();
    const onError = (error) => this.emit('error', error);
    require('internal/readline/keys').emitKeypressEvents(input, this);
    input.on('error', onError);
    input.on('keypress', onKey);
    input.on('end', onEnd);
    this._setRawMode(true);
    this.terminal = true;
    this.cursor = 0;
    output?.on?.('resize', onResize);
    this.once('close', () => {
      input.removeListener('keypress', onKey);
      input.removeListener('error', onError);
      input.removeListener('end', onEnd);
      output?.removeListener?.('resize', onResize);
    });
  }

  get columns() {
    return this.output?.columns || Infinity;
  }

  setPrompt(prompt) {
    this._prompt = prompt;
  }

  getPrompt() {
    return this._prompt;
  }

  getCursorPos() {
    return this._getDisplayPos(this._prompt + this.line.slice(0, this.cursor));
  }

  _getCursorPos() {
    return this.getCursorPos();
  }

  _requireOpen() {
    if (this.closed) throw nodeError('ERR_USE_AFTER_CLOSE', 'readline');
  }

  prompt(preserveCursor) {
    if (this.paused) this.resume();
    else this._requireOpen();
    if (this.terminal && process.env.TERM !== 'dumb') {
      if (!preserveCursor) this.cursor = 0;
      this._refreshLine();
    } else {
      this._writeToOutput(this._prompt);
    }
  }

  close() {
    if (this.closed) return;
    this.pause();
    if (this.terminal) this._setRawMode(false);
    this.closed = true;
    this.emit('close');
  }

  pause() {
    this._requireOpen();
    if (this.paused) return undefined;
    this.input.pause();
    this.paused = true;
    this.emit('pause');
    return this;
  }

  resume() {
    this._requireOpen();
    if (!this.paused) return undefined;
    this.input.resume();
    this.paused = false;
    this.emit('resume');
    return this;
  }

  write(data, key) {
    this._requireOpen();
    if (this.paused) this.resume();
    if (this.terminal) this._ttyWrite(data, key);
    else this._normalWrite(data);
  }

  _setRawMode(on) {
    const { input } = this;
    const was = input.isRaw;
    if (typeof input.setRawMode === 'function') input.setRawMode(on);
    return was;
  }

  _writeToOutput(text) {
    validateString(text, 'stringToWrite');
    if (this.output !== null && this.output !== undefined) this.output.write(text);
  }

  // Input that is not from a terminal: whole lines are emitted, the rest is buffered.
  _normalWrite(data) {
    if (data === undefined) return;
    let text = this._decoder.write(data);
    if (this._sawReturnAt && Date.now() - this._sawReturnAt <= this.crlfDelay && text.startsWith('\n'))
      text = text.slice(1);
    if (text !== '') this._sawReturnAt = 0;
    const parts = text.split(/\r\n|\n|\r|\u2028|\u2029/);
    const rest = parts.pop();
    if (parts.length === 0) {
      if (text !== '') this._line_buffer = (this._line_buffer ?? '') + text;
      return;
    }
    // A return at the end may be the first half of \r\n.
    if (text.endsWith('\r')) this._sawReturnAt = Date.now();
    parts[0] = (this._line_buffer ?? '') + parts[0];
    this._line_buffer = rest;
    for (const line of parts) this._onLine(line);
  }

  _onLine(line) {
    if (this._questionCallback) {
      const callback = this._questionCallback;
      this._questionCallback = null;
      this.setPrompt(this._oldPrompt);
      callback(line);
    } else {
      this.emit('line', line);
    }
  }

  _question(query, callback) {
    this._requireOpen();
    if (this._questionCallback) {
      this.prompt();
      return;
    }
    this._oldPrompt = this._prompt;
    this.setPrompt(query);
    this._questionCallback = callback;
    this.prompt();
  }

  _cancelQuestion() {
    if (!this._questionCallback) return;
    this._questionCallback = null;
    this.setPrompt(this._oldPrompt);
    this.clearLine();
  }

  // Aborts the current question because of a key.
  _abortQuestion(message) {
    const reject = this[kQuestionReject];
    this[kQuestionReject] = null;
    reject?.(new AbortError(message));
  }

  [Symbol.asyncIterator]() {
    if (this[kIterator] === undefined) {
      const lines = EventEmitter.on(this, 'line', { close: ['close'], highWaterMark: 1024 });
      this[kIterator] = {
        next: async () => {
          const { done, value } = await lines.next();
          return done ? { done: true, value: undefined } : { done: false, value: value[0] };
        },
        return: () => lines.return(),
        throw: (error) => lines.throw(error),
        [Symbol.asyncIterator]() {
          return this;
        },
      };
    }
    return this[kIterator];
  }

  [Symbol.dispose]() {
    this.close();
  }
}

for (const [name, method] of Object.entries(editing)) {
  Object.defineProperty(LineReader.prototype, name, {
    __proto__: null,
    value: method,
    writable: true,
    configurable: true,
  });
}

module.exports = { LineReader, kQuestionReject };
