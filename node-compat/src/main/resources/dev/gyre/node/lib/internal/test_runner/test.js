// The tests of node:test: a tree of tests and suites, each run when its parent has a free slot, and reported in order.

const { AsyncLocalStorage } = require('async_hooks');
const { nodeError } = require('internal/errors');
const { validateFunction, validateObject, validateNumber, validateAbortSignal } = require('internal/validators');
const { testFailure, isTestFailure } = require('internal/test_runner/failure');
const { kEmptyObject } = require('internal/util');

const running = new AsyncLocalStorage();
const libraryFrame = /^(node:|internal\/|\[)/;
const longest = 2 ** 31 - 1;
const notFinished = 'test did not finish before its parent and was cancelled';

// The position of the program's call: the first frame outside of the library.
function callSite() {
  const { prepareStackTrace, stackTraceLimit } = Error;
  Error.prepareStackTrace = (_, sites) => sites;
  Error.stackTraceLimit = 20;
  const { stack } = new Error();
  Error.prepareStackTrace = prepareStackTrace;
  Error.stackTraceLimit = stackTraceLimit;
  for (const site of Array.isArray(stack) ? stack : []) {
    const name = site.getFileName();
    if (!name || libraryFrame.test(name)) continue;
    const file = name.startsWith('file:') ? require('url').fileURLToPath(name) : name;
    return { file, line: site.getLineNumber(), column: site.getColumnNumber() };
  }
  return {};
}

function concurrencyOf(value, inherited) {
  if (value === undefined || value === null) return inherited;
  if (value === true) return Infinity;
  if (value === false) return 1;
  if (typeof value === 'number') {
    validateNumber(value, 'options.concurrency', 1);
    return value;
  }
  throw nodeError('ERR_INVALID_ARG_TYPE', 'options.concurrency', ['boolean', 'number'], value);
}

// --test-timeout concerns the tests of the root; others have their parent's limit.
function inheritedTimeout(parent) {
  return parent.parent === null ? parent.timeout : Infinity;
}

function timeoutOf(value, inherited) {
  if (value === undefined || value === null) return inherited;
  if (value !== Infinity) validateNumber(value, 'options.timeout', 0, longest);
  return value;
}

// Settles after the timeout or when the signal aborts; `clear` cancels both.
function limitOf(timeout, signal) {
  let timer;
  let listener;
  const over =
    timeout === Infinity && !signal
      ? null
      : new Promise((_, reject) => {
          if (timeout !== Infinity) {
            timer = setTimeout(
              () => reject(testFailure(`test timed out after ${timeout}ms`, 'testTimeoutFailure')),
              timeout,
            );
          }
          listener = () => reject(signal.reason);
          if (signal?.aborted) listener();
          else signal?.addEventListener('abort', listener, { once: true });
        });
  over?.catch(() => {});
  return {
    over,
    clear() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', listener);
    },
  };
}

// Calls a function of the program; a parameter beyond the arguments is a callback.
function callWithDone(action, receiver, argument) {
  if (action.length < 2) return Reflect.apply(action, receiver, [argument]);
  const { promise, resolve, reject } = Promise.withResolvers();
  const done = (error) => {
    if (error) reject(error);
    else resolve();
  };
  const result = Reflect.apply(action, receiver, [argument, done]);
  if (typeof result?.then === 'function')
    throw testFailure('passed a callback but also returned a Promise', 'callbackAndPromisePresent');
  return promise;
}

class TestHook {
  #action;
  #limits;
  #once;

  constructor(action, options, isOnce, place) {
    validateFunction(action, 'fn');
    this.place = place;
    this.#action = action;
    this.#limits = options;
    this.#once = isOnce ? {} : null;
  }

  run(context) {
    if (!this.#once) return this.#call(context);
    return (this.#once.result ??= this.#call(context));
  }

  async #call(context) {
    const limit = limitOf(timeoutOf(this.#limits.timeout, Infinity), this.#limits.signal);
    try {
      const called = callWithDone(this.#action, context, context);
      await (limit.over ? Promise.race([called, limit.over]) : called);
    } finally {
      limit.clear();
    }
  }
}

class Test {
  finished = false;
  passed = false;
  cancelled = false;
  error = null;
  endTime = null;
  startTime = null;
  plan = null;
  mock = null;
  subtests = [];
  hooks = { before: [], after: [], beforeEach: [], afterEach: [] };
  type = 'test';
  controller = new AbortController();
  #active = 0;
  #waiting = [];
  #readyFrom = 1;
  #isReported = false;
  #diagnostics = [];

  constructor(parent, name, options, action, place) {
    validateObject(options, 'options');
    this.parent = parent;
    this.root = parent ? parent.root : this;
    this.nesting = parent ? parent.nesting + (parent.parent ? 1 : 0) : 0;
    this.action = action;
    this.place = place;
    this.name = name;
    this.timeout = timeoutOf(options.timeout, parent ? inheritedTimeout(parent) : Infinity);
    this.only = Boolean(options.only);
    if (options.signal !== undefined) validateAbortSignal(options.signal, 'options.signal');
    this.outerSignal = options.signal;
    this.concurrency = concurrencyOf(options.concurrency, parent ? parent.concurrency : 1);
    this.isExpectedToFail = Boolean(options.expectFailure);
    const skip = options.skip || (parent?.skip && (parent.skip === true ? true : undefined));
    this.skip = skip === undefined || skip === false || skip === '' ? false : skip;
    this.todo =
      options.todo === undefined || options.todo === false
        ? parent?.parent && parent.todo
          ? true
          : false
        : options.todo;
    if (options.plan !== undefined) this.setPlan(options.plan);
    if (parent) this.number = parent.subtests.push(this);
    if (parent && place) this.root.earlierRuns?.prepare(this, Test);
    this.promise = new Promise((resolve) => {
      this.settle = resolve;
    });
  }

  // Takes away the test that was declared last, which is filtered out.
  drop(test) {
    if (this.subtests.at(-1) === test) this.subtests.pop();
  }

  get fullName() {
    return this.parent?.parent ? `${this.parent.fullName} > ${this.name}` : this.name;
  }

  setPlan(count, options) {
    const { TestPlan } = require('internal/test_runner/plan');
    if (this.plan !== null) throw testFailure('cannot set plan more than once', 'testCodeFailure');
    this.plan = new TestPlan(count, options);
  }

  context() {
    const { TestContext } = require('internal/test_runner/contexts');
    return (this.contextObject ??= new TestContext(this));
  }

  addHook(name, action, options = kEmptyObject) {
    const isOnce = name === 'before' || name === 'after';
    const hook = new TestHook(action, options, isOnce, callSite());
    this.hooks[name].push(hook);
    // A hook added while the test is running is not called at its usual time.
    if (name === 'before' && this.startTime !== null && this.parent)
      hook.run(this.context()).catch((error) => this.fail(testFailure(error, 'hookFailed')));
  }

  // The promise of this test's end; the test starts when there is a free slot.
  start() {
    if (this.parent.finished) {
      this.startTime = performance.now();
      this.fail(testFailure('test could not be started because its parent finished', 'parentAlreadyFinished'));
      this.finish();
    } else if (this.parent.#active < this.parent.concurrency) {
      this.parent.#active++;
      this.#begin();
    } else {
      this.parent.#waiting.push(this);
    }
    return this.promise;
  }

  #begin() {
    running.run(this, () => this.run().then(this.settle));
  }

  async run() {
    this.startTime = performance.now();
    this.root.report('test:dequeue', this);
    if (this.skip !== false) {
      this.pass();
      this.finish();
      return;
    }
    const limit = limitOf(this.timeout, this.outerSignal);
    let ended = false;
    try {
      await this.#runHooksBefore();
      await this.#runBody(limit);
      ended = true;
      await this.runHooks('afterEach');
      await this.runOwn('after');
      this.pass();
    } catch (error) {
      this.#failWith(error);
      await (ended ? this.runAfterFailure() : this.runAfterFailure('afterEach'));
    } finally {
      limit.clear();
      this.controller.abort();
      this.mock?.reset();
      this.finish(testFailure(notFinished, 'cancelledByParent'));
    }
  }

  async #runHooksBefore() {
    for (const ancestor of this.ancestors()) await ancestor.runOwn('before');
    await this.runHooks('beforeEach');
  }

  async #runBody(limit) {
    if (this.outerSignal?.aborted) throw this.outerSignal.reason;
    const interrupted = new Promise((_, reject) => {
      this.breakOff = reject;
    });
    const body = callWithDone(this.action, this.context(), this.context());
    await Promise.race(limit.over ? [body, interrupted, limit.over] : [body, interrupted]);
    // Subtests that can end without waiting have ended before their parent checks them.
    for (let turns = 0; turns < 20 && this.subtests.some((subtest) => !subtest.finished); turns++) await undefined;
    // The same number of turns as Node before it checks the plan.
    if (this.plan) {
      await undefined;
      await undefined;
    }
    const planned = this.plan?.check();
    if (planned) await (limit.over ? Promise.race([planned, limit.over]) : planned);
  }

  #failWith(error) {
    if (isTestFailure(error)) {
      if (error.failureType === 'testTimeoutFailure') this.cancel(error);
      else this.fail(error);
    } else if (this.outerSignal?.aborted && error === this.outerSignal.reason) {
      this.cancel(testFailure(error, 'testAborted'));
    } else {
      this.fail(testFailure(error, 'testCodeFailure'));
    }
  }

  // A failed test reports its first error, not one of a later hook.
  async runAfterFailure(...namesAround) {
    try {
      for (const name of namesAround) await this.runHooks(name);
      await this.runOwn('after');
    } catch (error) {
      this.fail(error);
    }
  }

  // From the root to the parent.
  ancestors() {
    const found = [];
    for (let test = this.parent; test; test = test.parent) found.unshift(test);
    return found;
  }

  async runOwn(name) {
    for (const hook of this.hooks[name]) await this.runHook(hook, name);
  }

  // The hooks of all ancestors for this test: outermost first before it, innermost first after it.
  async runHooks(name) {
    const ancestors = this.ancestors();
    if (name === 'afterEach') ancestors.reverse();
    for (const ancestor of ancestors) {
      for (const hook of ancestor.hooks[name]) await this.runHook(hook, name);
    }
  }

  async runHook(hook, name) {
    const begin = performance.now();
    try {
      await hook.run(this.context());
    } catch (error) {
      const failure = isTestFailure(error) ? error : testFailure(error, 'hookFailed');
      this.hookFailed?.(hook, name, failure, performance.now() - begin);
      throw failure;
    }
  }

  pass() {
    if (this.error !== null) return;
    if (this.isExpectedToFail && this.skip === false) {
      this.fail(testFailure('test was expected to fail but passed', 'expectedFailure'));
      return;
    }
    this.passed = true;
  }

  fail(error) {
    if (this.error !== null) return;
    this.error = error;
    this.passed = this.isExpectedToFail && error.failureType !== 'expectedFailure';
  }

  cancel(error) {
    if (this.endTime !== null || this.error !== null) return;
    this.fail(error ?? testFailure(notFinished, 'cancelledByParent'));
    this.cancelled = true;
    this.controller.abort();
    this.breakOff?.(this.error);
  }

  diagnostic(message) {
    this.#diagnostics.push(message);
  }

  takeDiagnostics() {
    return this.#diagnostics.splice(0);
  }

  // Fails the test now, for an error thrown elsewhere, without waiting for its body.
  interrupt(error) {
    this.fail(error);
    this.breakOff?.(error);
  }

  // Ends unfinished subtests, then frees a slot and reports what is complete.
  finish(pending) {
    if (this.finished) return;
    this.endTime = this.startTime === null ? null : performance.now();
    let failures = 0;
    for (const subtest of this.subtests) {
      if (!subtest.finished) {
        subtest.cancel(pending);
        subtest.finish(pending);
        subtest.settle();
      }
      if (!subtest.passed && subtest.todo === false) failures++;
    }
    if (failures > 0) this.failForSubtests(failures);
    this.finished = true;
    if (!this.parent) return;
    this.parent.#active--;
    this.parent.reportReady();
    this.parent.startWaiting();
    if (this.parent.#active === 0) this.parent.subtestsOver?.();
  }

  failForSubtests(failures) {
    if (!this.passed) return;
    this.passed = false;
    this.error = testFailure(`${failures} subtest${failures > 1 ? 's' : ''} failed`, 'subtestsFailed');
  }

  startWaiting() {
    while (this.#waiting.length > 0 && this.#active < this.concurrency) {
      const next = this.#waiting.shift();
      if (next.finished) continue;
      this.#active++;
      next.#begin();
    }
  }

  #mayReport() {
    return !this.parent || (this.number === this.parent.#readyFrom && this.parent.#mayReport());
  }

  reportReady() {
    if (!this.#mayReport()) return;
    for (;;) {
      const next = this.subtests[this.#readyFrom - 1];
      if (!next?.finished) return;
      this.reportStart();
      next.#reportAll();
      this.#readyFrom++;
    }
  }

  reportStart() {
    if (this.#isReported || !this.parent) return;
    this.#isReported = true;
    this.parent.reportStart();
    this.root.report('test:start', this);
  }

  #reportAll() {
    this.reportReady();
    if (this.subtests.length > 0)
      this.root.reportEvent('test:plan', {
        nesting: this.subtests[0].nesting,
        count: this.subtests.length,
        ...this.place,
      });
    this.reportStart();
    this.root.count(this);
    this.root.report(this.passed ? 'test:pass' : 'test:fail', this);
    for (const message of this.#diagnostics)
      this.root.reportEvent('test:diagnostic', { nesting: this.nesting, message, level: 'info', ...this.place });
  }

  get duration() {
    if (this.earlierDuration !== undefined) return this.earlierDuration;
    return this.startTime === null || this.endTime === null ? 0 : this.endTime - this.startTime;
  }
}

// The body of a suite declares its tests synchronously; they run when it is the suite's turn.
class Suite extends Test {
  type = 'suite';

  constructor(parent, name, options, action, place) {
    super(parent, name, options, action, place);
    action = this.action;
    if (this.skip !== false && typeof action !== 'function') return;
    try {
      const built = running.run(this, () => Reflect.apply(action, this.context(), [this.context()]));
      if (typeof built?.then === 'function')
        this.built = built.then(undefined, (error) => this.fail(testFailure(error, 'testCodeFailure')));
    } catch (error) {
      this.fail(testFailure(error, 'testCodeFailure'));
    }
  }

  context() {
    const { SuiteContext } = require('internal/test_runner/contexts');
    return (this.contextObject ??= new SuiteContext(this));
  }

  async run() {
    this.startTime = performance.now();
    this.root.report('test:dequeue', this);
    const limit = limitOf(this.timeout, this.outerSignal);
    try {
      await this.built;
      if (this.skip !== false) this.subtests.length = 0;
      else if (this.error === null) await this.#runSubtests(limit);
      this.pass();
    } catch (error) {
      this.fail(isTestFailure(error) ? error : testFailure(error, 'testCodeFailure'));
      await this.runAfterFailure();
    } finally {
      limit.clear();
      this.controller.abort();
      this.finish(testFailure(notFinished, 'cancelledByParent'));
    }
  }

  async #runSubtests(limit) {
    for (const ancestor of this.ancestors()) await ancestor.runOwn('before');
    await this.runOwn('before');
    const subtests = Promise.all(this.subtests.map((subtest) => subtest.start()));
    await (limit.over ? Promise.race([subtests, limit.over]) : subtests);
    await this.runOwn('after');
  }
}

module.exports = { Test, Suite, running, callSite };
