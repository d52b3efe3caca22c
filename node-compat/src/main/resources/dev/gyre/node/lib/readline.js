// node:readline. https://nodejs.org/api/readline.html

const EventEmitter = require('events');
const { AbortError } = require('internal/errors');
const { kEmptyObject, promisify } = require('internal/util');
const { validateAbortSignal } = require('internal/validators');
const { clearLine, clearScreenDown, cursorTo, moveCursor } = require('internal/readline/cursor');
const { emitKeypressEvents: emitKeys } = require('internal/readline/keys');
const { LineReader } = require('internal/readline/interface');

// Completers of this module use a callback, which they may call at once, or return their result.
class CallbackReader extends LineReader {
  _completerOf(completer) {
    if (typeof completer !== 'function') return completer;
    return completer.length === 2 ? completer : (text, callback) => callback(null, completer(text));
  }

  _callCompleter(text, callback) {
    this.completer(text, callback);
  }
}

function Interface(input, output, completer, terminal) {
  if (new.target === undefined && this instanceof Interface) {
    // Called on another object, for inheritance without classes.
    EventEmitter.call(this);
    this._begin(input, output, completer, terminal);
    return this;
  }
  return Reflect.construct(CallbackReader, [input, output, completer, terminal], new.target ?? Interface);
}
Object.setPrototypeOf(Interface.prototype, CallbackReader.prototype);
Object.setPrototypeOf(Interface, CallbackReader);

Interface.prototype.question = function question(query, options, callback) {
  callback = typeof options === 'function' ? options : callback;
  if (options === null || typeof options !== 'object') options = kEmptyObject;
  if (options.signal) {
    validateAbortSignal(options.signal, 'options.signal');
    const { signal } = options;
    if (signal.aborted) return;
    const onAbort = () => this._cancelQuestion();
    signal.addEventListener('abort', onAbort, { once: true });
    const given = callback;
    callback =
      typeof given !== 'function'
        ? given
        : (answer) => {
            signal.removeEventListener('abort', onAbort);
            given(answer);
          };
  }
  if (typeof callback === 'function') this._question(query, callback);
};
Interface.prototype.question[promisify.custom] = function question(query, options) {
  if (options === null || typeof options !== 'object') options = kEmptyObject;
  if (options.signal?.aborted) return Promise.reject(new AbortError(undefined, { cause: options.signal.reason }));
  return new Promise((resolve, reject) => {
    let answered = resolve;
    if (options.signal) {
      const onAbort = () => reject(new AbortError(undefined, { cause: options.signal.reason }));
      options.signal.addEventListener('abort', onAbort, { once: true });
      answered = (answer) => {
        options.signal.removeEventListener('abort', onAbort);
        resolve(answer);
      };
    }
    this.question(query, options, answered);
  });
};

function createInterface(input, output, completer, terminal) {
  return new Interface(input, output, completer, terminal);
}

function emitKeypressEvents(stream, owner = {}) {
  emitKeys(stream, owner);
}

module.exports = {
  Interface,
  clearLine,
  clearScreenDown,
  createInterface,
  cursorTo,
  emitKeypressEvents,
  moveCursor,
  promises: undefined,
};
Object.defineProperty(module.exports, 'promises', {
  __proto__: null,
  configurable: true,
  enumerable: true,
  get: () => require('readline/promises'),
});
