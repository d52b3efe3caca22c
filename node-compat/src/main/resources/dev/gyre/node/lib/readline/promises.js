// node:readline/promises. https://nodejs.org/api/readline.html#promises-api

const { AbortError, nodeError } = require('internal/errors');
const { validateAbortSignal, validateBoolean, validateInteger } = require('internal/validators');
const { byDistance, sequences, toLine, toPosition } = require('internal/readline/cursor');
const { LineReader, kQuestionReject } = require('internal/readline/interface');
const { kEmptyObject } = require('internal/util');

class Interface extends LineReader {
  question(query, options = kEmptyObject) {
    return new Promise((resolve, reject) => {
      let answered = resolve;
      if (options?.signal) {
        const { signal } = options;
        validateAbortSignal(signal, 'options.signal');
        if (signal.aborted) {
          reject(new AbortError(undefined, { cause: signal.reason }));
          return;
        }
        const onAbort = () => {
          this._cancelQuestion();
          reject(new AbortError(undefined, { cause: signal.reason }));
        };
        signal.addEventListener('abort', onAbort, { once: true });
        answered = (answer) => {
          signal.removeEventListener('abort', onAbort);
          resolve(answer);
        };
      }
      this[kQuestionReject] = reject;
      this._question(query, answered);
    });
  }
}

// Collects movements and writes them together.
class Readline {
  #stream;
  #pieces = [];
  #autoCommit = false;

  constructor(stream, options = undefined) {
    if (!require('internal/streams/utils').isWritableNodeStream?.(stream) && typeof stream?.write !== 'function')
      throw nodeError('ERR_INVALID_ARG_TYPE', 'stream', 'Writable', stream);
    this.#stream = stream;
    if (options?.autoCommit != null) {
      validateBoolean(options.autoCommit, 'options.autoCommit');
      this.#autoCommit = options.autoCommit;
    }
  }

  #add(text) {
    if (this.#autoCommit) process.nextTick(() => this.#stream.write(text));
    else this.#pieces.push(text);
    return this;
  }

  cursorTo(x, y = undefined) {
    validateInteger(x, 'x');
    if (y != null) validateInteger(y, 'y');
    return this.#add(toPosition(x, y));
  }

  moveCursor(dx, dy) {
    if (dx || dy) {
      validateInteger(dx, 'dx');
      validateInteger(dy, 'dy');
      return this.#add(byDistance(dx, dy));
    }
    return this;
  }

  clearLine(direction) {
    validateInteger(direction, 'dir', -1, 1);
    return this.#add(toLine(direction));
  }

  clearScreenDown() {
    return this.#add(sequences.clearScreenDown);
  }

  commit() {
    return new Promise((resolve) => {
      this.#stream.write(this.#pieces.join(''), resolve);
      this.#pieces = [];
    });
  }

  rollback() {
    this.#pieces = [];
    return this;
  }
}

function createInterface(input, output, completer, terminal) {
  return new Interface(input, output, completer, terminal);
}

module.exports = { Interface, Readline, createInterface };
