// gyre:loop: active resources, statistics and idleness of the event loop.

const { AbortError } = require('internal/errors');
const { kEmptyObject } = require('internal/util');
const {
  validateAbortSignal,
  validateArray,
  validateFunction,
  validateNumber,
  validateObject,
} = require('internal/validators');

const binding = internalBinding('loop');

// Timers that were created before this module was loaded have no recorded line.
binding.recordCallerPositions();

// Everything that can still wake the loop: { kind, reason, place, referenced }, where place is the line that created it
// ("app.js:31").
function activeResources() {
  return binding.activeResources();
}

// Statistics of the loop.
function stats() {
  return binding.stats();
}

class NotSettledError extends Error {
  constructor(timeout, resources) {
    super(`The loop has not settled in ${timeout} ms; still alive: ${resources.map(describe).join(', ') || 'nothing'}`);
    this.name = 'NotSettledError';
    this.code = 'ERR_LOOP_NOT_SETTLED';
    this.resources = resources;
  }
}

function describe({ kind, reason, place }) {
  return `${kind} ${reason}${place && ` ${place}`}`;
}

/*
 * Fulfilled when no referenced resource is left that could wake the loop. Resources of the kinds in `ignore` do not
 * count, so that a test can wait for its own requests while its server listens.
 */
function settled(options = kEmptyObject) {
  validateObject(options, 'options');
  const { ignore = [], signal, timeout } = options;
  validateArray(ignore, 'options.ignore');
  validateAbortSignal(signal, 'options.signal');
  if (timeout !== undefined) validateNumber(timeout, 'options.timeout', 0);
  if (signal?.aborted) return Promise.reject(new AbortError(undefined, { cause: signal.reason }));
  return new Promise((resolve, reject) => {
    let timer;
    const end = (finish) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      finish();
    };
    const cancel = binding.whenSettled(ignore.map(String), () => end(resolve));
    const fail = (error) => {
      cancel();
      end(() => reject(error));
    };
    const onAbort = () => fail(new AbortError(undefined, { cause: signal.reason }));
    signal?.addEventListener('abort', onAbort, { once: true });
    if (timeout !== undefined) {
      timer = setTimeout(
        () =>
          fail(
            new NotSettledError(
              timeout,
              activeResources().filter(({ kind, referenced }) => referenced && !ignore.includes(kind)),
            ),
          ),
        timeout,
      );
      timer.unref();
    }
  });
}

// Calls back after each callback of the loop that took at least so many milliseconds, with { duration, place, stack }.
// Returns a function that ends this.
function onStall(milliseconds, callback) {
  validateNumber(milliseconds, 'milliseconds', 1);
  validateFunction(callback, 'callback');
  return binding.onStall(milliseconds, callback);
}

// Runs the garbage collector and returns the number of bytes in use after it, for tests that look for leaks.
function collectGarbage() {
  return binding.collectGarbage();
}

module.exports = { activeResources, collectGarbage, onStall, settled, stats };
