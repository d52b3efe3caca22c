// node:assert.
'use strict';

const { nodeError } = require('internal/errors');
const { AssertionError } = require('internal/assert/assertion_error');
const { checkTruth } = require('internal/assert/truth');
const { inspect } = require('internal/util/inspect');

const { kOptions } = require('internal/assert/instances');
const comparisons = () => require('internal/util/comparisons');

function ok(...args) {
  checkTruth(ok, args.length, ...args);
}

const assert = ok;

function fail(options) {
  if (options.message instanceof Error) throw options.message;
  throw new AssertionError(options);
}

assert.ok = ok;

assert.fail = function failed(message) {
  if (message instanceof Error) throw message;
  const generated = arguments.length === 0;
  const error = new AssertionError({
    message: generated ? 'Failed' : message,
    operator: 'fail',
    stackStartFn: assert.fail,
  });
  error.generatedMessage = generated;
  throw error;
};

assert.AssertionError = AssertionError;

function needTwo(count) {
  if (count < 2) throw nodeError('ERR_MISSING_ARGS', 'actual', 'expected');
}

// name: [condition that must hold, operator]
const isNaNPair = (a, b) => Number.isNaN(a) && Number.isNaN(b);
const pairChecks = {
  // eslint-disable-next-line eqeqeq
  equal: [(a, b) => a == b || isNaNPair(a, b), '=='],
  // eslint-disable-next-line eqeqeq
  notEqual: [(a, b) => !(a == b || isNaNPair(a, b)), '!='],
  deepEqual: [(a, b) => comparisons().isDeepEqual(a, b), 'deepEqual'],
  notDeepEqual: [(a, b) => !comparisons().isDeepEqual(a, b), 'notDeepEqual'],
  deepStrictEqual: [(a, b, skip) => comparisons().isDeepStrictEqual(a, b, skip), 'deepStrictEqual'],
  notDeepStrictEqual: [(a, b, skip) => !comparisons().isDeepStrictEqual(a, b, skip), 'notDeepStrictEqual'],
  strictEqual: [Object.is, 'strictEqual'],
  notStrictEqual: [(a, b) => !Object.is(a, b), 'notStrictEqual'],
  partialDeepStrictEqual: [(a, b) => comparisons().isPartialStrictEqual(a, b), 'partialDeepStrictEqual'],
};

for (const [name, [test, operator]] of Object.entries(pairChecks)) {
  assert[name] = {
    [name](actual, expected, message) {
      needTwo(arguments.length);
      const options = this?.[kOptions];
      if (test(actual, expected, options?.skipPrototype)) return;
      fail({ actual, expected, message, operator, stackStartFn: assert[name], diff: options?.diff });
    },
  }[name];
}

// ---- throws and rejects ----------------------------------------------------------------------------------------------

const nothing = Symbol('nothing');

class Comparison {
  constructor(object, keys, actual) {
    for (const key of keys) {
      if (!(key in object)) continue;
      if (
        actual !== undefined &&
        typeof actual[key] === 'string' &&
        isRegExp(object[key]) &&
        object[key].test(actual[key])
      ) {
        this[key] = actual[key];
      } else {
        this[key] = object[key];
      }
    }
  }
}

function isRegExp(value) {
  return typeof value === 'object' && value !== null && internalBinding('util').objectKindOf(value) === 'RegExp';
}

function compareProperty(actual, expected, key, message, keys, start) {
  if (key in actual && comparisons().isDeepStrictEqual(actual[key], expected[key])) return;
  if (message) fail({ actual, expected, message, operator: start.name, stackStartFn: start });
  const a = new Comparison(actual, keys);
  const b = new Comparison(expected, keys, actual);
  const error = new AssertionError({ actual: a, expected: b, operator: 'deepStrictEqual', stackStartFn: start });
  error.actual = actual;
  error.expected = expected;
  error.operator = start.name;
  throw error;
}

function compareWithObject(actual, expected, message, start) {
  if (actual === null || (typeof actual !== 'object' && typeof actual !== 'function')) {
    const error = new AssertionError({ actual, expected, message, operator: 'deepStrictEqual', stackStartFn: start });
    error.operator = start.name;
    throw error;
  }
  const keys = Object.keys(expected);
  if (expected instanceof Error) keys.push('name', 'message');
  else if (keys.length === 0) throw nodeError('ERR_INVALID_ARG_VALUE', 'error', expected, 'may not be an empty object');
  for (const key of keys) {
    if (typeof actual[key] === 'string' && isRegExp(expected[key]) && expected[key].test(actual[key])) continue;
    compareProperty(actual, expected, key, message, keys, start);
  }
}

// Checks a thrown value against a class, a validation function, a regular expression or an object.
function checkThrown(actual, expected, message, start) {
  if (typeof expected !== 'function') {
    if (isRegExp(expected)) {
      const text = String(actual);
      if (expected.test(text)) return;
      const generated = !message;
      const shown =
        message || `The input did not match the regular expression ${inspect(expected)}. Input:\n\n${inspect(text)}\n`;
      throwMismatch(actual, expected, shown, generated, start);
    }
    compareWithObject(actual, expected, message, start);
    return;
  }
  if (expected.prototype !== undefined && actual instanceof expected) return;
  if (Object.getPrototypeOf(expected) === Error || expected === Error || Error.isPrototypeOf(expected)) {
    let shown = message;
    if (!shown) {
      const received = actual instanceof Error ? actual.constructor?.name || actual.name : undefined;
      shown = received
        ? `The error is expected to be an instance of "${expected.name}". Received "${received}"`
        : `The error is expected to be an instance of "${expected.name}". Received "${inspect(actual, { depth: -1 })}"`;
      if (actual instanceof Error) shown += `\n\nError message:\n\n${actual.message}`;
    }
    throwMismatch(actual, expected, shown, !message, start);
  }
  const result = Reflect.apply(expected, {}, [actual]);
  if (result === true) return;
  const name = expected.name ? `"${expected.name}" ` : '';
  let shown = message || `The ${name}validation function is expected to return "true". Received ${inspect(result)}`;
  if (!message && actual instanceof Error) shown += `\n\nCaught error:\n\n${actual}`;
  throwMismatch(actual, expected, shown, !message, start);
}

function throwMismatch(actual, expected, message, generated, start) {
  if (message instanceof Error) throw message;
  const error = new AssertionError({ actual, expected, message, operator: start.name, stackStartFn: start });
  error.generatedMessage = generated;
  throw error;
}

function splitArguments(expected, message) {
  return typeof expected === 'string' ? [undefined, expected] : [expected, message];
}

function expectThrown(start, thrown, args) {
  let [expected, message] = args;
  if (typeof expected === 'string') {
    if (args.length > 1)
      throw nodeError('ERR_INVALID_ARG_TYPE', 'error', ['Object', 'Error', 'Function', 'RegExp'], expected);
    const text = typeof thrown === 'object' && thrown !== null ? thrown.message : thrown;
    if (thrown !== nothing && text === expected) {
      throw nodeError(
        'ERR_AMBIGUOUS_ARGUMENT',
        'error/message',
        typeof thrown === 'object'
          ? `The error message "${text}" is identical to the message.`
          : `The error "${text}" is identical to the message.`,
      );
    }
    [expected, message] = splitArguments(expected, message);
  } else if (expected != null && typeof expected !== 'object' && typeof expected !== 'function') {
    throw nodeError('ERR_INVALID_ARG_TYPE', 'error', ['Object', 'Error', 'Function', 'RegExp'], expected);
  }
  if (thrown === nothing) {
    let details = '';
    if (expected?.name) details = ` (${expected.name})`;
    details += message ? `: ${message}` : '.';
    const kind = start === assert.rejects ? 'rejection' : 'exception';
    fail({
      actual: undefined,
      expected,
      operator: start.name,
      message: `Missing expected ${kind}${details}`,
      stackStartFn: start,
    });
  }
  if (expected) checkThrown(thrown, expected, message, start);
}

function expectNotThrown(start, thrown, args) {
  if (thrown === nothing) return;
  const [expected, message] = splitArguments(...args);
  if (expected !== undefined && !matchesExpected(thrown, expected)) throw thrown;
  const kind = start === assert.doesNotReject ? 'rejection' : 'exception';
  fail({
    actual: thrown,
    expected,
    operator: start.name,
    stackStartFn: start,
    message: `Got unwanted ${kind}${message ? `: ${message}` : '.'}\nActual message: "${thrown?.message}"`,
  });
}

function matchesExpected(actual, expected) {
  if (typeof expected !== 'function') return isRegExp(expected) && expected.test(String(actual));
  if (expected.prototype !== undefined && actual instanceof expected) return true;
  return !Error.isPrototypeOf(expected) && expected.call({}, actual) === true;
}

function catchFrom(fn) {
  require('internal/validators').validateFunction(fn, 'fn');
  try {
    fn();
  } catch (error) {
    return error;
  }
  return nothing;
}

// As Node has it, a function with then and catch is none.
function isThenable(value) {
  return typeof value === 'object' && typeof value?.then === 'function' && typeof value.catch === 'function';
}

async function catchAsync(promiseOrFunction) {
  let promise = promiseOrFunction;
  if (typeof promiseOrFunction === 'function') {
    promise = promiseOrFunction();
    if (!isThenable(promise)) {
      throw nodeError('ERR_INVALID_RETURN_VALUE', 'instance of Promise', 'promiseFn', promise);
    }
  } else if (!isThenable(promise)) {
    throw nodeError('ERR_INVALID_ARG_TYPE', 'promiseFn', ['Function', 'Promise'], promise);
  }
  try {
    await promise;
  } catch (error) {
    return error;
  }
  return nothing;
}

assert.throws = function throws(fn, ...args) {
  expectThrown(throws, catchFrom(fn), args);
};
assert.rejects = async function rejects(promise, ...args) {
  expectThrown(rejects, await catchAsync(promise), args);
};
assert.doesNotThrow = function doesNotThrow(fn, ...args) {
  expectNotThrown(doesNotThrow, catchFrom(fn), args);
};
assert.doesNotReject = async function doesNotReject(promise, ...args) {
  expectNotThrown(doesNotReject, await catchAsync(promise), args);
};

assert.ifError = function ifError(error) {
  if (error === null || error === undefined) return;
  let message = 'ifError got unwanted exception: ';
  if (typeof error === 'object' && typeof error.message === 'string') {
    message += error.message.length === 0 && error.constructor ? error.constructor.name : error.message;
  } else {
    message += inspect(error);
  }
  const failure = new AssertionError({
    actual: error,
    expected: null,
    operator: 'ifError',
    message,
    stackStartFn: ifError,
  });
  throw failure;
};

function checkMatch(text, pattern, message, start) {
  if (!isRegExp(pattern)) throw nodeError('ERR_INVALID_ARG_TYPE', 'regexp', 'RegExp', pattern);
  const wanted = start === assert.match;
  if (typeof text === 'string' && pattern.test(text) === wanted) return;
  if (message instanceof Error) throw message;
  const generated = !message;
  if (generated) {
    if (typeof text !== 'string')
      message = `The "string" argument must be of type string. Received type ${typeof text} (${inspect(text)})`;
    else
      message = `The input ${wanted ? 'did not match' : 'was expected to not match'} the regular expression ${inspect(pattern)}. Input:\n\n${inspect(text)}\n`;
  }
  const error = new AssertionError({
    actual: text,
    expected: pattern,
    message,
    operator: start.name,
    stackStartFn: start,
  });
  error.generatedMessage = generated;
  throw error;
}

assert.match = function match(string, regexp, message) {
  checkMatch(string, regexp, message, match);
};
assert.doesNotMatch = function doesNotMatch(string, regexp, message) {
  checkMatch(string, regexp, message, doesNotMatch);
};

const { CallTracker, createAssert } = require('internal/assert/instances');
assert.Assert = createAssert(assert);
assert.CallTracker = require('internal/util').deprecate(CallTracker, 'assert.CallTracker is deprecated.', 'DEP0173');

function strict(...args) {
  checkTruth(strict, args.length, ...args);
}

assert.strict = Object.assign(strict, assert, {
  equal: assert.strictEqual,
  deepEqual: assert.deepStrictEqual,
  notEqual: assert.notStrictEqual,
  notDeepEqual: assert.notDeepStrictEqual,
});
assert.strict.strict = assert.strict;

module.exports = assert;
