// The root of node:test, created by the first test. It counts and reports tests, and ends when the loop has nothing
// left to do.

const { validateFunction } = require('internal/validators');
const { Test, Suite, running, callSite } = require('internal/test_runner/test');
const { isFiltered } = require('internal/test_runner/filter');
const coverage = require('internal/test_runner/coverage');
const { testFailure } = require('internal/test_runner/failure');
const { testSettings } = require('internal/test_runner/settings');
const { kEmptyObject } = require('internal/util');
const { earlierRuns, record } = require('internal/test_runner/reruns');

const stillPending = 'Promise resolution is still pending but the event loop has already resolved';

class Root extends Test {
  counters = { tests: 0, suites: 0, passed: 0, failed: 0, cancelled: 0, skipped: 0, todo: 0, topLevel: 0 };
  #events;

  #written;
  #begin = () => {};
  #state;

  // With the state of a run, the tests of all its files are declared before the first of them begins.
  constructor(state) {
    super(null, '<root>', {}, null, {});
    this.earlierRuns = earlierRuns();
    this.startTime = performance.now();
    this.timeout = testSettings().timeout;
    this.#state = state;
    if (state === undefined) {
      this.#events = new (require('internal/test_runner/stream').TestsStream)();
      if (!testSettings().isChild) record(this.#events);
      this.#written = require('internal/test_runner/reporting').attach(this.#events);
    }
    this.#watchProcess();
    // The program's own ticks and microtasks run before its first test, because Node waits for reporters.
    this.ready = new Promise((resolve) => {
      if (state === undefined) process.nextTick(() => queueMicrotask(resolve));
      else this.#begin = resolve;
    });
    this.isReady = false;
    this.ready.then(() => {
      this.isReady = true;
    });
  }

  reportEvent(type, data) {
    if (this.#state === undefined) this.#events.report(type, data);
    else this.#state.report(type, data);
  }

  // Reports a file that could not be imported as a test that fails.
  importFailed(file, error) {
    const test = new Test(this, require('path').relative(process.cwd(), file), {}, () => {}, {
      file,
      line: 1,
      column: 1,
    });
    test.fail(testFailure(error, 'testCodeFailure'));
    this.ready.then(() => test.start());
  }

  // Runs the tests that the files have declared.
  async runDeclared() {
    this.#begin();
    while (this.subtests.some((test) => !test.finished)) await Promise.all(this.subtests.map((test) => test.promise));
    await this.#runLast('after');
    this.reportReady();
    Object.assign(this.#state.counts, this.counters, { topLevel: this.#state.counts.topLevel });
    this.#state.success = this.#isSuccess();
    this.finished = true;
  }

  #isSuccess() {
    const { counters } = this;
    return (
      counters.failed + counters.cancelled === 0 && this.subtests.every((test) => test.passed || test.todo !== false)
    );
  }

  report(type, test) {
    const data = { name: test.name, nesting: test.nesting, testNumber: test.number };
    if (type === 'test:pass' || type === 'test:fail') {
      data.details = { duration_ms: test.duration, type: test.type };
      if (type === 'test:fail') data.details.error = test.error;
      if (test.attempt !== undefined) data.details.attempt = test.attempt;
      if (test.passedOnAttempt !== undefined) data.details.passed_on_attempt = test.passedOnAttempt;
      if (test.skip !== false) data.skip = test.skip;
      if (test.todo !== false) data.todo = test.todo;
      if (test.isExpectedToFail) data.expectFailure = true;
    }
    this.reportEvent(type, Object.assign(data, test.place));
  }

  count(test) {
    const { counters } = this;
    if (test.nesting === 0) counters.topLevel++;
    if (test.type === 'suite') {
      counters.suites++;
      return;
    }
    counters.tests++;
    if (test.todo !== false) counters.todo++;
    else if (test.skip !== false) counters.skipped++;
    else if (test.cancelled) counters.cancelled++;
    else if (test.passed) counters.passed++;
    else counters.failed++;
  }

  async #runLast(name) {
    try {
      for (const hook of this.hooks[name].splice(0)) await this.runHook(hook, name);
    } catch (error) {
      this.error ??= error;
      process.exitCode = 1;
    }
  }

  // Called when no test is running or waiting. The last hooks may still have to release resources that keep the loop
  // alive; tests added later run them again.
  async subtestsOver() {
    // Runs after all code that waits for the last test, as in Node.
    for (let turns = 0; turns < 3; turns++) await undefined;
    await this.#runLast('after');
    if (testSettings().forceExit && this.#state === undefined) this.#exitNow();
  }

  // --test-force-exit: whatever else keeps the process alive.
  #exitNow() {
    setImmediate(async () => {
      if (this.subtests.some((test) => !test.finished)) return;
      this.#end();
      await this.#written;
      process.exit();
    });
  }

  // A failing root hook that fails no test is reported separately, with the name of its file.
  hookFailed(hook, name, failure, duration) {
    if (name !== 'after' && this.subtests.length > 0) return;
    const details = { duration_ms: duration, type: 'test', error: failure };
    this.reportEvent('test:fail', {
      name: hook.place.file,
      nesting: 0,
      testNumber: this.subtests.length + 1,
      details,
      ...hook.place,
    });
  }

  #watchProcess() {
    const listeners = {
      uncaughtException: (error) => this.#blame(error, 'uncaughtException'),
      unhandledRejection: (error) => this.#blame(error, 'unhandledRejection'),
    };
    for (const name of Object.keys(listeners)) process.on(name, listeners[name]);
    const onEnd = async () => {
      process.removeListener('beforeExit', onEnd);
      if (this.subtests.length === 0) await this.#runLast('before');
      await this.#runLast('after');
      this.#end();
      for (const name of Object.keys(listeners)) process.removeListener(name, listeners[name]);
    };
    process.on('beforeExit', onEnd);
    process.on('exit', () => this.#end());
  }

  // An uncaught error fails the test that caused it, unless that has ended.
  #blame(error, kind) {
    const test = running.getStore();
    if (test && !test.finished && test !== this) {
      test.interrupt?.(testFailure(error, kind));
      return;
    }
    const what =
      `a resource generated asynchronous activity after the test ended. This activity created the error "${error}" which triggered an ` +
      `${kind} event, caught by the test runner.`;
    const { place } = test ?? this;
    const after = test
      ? `Test "${test.name}" at ${place.file && require('path').relative(process.cwd(), place.file)}:${place.line}:${place.column} generated ` +
        `asynchronous activity after the test ended. This activity created the error "${error}" and would have caused the test to fail, but instead ` +
        `triggered an ${kind} event.`
      : `A${what.slice(1)}`;
    this.diagnostic(`${test ? 'Error: ' : ''}${after}`);
    process.exitCode = 1;
  }

  #end() {
    if (this.finished || this.#state !== undefined) return;
    this.finish(testFailure(stillPending, 'cancelledByParent'));
    if (testSettings().updateSnapshots) require('internal/test_runner/snapshot').saveSnapshots();
    this.reportReady();
    const { counters } = this;
    const isSummary = testSettings().isChild || undefined;
    this.reportEvent('test:plan', { nesting: 0, count: counters.topLevel });
    for (const message of this.takeDiagnostics())
      this.reportEvent('test:diagnostic', { nesting: 0, message, level: 'info' });
    const duration = performance.now() - this.startTime;
    const lines = [
      `tests ${counters.tests}`,
      `suites ${counters.suites}`,
      `pass ${counters.passed}`,
      `fail ${counters.failed}`,
      `cancelled ${counters.cancelled}`,
      `skipped ${counters.skipped}`,
      `todo ${counters.todo}`,
      `duration_ms ${duration}`,
    ];
    for (const message of lines)
      this.reportEvent('test:diagnostic', { nesting: 0, message, level: 'info', ...(isSummary && { isSummary }) });
    let success = this.#isSuccess();
    if (!isSummary && coverage.isEnabled())
      success =
        coverage.reportCoverage([coverage.ownResult()], process.cwd(), (type, data) => this.reportEvent(type, data)) &&
        success;
    const file = isSummary ? require('path').resolve(process.argv[1] ?? '') : undefined;
    this.reportEvent('test:summary', { success, counts: counters, duration_ms: duration, file });
    this.#events.end();
    if (!success) process.exitCode = 1;
  }
}

let root;

function rootTest() {
  return (root ??= new Root());
}

// The root of the tests of several files in this process.
function rootOfFiles(state) {
  root = new Root(state);
  return root;
}

// Sorts the arguments ( name, options, fn ), each of which may be missing.
function sortArguments(name, options, action, overrides) {
  if (typeof name === 'function') action = name;
  else if (name !== null && typeof name === 'object') {
    action = options;
    options = name;
  } else if (typeof options === 'function') {
    action = options;
  }
  if (options === null || typeof options !== 'object') options = kEmptyObject;
  const named =
    typeof name === 'string' && name !== ''
      ? name
      : typeof options.name === 'string'
        ? options.name
        : action?.name || '<anonymous>';
  if (action !== undefined && action !== null) validateFunction(action, 'fn');
  return { name: named, options: { ...options, ...overrides }, action: action ?? (() => {}) };
}

function addTest(parent, ...given) {
  const { name, options, action } = sortArguments(...given);
  const test = new Test(parent, name, options, action, callSite());
  if (isFiltered(test)) {
    parent.drop(test);
    return Promise.resolve();
  }
  return startIn(parent, test);
}

function startIn(parent, test) {
  const { root } = test;
  root.reportEvent('test:enqueue', { name: test.name, nesting: test.nesting, type: test.type, ...test.place });
  if (parent.type === 'suite') return Promise.resolve();
  if (root.isReady) return test.start();
  return root.ready.then(() => test.start());
}

function currentParent() {
  return running.getStore() ?? rootTest();
}

function makeTest(overrides) {
  return (name, options, action) => addTest(currentParent(), name, options, action, overrides);
}

function makeSuite(overrides) {
  return (...given) => {
    const parent = currentParent();
    const { name, options, action } = sortArguments(given[0], given[1], given[2], overrides);
    const suite = new Suite(parent, name, options, action, callSite());
    if (suite.built === undefined && suite.subtests.length === 0 && isFiltered(suite)) {
      parent.drop(suite);
      return Promise.resolve();
    }
    return startIn(parent, suite);
  };
}

// The function with its variants: `skip`, `todo`, `only`, `expectFailure`.
function withVariants(make, name) {
  const plain = Object.defineProperty(make(undefined), 'name', { __proto__: null, value: name, configurable: true });
  for (const variant of ['expectFailure', 'skip', 'todo', 'only']) plain[variant] = make({ [variant]: true });
  return plain;
}

function makeHook(name) {
  return (action, options) => currentParent().addHook(name, action, options);
}

module.exports = {
  addTest,
  rootOfFiles,
  test: withVariants(makeTest, 'test'),
  suite: withVariants(makeSuite, 'suite'),
  before: makeHook('before'),
  after: makeHook('after'),
  beforeEach: makeHook('beforeEach'),
  afterEach: makeHook('afterEach'),
  getTestContext: () => running.getStore()?.context(),
};
