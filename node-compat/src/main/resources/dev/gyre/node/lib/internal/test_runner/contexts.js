// The arguments of test functions: TestContext, and SuiteContext for the body of a suite.

const { kEmptyObject } = require('internal/util');
const { validateFunction, validateObject, validateNumber } = require('internal/validators');

class TestContext {
  #test;
  #assert;

  constructor(test) {
    this.#test = test;
  }

  get signal() {
    return this.#test.controller.signal;
  }
  get name() {
    return this.#test.name;
  }
  get filePath() {
    return this.#test.place.file;
  }
  get fullName() {
    return this.#test.fullName;
  }
  get error() {
    return this.#test.error;
  }
  get passed() {
    return this.#test.passed;
  }
  get attempt() {
    return 0;
  }

  diagnostic(message) {
    this.#test.diagnostic(message);
  }

  plan(count, options) {
    this.#test.setPlan(count, options);
  }

  get assert() {
    return (this.#assert ??= require('internal/test_runner/plan').assertionsOf(this.#test, this));
  }

  get mock() {
    return (this.#test.mock ??= new (require('internal/test_runner/mock').MockTracker)());
  }

  // Whether tests without the option only are left out, among those that this test declares from now on.
  runOnly(value) {
    this.#test.runsOnly = Boolean(value);
  }

  skip(message) {
    this.#test.skip = message ?? true;
  }

  todo(message) {
    this.#test.todo = message ?? true;
  }

  test(name, options, action) {
    this.#test.plan?.count();
    return require('internal/test_runner/harness').addTest(this.#test, name, options, action, undefined);
  }

  before(action, options) {
    this.#test.addHook('before', action, options);
  }
  after(action, options) {
    this.#test.addHook('after', action, options);
  }
  beforeEach(action, options) {
    this.#test.addHook('beforeEach', action, options);
  }
  afterEach(action, options) {
    this.#test.addHook('afterEach', action, options);
  }

  // TestContext.waitFor ( condition, options )
  waitFor(condition, options = kEmptyObject) {
    validateFunction(condition, 'condition');
    validateObject(options, 'options');
    const { interval = 50, timeout = 1000 } = options;
    validateNumber(interval, 'options.interval', 0, 2 ** 31 - 1);
    validateNumber(timeout, 'options.timeout', 0, 2 ** 31 - 1);
    return new Promise((resolve, reject) => {
      let cause;
      let poll;
      const limit = setTimeout(() => {
        clearTimeout(poll);
        const error = new Error('waitFor() timed out');
        if (cause !== undefined) error.cause = cause;
        reject(error);
      }, timeout);
      const attempt = async () => {
        try {
          const result = await condition();
          clearTimeout(limit);
          resolve(result);
        } catch (error) {
          cause = error;
          poll = setTimeout(attempt, interval);
        }
      };
      attempt();
    });
  }
}

class SuiteContext {
  #suite;

  constructor(suite) {
    this.#suite = suite;
  }

  get signal() {
    return this.#suite.controller.signal;
  }
  get name() {
    return this.#suite.name;
  }
  get filePath() {
    return this.#suite.place.file;
  }
  get fullName() {
    return this.#suite.fullName;
  }
  get passed() {
    return this.#suite.passed;
  }
  diagnostic(message) {
    this.#suite.diagnostic(message);
  }
}

module.exports = { TestContext, SuiteContext };
