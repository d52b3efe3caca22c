// gyre:sched: real-time jobs, which preempt each other by deadline or priority. Times are milliseconds.

const { AbortError, nodeError } = require('internal/errors');
const { kEmptyObject } = require('internal/util');
const {
  validateAbortSignal,
  validateArray,
  validateFunction,
  validateInteger,
  validateNumber,
  validateObject,
  validateOneOf,
  validateString,
} = require('internal/validators');

const binding = internalBinding('sched');

const tasks = new Set();
let admission = 'off';

/*
 * Sets the policy ('edf', 'fp' for fixed priorities, 'fifo' without preemption), how long jobs may run until the loop has a turn, and
 * whether task() refuses ('reject') or warns of ('report') task sets that analyse() does not find schedulable. `stress`, a seed, lets empty jobs
 * preempt at a third of all interrupt checks, to find code that does not expect it.
 */
function configure(options = kEmptyObject) {
  validateObject(options, 'options');
  const [currentPolicy, currentEvery] = binding.configuration();
  const { policy = currentPolicy, loopEvery = currentEvery, admission: newAdmission = admission, stress } = options;
  validateOneOf(policy, 'options.policy', ['edf', 'fp', 'fifo']);
  validateNumber(loopEvery, 'options.loopEvery', 0.1);
  validateOneOf(newAdmission, 'options.admission', ['off', 'report', 'reject']);
  if (stress !== undefined) validateInteger(stress, 'options.stress');
  binding.configure(policy, loopEvery);
  if ('stress' in options) binding.stress(stress, stressed);
  admission = newAdmission;
}

// Preempts other jobs under stress.
function stressed() {
  queueMicrotask(() => {});
}

function budgetOf(budget) {
  if (budget === undefined) return undefined;
  validateObject(budget, 'options.budget');
  const { cpu = Infinity, wall = Infinity, bytes = Infinity, onOverrun = 'report' } = budget;
  validateNumber(cpu, 'options.budget.cpu', 0.001);
  validateNumber(wall, 'options.budget.wall', 0.001);
  validateNumber(bytes, 'options.budget.bytes', 1);
  validateOneOf(onOverrun, 'options.budget.onOverrun', ['report', 'demote', 'skip', 'abort']);
  return [cpu, wall, bytes, onOverrun];
}

// A periodic task, as task() returns it.
class Task {
  #handle;
  #options;

  constructor(name, options, fn) {
    const { budget, offset, onMiss, overlap, period, priority, resources } = options;
    const { deadline = period, wcet = 0 } = options;
    this.name = name;
    this.#options = { period, deadline, wcet, priority };
    const handles = resources.map((resource) => resource[kHandle]);
    const times = [period, deadline, offset, wcet, priority, options.until];
    this.#handle = binding.task(name, times, overlap, budgetOf(budget), handles, fn, onMiss);
    tasks.add(this);
  }

  get period() {
    return this.#options.period;
  }

  get deadline() {
    return this.#options.deadline;
  }

  get priority() {
    return this.#options.priority;
  }

  // The declared worst-case execution time, otherwise the longest that was measured.
  get wcet() {
    return this.#options.wcet || this.stats().longestExecution;
  }

  // Jobs released, ended, missed, skipped and over budget; execution times, latencies and response times.
  stats() {
    return binding.taskStats(this.#handle);
  }

  // Ends the releases; jobs that were released go on.
  stop() {
    tasks.delete(this);
    binding.stopTask(this.#handle);
  }

  // Keeps the program alive, as it does at first.
  ref() {
    binding.refTask(this.#handle, true);
    return this;
  }

  // Lets the program end.
  unref() {
    binding.refTask(this.#handle, false);
    return this;
  }
}

// Adds a task, which releases a job that calls fn at once (or after `offset`) and then every `period`, and not after `until`.
function task(name, options, fn) {
  validateString(name, 'name');
  validateObject(options, 'options');
  validateFunction(fn, 'fn');
  const {
    offset = 0,
    onMiss,
    overlap = 'queue',
    period,
    priority = 0,
    resources = [],
    until = Infinity,
    wcet = 0,
  } = options;
  const { deadline = period } = options;
  validateNumber(period, 'options.period', 0.01);
  validateNumber(deadline, 'options.deadline', 0.01);
  validateNumber(offset, 'options.offset', 0);
  validateNumber(wcet, 'options.wcet', 0);
  validateNumber(until, 'options.until', 0);
  validateInteger(priority, 'options.priority', -2147483647, 2147483646);
  validateOneOf(overlap, 'options.overlap', ['queue', 'skip', 'parallel']);
  validateArray(resources, 'options.resources');
  for (const [index, resource] of resources.entries())
    if (!(resource instanceof Resource))
      throw nodeError('ERR_INVALID_ARG_TYPE', `options.resources[${index}]`, 'Resource', resource);
  if (onMiss !== undefined) validateFunction(onMiss, 'options.onMiss');
  budgetOf(options.budget);
  if (admission !== 'off') admit(name, { period, deadline, priority, wcet });
  return new Task(name, { ...options, offset, onMiss, overlap, period, priority, resources, until }, fn);
}

function admit(name, candidate) {
  const { schedulable, utilisation } = analyseSet([...tasks, candidate], measuredBlocking());
  if (schedulable) return;
  const why = `with it the tasks, of utilisation ${utilisation.toFixed(3)}, can miss deadlines`;
  if (admission === 'reject') throw nodeError('ERR_SCHED_ADMISSION', name, why);
  process.emitWarning(`The task '${name}' may not be schedulable: ${why}`, 'SchedulerWarning');
}

// Runs fn as a job of its own; returns the promise of its outcome. Under EDF a job without a deadline runs when no other is ready.
function spawn(fn, options = kEmptyObject) {
  validateFunction(fn, 'fn');
  return start(fn, [], options);
}

function start(fn, args, options) {
  validateObject(options, 'options');
  const { budget, deadline = Infinity, name = fn.name || 'job', priority = 0, signal } = options;
  validateString(name, 'options.name');
  validateNumber(deadline, 'options.deadline', 0);
  validateInteger(priority, 'options.priority', -2147483647, 2147483646);
  validateAbortSignal(signal, 'options.signal');
  const allowed = budgetOf(budget);
  if (signal === undefined) return binding.spawn(name, fn, args, deadline, priority, allowed);
  if (signal.aborted) return Promise.reject(new AbortError(undefined, { cause: signal.reason }));
  return new Promise((resolve, reject) => {
    let onAbort;
    const aborted = new Promise((_, fail) => {
      onAbort = () => fail(new AbortError(undefined, { cause: signal.reason }));
    });
    aborted.catch(() => {});
    signal.addEventListener('abort', onAbort, { once: true });
    // A job that has not begun does nothing; one that has begun is not waited for any longer.
    const job = binding.spawn(name, () => (signal.aborted ? undefined : fn(...args)), [], deadline, priority, allowed);
    Promise.race([job, aborted])
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', onAbort));
  });
}

// A function that runs fn as a job with the arguments and returns the promise of its outcome; for callbacks of timers, sockets and events.
function bind(fn, options = kEmptyObject) {
  validateFunction(fn, 'fn');
  validateObject(options, 'options');
  return function (...args) {
    return start((...values) => fn.apply(this, values), args, { name: fn.name || 'job', ...options });
  };
}

function isThenable(value) {
  return value !== null && typeof value === 'object' && typeof value.then === 'function';
}

function refuseWait(value) {
  if (isThenable(value)) throw nodeError('ERR_SCHED_CRITICAL', binding.current()?.name ?? 'callback');
  return value;
}

// Calls fn and returns its result; no job preempts it. fn must not wait.
function atomically(fn) {
  validateFunction(fn, 'fn');
  binding.beginCritical();
  try {
    return refuseWait(fn());
  } finally {
    binding.endCritical();
  }
}

const kHandle = Symbol('handle');

// Something that one job at a time uses. While it is locked, only jobs run that do not use it and have more urgent deadlines or higher priorities than all that do.
class Resource {
  constructor(name) {
    validateString(name, 'name');
    this.name = name;
    Object.defineProperty(this, kHandle, { __proto__: null, value: binding.resource(name) });
  }

  // Calls fn with the resource and returns its result. fn must not wait.
  lock(fn) {
    validateFunction(fn, 'fn');
    binding.lock(this[kHandle]);
    try {
      return refuseWait(fn());
    } finally {
      binding.unlock(this[kHandle]);
    }
  }
}

function measuredBlocking() {
  const { longestGap, longestLock } = binding.stats();
  return Math.max(longestGap, longestLock);
}

function analyseSet(set, blocking) {
  const rows = set.flatMap(({ deadline, period, priority, wcet }) => [wcet, period, deadline, priority]);
  const [utilisation, schedulable, responses, violation] = binding.analyse(rows, blocking);
  return { utilisation, schedulable, responses, violation };
}

/*
 * Whether the tasks always meet their deadlines, by their declared or longest measured execution times, and by `blocking`: the longest time
 * between two polls or under a resource that was measured, unless it is given.
 */
function analyse(options = kEmptyObject) {
  validateObject(options, 'options');
  const { blocking = measuredBlocking() } = options;
  validateNumber(blocking, 'options.blocking', 0);
  const [policy] = binding.configuration();
  const all = [...tasks];
  const { responses, schedulable, utilisation, violation } = analyseSet(all, blocking);
  return {
    policy,
    utilisation,
    schedulable,
    blocking,
    violation,
    tasks: all.map(({ deadline, name, period, priority, wcet }, index) => ({
      name,
      period,
      deadline,
      priority,
      wcet,
      ...(responses && { response: responses[index] }),
    })),
  };
}

// What the scheduler has done so far.
function stats() {
  return binding.stats();
}

let trace;

/*
 * Records what jobs do from now on and writes it to a file, by its extension: .json for Perfetto (ui.perfetto.dev), .svg or .html for a timeline. Returns a function that
 * ends the recording; the end of the program does too.
 */
function startTrace(file) {
  validateString(file, 'file');
  if (trace !== undefined) throw nodeError('ERR_SCHED_STATE', `a trace is being recorded already, for ${trace}`);
  trace = file;
  binding.beginTrace();
  const end = () => {
    if (trace === undefined) return;
    trace = undefined;
    process.off('exit', end);
    const { extname } = require('path');
    require('fs').writeFileSync(file, binding.endTrace(extname(file).slice(1)));
  };
  process.on('exit', end);
  return end;
}

module.exports = {
  Resource,
  analyse,
  atomically,
  bind,
  configure,
  consume(milliseconds) {
    validateNumber(milliseconds, 'milliseconds', 0);
    binding.consume(milliseconds);
  },
  get current() {
    return binding.current();
  },
  executionTime: binding.executionTime,
  now: binding.now,
  // Forgets the longest gap and lock that stats() has.
  resetGaps: binding.resetGaps,
  spawn,
  stats,
  task,
  trace: startTrace,
  wait: binding.wait,
  // Fulfilled when there are no jobs and there will be no releases.
  whenIdle: binding.whenIdle,
};
