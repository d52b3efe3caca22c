// assert.Assert, an assert with its own options, and the older assert.CallTracker. https://nodejs.org/api/assert.html#class-assertassert

const { nodeError } = require('internal/errors');
const { validateFunction, validateOneOf, validateUint32 } = require('internal/validators');

const names = [
  'fail',
  'ok',
  'equal',
  'notEqual',
  'deepEqual',
  'notDeepEqual',
  'deepStrictEqual',
  'notDeepStrictEqual',
  'strictEqual',
  'notStrictEqual',
  'partialDeepStrictEqual',
  'throws',
  'rejects',
  'doesNotThrow',
  'doesNotReject',
  'ifError',
  'match',
  'doesNotMatch',
];
// The options of an Assert, which its methods find by their receiver.
const kOptions = Symbol('options');
const strict = {
  equal: 'strictEqual',
  deepEqual: 'deepStrictEqual',
  notEqual: 'notStrictEqual',
  notDeepEqual: 'notDeepStrictEqual',
};

function createAssert(assert) {
  function Assert(options) {
    if (!new.target) throw nodeError('ERR_CONSTRUCT_CALL_REQUIRED', 'Assert');
    options = { strict: true, skipPrototype: false, ...options };
    if (options.diff !== undefined) validateOneOf(options.diff, 'options.diff', ['simple', 'full']);
    this.AssertionError = assert.AssertionError;
    Object.defineProperty(this, kOptions, { __proto__: null, value: { ...options } });
    if (options.strict) for (const name of Object.keys(strict)) this[name] = assert[strict[name]];
  }
  for (const name of names) {
    Object.defineProperty(Assert.prototype, name, {
      __proto__: null,
      value: assert[name],
      writable: true,
      configurable: true,
      enumerable: true,
    });
  }
  return Assert;
}

// Counts the calls of the functions that it returns.
class CallTracker {
  #checks = new Map();

  calls(original, exact = 1) {
    if (typeof original === 'number') [original, exact] = [() => {}, original];
    original ??= () => {};
    validateFunction(original, 'fn');
    validateUint32(exact, 'expected', true);
    const check = { exact, name: original.name || 'calls', calls: [], stack: new Error() };
    const tracked = new Proxy(original, {
      __proto__: null,
      apply(target, self, args) {
        check.calls.push(Object.freeze({ thisArg: self, arguments: Object.freeze([...args]) }));
        return Reflect.apply(target, self, args);
      },
    });
    this.#checks.set(tracked, check);
    return tracked;
  }

  #checkOf(tracked) {
    const check = this.#checks.get(tracked);
    if (check === undefined) throw nodeError('ERR_INVALID_ARG_VALUE', 'tracked', tracked, 'is not a tracked function');
    return check;
  }

  getCalls(tracked) {
    return Object.freeze([...this.#checkOf(tracked).calls]);
  }

  reset(tracked) {
    if (tracked === undefined) for (const check of this.#checks.values()) check.calls = [];
    else this.#checkOf(tracked).calls = [];
  }

  report() {
    const wrong = [...this.#checks.values()].filter(({ calls, exact }) => calls.length !== exact);
    return wrong.map(({ calls, exact, name, stack }) => ({
      message: `Expected the ${name} function to be executed ${exact} time(s) but was executed ${calls.length} time(s).`,
      actual: calls.length,
      expected: exact,
      operator: name,
      stack,
    }));
  }

  verify() {
    const errors = this.report();
    if (errors.length === 0) return;
    const { AssertionError } = require('internal/assert/assertion_error');
    throw new AssertionError({
      message: errors.length === 1 ? errors[0].message : 'Functions were not called the expected number of times',
      details: errors,
    });
  }
}

module.exports = { CallTracker, createAssert, kOptions };
