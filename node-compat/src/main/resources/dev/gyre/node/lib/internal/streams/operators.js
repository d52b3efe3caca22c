// Readable's array-like methods: map, filter, toArray, ...

const { AbortError, nodeError } = require('internal/errors');
const { validateAbortSignal, validateFunction, validateInteger, validateObject } = require('internal/validators');

function checkOptions(options) {
  if (options != null) validateObject(options, 'options');
  validateAbortSignal(options?.signal, 'options.signal');
}

function throwIfAborted(signal) {
  if (signal?.aborted) throw new AbortError(undefined, { cause: signal.reason });
}

function readableFrom(generator) {
  return require('internal/streams/readable').Readable.from(generator);
}

// Runs up to `concurrency` calls ahead and yields their results in order.
async function* mapped(source, fn, options) {
  const concurrency = Math.floor(options?.concurrency ?? 1);
  const controller = new AbortController();
  const outer = options?.signal;
  const onAbort = () => controller.abort(outer.reason);
  outer?.addEventListener('abort', onAbort, { once: true });
  const running = [];
  try {
    for await (const chunk of source) {
      throwIfAborted(outer);
      const result = Promise.resolve(fn(chunk, { signal: controller.signal }));
      result.catch(() => {}); // Awaited below, in order; until then it must not count as unhandled.
      running.push(result);
      if (running.length >= concurrency) yield await running.shift();
    }
    while (running.length > 0) yield await running.shift();
    throwIfAborted(outer);
  } finally {
    outer?.removeEventListener('abort', onAbort);
    controller.abort();
  }
}

function checkConcurrency(options) {
  checkOptions(options);
  if (options?.concurrency != null) validateInteger(Math.floor(options.concurrency), 'options.concurrency', 1);
}

function map(source, fn, options) {
  validateFunction(fn, 'fn');
  checkConcurrency(options);
  return readableFrom(
    (async function* () {
      for await (const value of mapped(source, fn, options)) yield value;
    })(),
  );
}

const rejected = Symbol('rejected');

function filter(source, fn, options) {
  validateFunction(fn, 'fn');
  checkConcurrency(options);
  return readableFrom(
    (async function* () {
      const test = async (value, context) => ((await fn(value, context)) ? value : rejected);
      for await (const value of mapped(source, test, options)) if (value !== rejected) yield value;
    })(),
  );
}

async function forEach(source, fn, options) {
  validateFunction(fn, 'fn');
  checkConcurrency(options);
  for await (const _ of mapped(source, fn, options)); // eslint-disable-line no-unused-vars
}

async function toArray(source, options) {
  checkOptions(options);
  const result = [];
  for await (const value of source) {
    throwIfAborted(options?.signal);
    result.push(value);
  }
  return result;
}

async function some(source, fn, options) {
  validateFunction(fn, 'fn');
  for await (const value of mapped(source, fn, options)) if (value) return true;
  return false;
}

async function every(source, fn, options) {
  validateFunction(fn, 'fn');
  return !(await some(source, async (...args) => !(await fn(...args)), options));
}

async function find(source, fn, options) {
  validateFunction(fn, 'fn');
  for await (const value of filter(source, fn, options)) return value;
  return undefined;
}

function flatMap(source, fn, options) {
  validateFunction(fn, 'fn');
  checkConcurrency(options);
  return readableFrom(
    (async function* () {
      for await (const values of mapped(source, fn, options)) yield* values;
    })(),
  );
}

function toCount(number) {
  number = Number(number);
  if (Number.isNaN(number)) return 0;
  if (number < 0) throw nodeError('ERR_OUT_OF_RANGE', 'number', '>= 0', number);
  return number;
}

function drop(source, number, options) {
  checkOptions(options);
  let left = toCount(number);
  return readableFrom(
    (async function* () {
      for await (const value of source) {
        throwIfAborted(options?.signal);
        if (left-- <= 0) yield value;
      }
    })(),
  );
}

function take(source, number, options) {
  checkOptions(options);
  let left = toCount(number);
  return readableFrom(
    (async function* () {
      throwIfAborted(options?.signal);
      for await (const value of source) {
        throwIfAborted(options?.signal);
        if (left-- > 0) yield value;
        if (left <= 0) return;
      }
    })(),
  );
}

async function reduce(source, fn, initial, options) {
  validateFunction(fn, 'reducer');
  checkOptions(options);
  let started = arguments.length > 2;
  let result = initial;
  for await (const value of source) {
    throwIfAborted(options?.signal);
    if (started) result = await fn(result, value, { signal: options?.signal });
    else {
      result = value;
      started = true;
    }
  }
  if (!started) {
    const error = new TypeError('Reduce of an empty stream requires an initial value');
    error.code = 'ERR_MISSING_ARGS';
    throw error;
  }
  return result;
}

function compose(source, stream, options) {
  checkOptions(options);
  const composed = require('internal/streams/compose').compose(source, stream);
  if (options?.signal) require('internal/streams/add_abort_signal').addAbortSignal(options.signal, composed);
  return composed;
}

module.exports = { compose, drop, every, filter, find, flatMap, forEach, map, reduce, some, take, toArray };
