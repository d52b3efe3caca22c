// node:timers/promises.

const { AbortError, nodeError } = require('internal/errors');
const { kEmptyObject } = require('internal/util');
const { validateAbortSignal, validateBoolean, validateNumber, validateObject } = require('internal/validators');
const timers = internalBinding('timers');

function checkOptions({ signal, ref = true }) {
  validateAbortSignal(signal, 'options.signal');
  validateBoolean(ref, 'options.ref');
  return { signal, ref };
}

function start(begin, cancel, options, value) {
  validateObject(options, 'options');
  const { signal, ref } = checkOptions(options);
  if (signal?.aborted) throw new AbortError(undefined, { cause: signal.reason });
  return new Promise((resolve, reject) => {
    let onAbort;
    const timer = begin(() => {
      if (onAbort) signal.removeEventListener('abort', onAbort);
      resolve(value);
    });
    if (!ref) timer.unref();
    if (signal) {
      onAbort = () => {
        cancel(timer);
        reject(new AbortError(undefined, { cause: signal.reason }));
      };
      signal.addEventListener('abort', onAbort, { once: true });
    }
  });
}

exports.setTimeout = async function setTimeout(after, value, options = kEmptyObject) {
  if (after !== undefined) validateNumber(after, 'delay');
  return start((callback) => timers.setTimeout(callback, after), timers.clearTimeout, options, value);
};

exports.setImmediate = async function setImmediate(value, options = kEmptyObject) {
  return start((callback) => timers.setImmediate(callback), timers.clearImmediate, options, value);
};

exports.setInterval = async function* setInterval(after, value, options = kEmptyObject) {
  validateObject(options, 'options');
  if (after !== undefined) validateNumber(after, 'delay');
  const { signal, ref } = checkOptions(options);
  if (signal?.aborted) throw new AbortError(undefined, { cause: signal.reason });
  let due = 0;
  let wake;
  const timer = timers.setInterval(() => {
    due++;
    wake?.();
  }, after);
  if (!ref) timer.unref();
  const onAbort = () => {
    timers.clearInterval(timer);
    wake?.();
  };
  signal?.addEventListener('abort', onAbort, { once: true });
  try {
    while (!signal?.aborted) {
      if (due === 0)
        await new Promise((resolve) => {
          wake = resolve;
        });
      for (; due > 0 && !signal?.aborted; due--) yield value;
    }
    throw new AbortError(undefined, { cause: signal.reason });
  } finally {
    timers.clearInterval(timer);
    signal?.removeEventListener('abort', onAbort);
  }
};

class Scheduler {
  constructor() {
    throw nodeError('ERR_ILLEGAL_CONSTRUCTOR');
  }

  wait(delay, options) {
    if (!(this instanceof Scheduler)) throw nodeError('ERR_INVALID_THIS', 'Scheduler');
    return exports.setTimeout(delay, undefined, options);
  }

  yield() {
    if (!(this instanceof Scheduler)) throw nodeError('ERR_INVALID_THIS', 'Scheduler');
    return exports.setImmediate();
  }
}

exports.scheduler = Object.create(Scheduler.prototype);
