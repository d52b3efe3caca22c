// fs.watch and fs.watchFile.

const EventEmitter = require('events');
const { close, source } = internalBinding('async_hooks');
const { nodeError } = require('internal/errors');
const { isRegExp } = require('util/types');
const { encodeResult, toOptions, toPath } = require('internal/fs/arguments');
const { kEmptyObject } = require('internal/util');

// Validates the option that selects ignored files: a pattern, a regular expression, a function, or a list of these.
function validateIgnore(value, name) {
  if (value === undefined || value === null) return;
  if (Array.isArray(value)) {
    value.forEach((one, i) => validateIgnoreElement(one, `${name}[${i}]`));
    return;
  }
  validateIgnoreElement(value, name);
}

function validateIgnoreElement(value, name) {
  if (value === '') throw nodeError('ERR_INVALID_ARG_VALUE', name, value, 'must be a non-empty string');
  if (typeof value === 'string' || typeof value === 'function' || isRegExp(value)) return;
  throw nodeError('ERR_INVALID_ARG_TYPE', name, ['string', 'RegExp', 'Function'], value);
}

// Returns a function that checks whether a file name is ignored. A pattern without a slash applies to the last part of
// the name.
function matcherOf(ignore) {
  if (ignore === undefined || ignore === null) return () => false;
  const matchers = (Array.isArray(ignore) ? ignore : [ignore]).map((one) => {
    if (typeof one === 'function') return one;
    if (typeof one !== 'string') return (name) => one.exec(name) !== null;
    const { matchesGlob, posix } = require('path');
    return (name) => matchesGlob(one.includes('/') ? name : posix.basename(name), one);
  });
  return (name) => name !== null && matchers.some((matches) => matches(name));
}

class FSWatcher extends EventEmitter {
  #handle;

  constructor(path, options) {
    super();
    validateIgnore(options.ignore, 'options.ignore');
    const ignores = matcherOf(options.ignore);
    this.#handle = internalBinding('fs').watch(
      path,
      !!options.recursive,
      options.persistent !== false,
      (type, filename) => {
        if (!ignores(filename)) this.emit('change', type, encodeResult(filename, options.encoding));
      },
      (error) => this.emit('error', error),
    );
    options.signal?.addEventListener('abort', () => this.close(), { once: true });
  }

  close() {
    if (this.#handle === undefined) return;
    this.#handle.close();
    this.#handle = undefined;
    process.nextTick(() => this.emit('close'));
  }

  ref() {
    this.#handle?.ref();
    return this;
  }

  unref() {
    this.#handle?.unref();
    return this;
  }
}

function watch(path, options, listener) {
  if (typeof options === 'function') listener = options;
  const watcher = new FSWatcher(toPath(path, 'filename'), toOptions(options));
  if (listener) watcher.on('change', listener);
  return watcher;
}

// Watches a path by polling its stats.
class StatWatcher extends EventEmitter {
  constructor(path, { interval = 5007, persistent = true, bigint = false }) {
    super();
    const { statSync } = require('fs');
    const { toStats } = require('internal/fs/stats');
    const none = toStats(bigint ? new BigInt64Array(18) : new Float64Array(18));
    const look = () => statSync(path, { throwIfNoEntry: false, bigint }) ?? none;
    this.previous = look();
    this.changed = source('STATWATCHER', (current, previous) => {
      this.emit('change', current, previous);
    });
    if (this.previous === none) process.nextTick(this.changed, none, none);
    this.timer = setInterval(() => {
      const current = look();
      const { previous } = this;
      if (
        current.mtimeMs === previous.mtimeMs &&
        current.size === previous.size &&
        current.ino === previous.ino &&
        current.ctimeMs === previous.ctimeMs
      )
        return;
      this.previous = current;
      this.changed(current, previous);
    }, interval);
    if (!persistent) this.timer.unref();
  }

  stop() {
    clearInterval(this.timer);
    close(this.changed);
    process.nextTick(() => this.emit('stop'));
  }

  ref() {
    this.timer.ref();
    return this;
  }

  unref() {
    this.timer.unref();
    return this;
  }
}

const watched = new Map();

function watchFile(path, options, listener) {
  path = require('path').resolve(toPath(path, 'filename'));
  if (typeof options === 'function') {
    listener = options;
    options = undefined;
  }
  require('internal/validators').validateFunction(listener, 'listener');
  if (!watched.has(path)) watched.set(path, new StatWatcher(path, options ?? kEmptyObject));
  return watched.get(path).addListener('change', listener);
}

function unwatchFile(path, listener) {
  path = require('path').resolve(toPath(path, 'filename'));
  const watcher = watched.get(path);
  if (watcher === undefined) return;
  if (typeof listener === 'function') watcher.removeListener('change', listener);
  else watcher.removeAllListeners('change');
  if (watcher.listenerCount('change') === 0) {
    watcher.stop();
    watched.delete(path);
  }
}

module.exports = { unwatchFile, validateIgnore, watch, watchFile };
