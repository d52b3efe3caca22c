// t.plan(): the expected number of assertions and subtests, and the assertions of `t.assert` that are counted.

const { checkTruth } = require('internal/assert/truth');
const { testFailure } = require('internal/test_runner/failure');
const { kEmptyObject } = require('internal/util');
const {
  validateUint32,
  validateBoolean,
  validateNumber,
  validateObject,
  validateString,
  validateFunction,
} = require('internal/validators');

class TestPlan {
  actual = 0;
  #wait = false;
  #settled = null;

  constructor(count, options = kEmptyObject) {
    validateUint32(count, 'count');
    validateObject(options, 'options');
    this.expected = count;
    const { wait } = options;
    if (wait === undefined) return;
    if (typeof wait !== 'number') validateBoolean(wait, 'options.wait');
    else validateNumber(wait, 'options.wait', 0, 2 ** 31 - 1);
    this.#wait = wait;
  }

  count() {
    this.actual++;
    if (this.#settled && this.actual >= this.expected) this.#settled();
  }

  // Undefined if the planned number was reached, otherwise the number to wait for; throws if it was exceeded.
  check() {
    if (this.actual === this.expected) return undefined;
    if (this.#wait === false || this.actual > this.expected) throw this.#failure(this.#mismatch());
    return new Promise((resolve, reject) => {
      const timer =
        this.#wait === true
          ? undefined
          : setTimeout(() => {
              reject(
                this.#failure(
                  `plan timed out after ${this.#wait}ms with ${this.actual} assertions when expecting ${this.expected}`,
                ),
              );
            }, this.#wait);
      this.#settled = () => {
        clearTimeout(timer);
        if (this.actual === this.expected) resolve();
        else reject(this.#failure(this.#mismatch()));
      };
    });
  }

  #mismatch() {
    return `plan expected ${this.expected} assertions but received ${this.actual}`;
  }

  #failure(message) {
    return testFailure(message, 'testCodeFailure');
  }
}

const left = ['AssertionError', 'strict', 'Assert', 'CallTracker', 'options'];
const registered = new Map();

// assert.register ( name, fn ) of node:test
function register(name, action) {
  validateString(name, 'name');
  validateFunction(action, 'fn');
  registered.set(name, action);
}

// The assertions of a test: those of node:assert and those registered, each counted by the test's plan.
function assertionsOf(test, context) {
  const assert = require('assert');
  const made = {};
  const define = (name, action) => {
    made[name] = (...args) => {
      test.plan?.count();
      return Reflect.apply(action, context, args);
    };
  };
  // The function that the program calls is the one whose call the message quotes.
  made.ok = function ok(...args) {
    test.plan?.count();
    checkTruth(ok, args.length, ...args);
  };
  for (const name of Object.keys(assert)) {
    if (name !== 'ok' && typeof assert[name] === 'function' && !left.includes(name)) define(name, assert[name]);
  }
  const snapshots = require('internal/test_runner/snapshot');
  for (const name of ['snapshot', 'fileSnapshot']) define(name, snapshots[name]);
  for (const [name, action] of registered) define(name, action);
  return made;
}

module.exports = { TestPlan, assertionsOf, register };
