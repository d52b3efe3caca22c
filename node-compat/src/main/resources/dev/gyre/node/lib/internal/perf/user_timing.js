// Marks and measures. https://w3c.github.io/user-timing/

const { nodeError } = require('internal/errors');
const { PerformanceEntry, clear, construct, keep, latestMark } = require('internal/perf/entries');
const { enqueue } = require('internal/perf/observer');
const { kEmptyObject } = require('internal/util');
const { validateNumber, validateObject, validateString } = require('internal/validators');

const { performance } = globalThis;

// The milestones of the process, whose names no mark may have.
const milestones = new Set(['nodeStart', 'v8Start', 'environment', 'loopStart', 'loopExit', 'bootstrapComplete']);

function checkTime(time) {
  if (time < 0) throw nodeError('ERR_PERFORMANCE_INVALID_TIMESTAMP', time);
  return time;
}

const clone = (detail) => (detail == null ? null : structuredClone(detail));

class PerformanceMark extends PerformanceEntry {
  #detail;

  constructor(name, options = undefined) {
    if (arguments.length === 0) throw nodeError('ERR_MISSING_ARGS', 'name');
    name = `${name}`;
    if (milestones.has(name)) throw nodeError('ERR_INVALID_ARG_VALUE', 'name', name);
    if (options != null) validateObject(options, 'options');
    if (options?.startTime !== undefined) validateNumber(options.startTime, 'startTime');
    const startTime = options?.startTime === undefined ? performance.now() : checkTime(options.startTime);
    super(construct, name, 'mark', startTime, 0);
    this.#detail = clone(options?.detail);
  }

  get detail() {
    return this.#detail;
  }

  toJSON() {
    return { ...super.toJSON(), detail: this.detail };
  }
}

class PerformanceMeasure extends PerformanceEntry {
  #detail;

  constructor(token, name, start, duration, detail) {
    super(token, name, 'measure', start, duration);
    this.#detail = detail;
  }

  get detail() {
    return this.#detail;
  }

  toJSON() {
    return { ...super.toJSON(), detail: this.detail };
  }
}
for (const [type, length] of [
  [PerformanceMark, 1],
  [PerformanceMeasure, 0],
]) {
  Object.defineProperty(type.prototype, 'detail', { __proto__: null, enumerable: true });
  Object.defineProperty(type.prototype, 'toJSON', { __proto__: null, enumerable: true });
  Object.defineProperty(type, 'length', { __proto__: null, value: length, configurable: true });
}

function mark(name, options = undefined) {
  if (arguments.length === 0) throw nodeError('ERR_MISSING_ARGS', 'name');
  const entry = new PerformanceMark(name, options);
  enqueue(entry);
  keep(entry);
  return entry;
}

// The time of a mark or of a milestone of the process; a number is returned unchanged.
function timeOf(value) {
  if (value === undefined) return undefined;
  if (typeof value === 'number') return checkTime(value);
  const name = `${value}`;
  if (milestones.has(name)) return performance.nodeTiming[name];
  const time = latestMark(name);
  if (time === undefined) {
    const { DOMException } = require('internal/domexception');
    throw new DOMException(`The "${name}" performance mark has not been set`, 'SyntaxError');
  }
  return time;
}

// Start and duration of a measure, from its options or its two marks. https://w3c.github.io/user-timing/#measure-method
function span(startOrOptions, endMark) {
  const options = startOrOptions !== null && typeof startOrOptions === 'object' ? startOrOptions : kEmptyObject;
  const { start, end, duration } = options;
  if (start !== undefined || end !== undefined) {
    if (endMark !== undefined)
      throw nodeError('ERR_PERFORMANCE_MEASURE_INVALID_OPTIONS', 'endMark must not be specified');
    if (start !== undefined && end !== undefined && duration !== undefined) {
      throw nodeError(
        'ERR_PERFORMANCE_MEASURE_INVALID_OPTIONS',
        'Must not have options.start, options.end, and options.duration specified',
      );
    }
  }
  let last;
  if (endMark !== undefined) last = timeOf(endMark);
  else if (end !== undefined) last = timeOf(end);
  else if (start !== undefined && duration !== undefined) last = timeOf(start) + duration;
  else last = performance.now();
  let first = 0;
  if (options !== startOrOptions) first = typeof startOrOptions === 'string' ? timeOf(startOrOptions) : 0;
  else if (start !== undefined) first = timeOf(start);
  else if (duration !== undefined && end !== undefined) first = timeOf(end) - duration;
  return [first, last - first];
}

function measure(name, startOrOptions = undefined, endMark = undefined) {
  if (arguments.length === 0) throw nodeError('ERR_MISSING_ARGS', 'name');
  validateString(name, 'name');
  const [start, duration] = span(startOrOptions, endMark);
  const entry = new PerformanceMeasure(construct, name, start, duration, clone(startOrOptions?.detail));
  enqueue(entry);
  keep(entry);
  return entry;
}

function clearMarks(name = undefined) {
  clear('mark', name === undefined ? undefined : `${name}`);
}

function clearMeasures(name = undefined) {
  clear('measure', name === undefined ? undefined : `${name}`);
}

for (const named of [PerformanceMark, PerformanceMeasure]) {
  Object.defineProperty(named.prototype, Symbol.toStringTag, {
    __proto__: null,
    value: named.name,
    configurable: true,
  });
}

module.exports = { PerformanceMark, PerformanceMeasure, clearMarks, clearMeasures, mark, measure };
