// One test file that runs in a process or in a runtime of its own.

const { testFailure } = require('internal/test_runner/failure');
const { FrameReader } = require('internal/test_runner/frames');

// Options that only the process that starts the files needs.
const parentOnly =
  /^--(test|watch|test-concurrency|test-isolation|experimental-test-isolation|test-reporter|test-reporter-destination|test-shard|test-global-setup|test-rerun-failures|experimental-test-coverage|test-coverage-lines|test-coverage-branches|test-coverage-functions|test-coverage-include|test-coverage-exclude|test-coverage-include-all|watch-path|watch-preserve-output|watch-kill-signal|config-file|experimental-config-file|experimental-default-config-file|env-file|env-file-if-exists|run)(=|$)/;
const parentOnlyWithWord =
  /^--(test-concurrency|test-isolation|experimental-test-isolation|test-reporter|test-reporter-destination|test-shard|test-global-setup|test-rerun-failures|test-coverage-lines|test-coverage-branches|test-coverage-functions|test-coverage-include|test-coverage-exclude|watch-path|watch-kill-signal|config-file|env-file|env-file-if-exists)$/;

// The options of this process that its test files get as well.
function inheritedOptions(words) {
  const kept = [];
  for (let i = 0; i < words.length; i++) {
    if (parentOnlyWithWord.test(words[i])) i++;
    else if (!parentOnly.test(words[i])) kept.push(words[i]);
  }
  return kept;
}

class FileRun {
  events = [];
  isOver = false;
  counts = null;
  success = true;
  #isOpen = false;
  #reported = 0;
  #failed = false;
  #options;
  #emit;

  // The function gets events in the order of files: until `open` is called they wait here.
  constructor(file, options, emit) {
    this.file = file;
    this.#options = options;
    this.#emit = emit;
  }

  #report(type, data) {
    if (this.#isOpen) this.#emit(type, data, this);
    else this.events.push([type, data]);
  }

  open() {
    this.#isOpen = true;
    for (const [type, data] of this.events.splice(0)) this.#emit(type, data, this);
  }

  get name() {
    return this.#options.showsRelativeNames ? require('path').relative(this.#options.cwd, this.file) : this.file;
  }

  #place() {
    return { line: 1, column: 1, file: this.file };
  }

  // Runs the file; resolves when all its events are reported.
  async run() {
    const begin = performance.now();
    const data = { nesting: 0, name: this.name, type: 'test', ...this.#place() };
    this.#report('test:dequeue', data);
    const readers = ['stdout', 'stderr'].map(
      (name) =>
        new FrameReader(
          (event) => this.#take(event),
          (text) => this.#report(`test:${name}`, { file: this.file, message: text.toString() }),
        ),
    );
    const { isolation } = this.#options;
    const start = isolation === 'runtime' ? runInRuntime : runInProcess;
    const { exitCode, signal, error } = await start(this.file, this.#options, readers);
    for (const reader of readers) reader.end();
    this.isOver = true;
    const failed = exitCode !== 0 || signal !== null || error !== undefined;
    this.#finish(begin, failed, exitCode, signal, error);
  }

  #take({ type, data }) {
    if (type === 'test:summary') {
      this.counts = data.counts;
      this.success = data.success;
      this.#report(type, data);
      return;
    }
    const isOwn = data.nesting === 0;
    if (isOwn && (type === 'test:plan' || (type === 'test:diagnostic' && data.isSummary))) return;
    if (isOwn && (type === 'test:pass' || type === 'test:fail')) {
      this.#reported++;
      if (type === 'test:fail' && data.todo === undefined) this.#failed = true;
    }
    this.#report(type, data);
  }

  // A file is a test of its own if it declared none, or failed although its tests did not.
  #finish(begin, failed, exitCode, signal, error) {
    const duration = performance.now() - begin;
    if (this.#reported > 0 && (!failed || this.#failed)) {
      this.success = this.success && !failed;
      return;
    }
    this.success = !failed;
    const details = { duration_ms: duration, type: 'test' };
    if (failed) {
      details.error = error ?? testFailure('test failed', 'testCodeFailure');
      Object.assign(details.error, { exitCode, signal });
    }
    const data = { name: this.name, nesting: 0, details, ...this.#place() };
    this.ownResult = failed ? 'failed' : 'passed';
    this.#report('test:start', { nesting: 0, name: this.name, ...this.#place() });
    this.#report(failed ? 'test:fail' : 'test:pass', data);
  }
}

function timeoutFailure(timeout) {
  return testFailure(`test timed out after ${timeout}ms`, 'testTimeoutFailure');
}

const inspectorLine =
  /^(?:Debugger (?:listening on|attached|ending on)|Starting inspector on|For help, see: |Waiting for the debugger to disconnect).*\n/gm;

// What the inspector of a test file writes is for whoever debugs it, at once.
function withoutInspectorLines(chunk) {
  const text = chunk.toString('latin1');
  const lines = text.match(inspectorLine);
  if (lines === null) return chunk;
  process.stderr.write(lines.join(''));
  return Buffer.from(text.replace(inspectorLine, ''), 'latin1');
}

function runInProcess(file, { cwd, execArgv, argv, env, timeout, signal: abort }, [stdout, stderr]) {
  const { spawn } = require('child_process');
  const words = [...inheritedOptions(process.execArgv), ...execArgv, file, ...argv];
  const child = spawn(process.execPath, words, {
    cwd,
    env: { ...(env ?? process.env), NODE_TEST_CONTEXT: 'child-v8' },
    stdio: ['inherit', 'pipe', 'pipe'],
  });
  return new Promise((resolve) => {
    let error;
    const stop = (failure) => {
      error = failure;
      child.kill();
    };
    const timer = Number.isFinite(timeout) ? setTimeout(() => stop(timeoutFailure(timeout)), timeout) : undefined;
    const onAbort = () => stop(testFailure(abort.reason, 'testAborted'));
    if (abort?.aborted) onAbort();
    abort?.addEventListener('abort', onAbort, { once: true });
    child.stdout.on('data', (chunk) => stdout.add(chunk));
    child.stderr.on('data', (chunk) => stderr.add(withoutInspectorLines(chunk)));
    child.on('error', (failure) => {
      error = testFailure(failure, 'testCodeFailure');
    });
    child.on('close', (exitCode, signal) => {
      clearTimeout(timer);
      abort?.removeEventListener('abort', onAbort);
      resolve({ exitCode, signal, error });
    });
  });
}

// A worker is a runtime of this JVM, which shares its compiled programs and code of the JVM.
function runInRuntime(file, { execArgv, argv, env, timeout, signal: abort }, [stdout, stderr]) {
  const { Worker } = require('worker_threads');
  const worker = new Worker(file, {
    argv,
    execArgv: [...inheritedOptions(process.execArgv), ...execArgv],
    env: { ...(env ?? process.env), NODE_TEST_CONTEXT: 'child-v8' },
    stdout: true,
    stderr: true,
  });
  return new Promise((resolve) => {
    let error;
    const stop = (failure) => {
      error = failure;
      worker.terminate();
    };
    const timer = Number.isFinite(timeout) ? setTimeout(() => stop(timeoutFailure(timeout)), timeout) : undefined;
    const onAbort = () => stop(testFailure(abort.reason, 'testAborted'));
    if (abort?.aborted) onAbort();
    abort?.addEventListener('abort', onAbort, { once: true });
    worker.stdout.on('data', (chunk) => stdout.add(chunk));
    worker.stderr.on('data', (chunk) => stderr.add(chunk));
    worker.on('error', (failure) => {
      error ??= testFailure(failure, 'testCodeFailure');
    });
    worker.on('exit', (exitCode) => {
      clearTimeout(timer);
      abort?.removeEventListener('abort', onAbort);
      // What it printed arrives before the exit, but is read in later turns.
      setImmediate(() => resolve({ exitCode, signal: null, error }));
    });
  });
}

module.exports = { FileRun };
