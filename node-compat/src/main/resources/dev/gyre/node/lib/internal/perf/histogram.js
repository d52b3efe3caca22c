// Histograms, recorded by programs or by the loop's delays. https://nodejs.org/api/perf_hooks.html#class-histogram

const { nodeError } = require('internal/errors');
const { kClone, kEmptyObject } = require('internal/util');
const { validateArray, validateInteger, validateNumber, validateObject } = require('internal/validators');

const binding = internalBinding('performance');

const construct = Symbol('construct');
const kHandle = Symbol('handle');

const NUMBERS = ['count', 'exceeds', 'min', 'max', 'mean', 'stddev', 'skewness', 'kurtosis'];
const whole = ['count', 'exceeds', 'min', 'max'];
const mostFigures = 5;
const EMPTY_MINIMUM = 9223372036854776000;
const EMPTY_MINIMUM_BIGINT = 2n ** 63n - 1n;

function handleOf(histogram) {
  if (!(histogram instanceof Histogram)) throw nodeError('ERR_INVALID_THIS', 'Histogram');
  return histogram[kHandle];
}

function validatePercent(percent, name) {
  validateNumber(percent, name);
  if (Number.isNaN(percent) || percent <= 0 || percent > 100)
    throw nodeError('ERR_OUT_OF_RANGE', name, '> 0 && <= 100', percent);
}

// The confidence level in the options of an interval.
function confidenceIn(options) {
  validateObject(options, 'options');
  const { confidence = 0.95 } = options;
  validateNumber(confidence, 'options.confidence');
  if (Number.isNaN(confidence) || confidence <= 0 || confidence >= 1)
    throw nodeError('ERR_OUT_OF_RANGE', 'options.confidence', '> 0 && < 1', confidence);
  return confidence;
}

// What a comparison takes: the two histograms, or an empty one twice for a histogram and itself.
function compared(histogram, other) {
  handleOf(histogram);
  if (!(other instanceof Histogram)) throw nodeError('ERR_INVALID_ARG_TYPE', 'other', 'Histogram', other);
  return histogram === other ? [EMPTY, EMPTY] : [histogram, other];
}

const statistics = () => require('internal/perf/statistics');
const bucketsOf = (histogram) => histogram[kHandle]?.buckets() ?? [];

const EMPTY = { __proto__: null, count: 0, mean: NaN, stddev: NaN };

const differenceError = (message) => require('internal/errors').codedError(TypeError, 'ERR_INVALID_ARG_VALUE', message);

// The records up to each level, from the one before it.
function countsUpTo(handle, first, next) {
  const buckets = handle.buckets();
  const counts = new Map();
  let at = 0;
  for (let level = first; at < buckets.length; level = next(level)) {
    const end = handle.lowestLike(level);
    let count = 0;
    for (; at < buckets.length && buckets[at] <= end; at += 2) count += buckets[at + 1];
    counts.set(end, count);
  }
  return counts;
}

class Histogram {
  constructor(token, handle) {
    if (token !== construct) throw nodeError('ERR_ILLEGAL_CONSTRUCTOR');
    Object.defineProperty(this, kHandle, { __proto__: null, value: handle });
  }

  cdf(value) {
    const handle = handleOf(this);
    validateNumber(value, 'value');
    const buckets = handle.buckets();
    let below = 0;
    let all = 0;
    for (let i = 0; i < buckets.length; i += 2) {
      all += buckets[i + 1];
      if (buckets[i] <= value) below += buckets[i + 1];
    }
    return all === 0 ? 0 : below / all;
  }

  ccdf(value) {
    handleOf(this);
    return 1 - this.cdf(value);
  }

  countAt(value) {
    const handle = handleOf(this);
    validateNumber(value, 'value');
    if (!(value >= 0)) return 0;
    const buckets = handle.buckets();
    const lowest = handle.lowestLike(value);
    for (let i = 0; i < buckets.length; i += 2) if (buckets[i] === lowest) return buckets[i + 1];
    return 0;
  }

  linearBuckets(stepSize) {
    const handle = handleOf(this);
    validateInteger(stepSize, 'stepSize', 1);
    return countsUpTo(handle, stepSize, (level) => level + stepSize);
  }

  logBuckets(firstBucket, base) {
    const handle = handleOf(this);
    validateInteger(firstBucket, 'firstBucket', 1);
    validateNumber(base, 'base');
    if (base <= 1) throw nodeError('ERR_OUT_OF_RANGE', 'base', '> 1', base);
    return countsUpTo(handle, firstBucket, (level) => level * base);
  }

  percentilesAt(percentiles) {
    const handle = handleOf(this);
    validateArray(percentiles, 'percentiles');
    for (const [index, percent] of percentiles.entries()) validatePercent(percent, `percentiles[${index}]`);
    const isEmpty = handle.buckets().length === 0;
    const sorted = [...percentiles].sort((a, b) => a - b);
    return new Map(sorted.map((percent) => [percent, isEmpty ? 1 : handle.percentile(percent)]));
  }

  get ewmaMean() {
    return handleOf(this).trend()[0];
  }

  get ewmaStddev() {
    return Math.sqrt(handleOf(this).trend()[1]);
  }

  get ewmaErrorRate() {
    return handleOf(this).trend()[2];
  }

  burnRate(sloTarget) {
    const [, , errorRate] = handleOf(this).trend();
    validateNumber(sloTarget, 'sloTarget');
    if (Number.isNaN(sloTarget) || sloTarget <= 0 || sloTarget >= 1)
      throw nodeError('ERR_OUT_OF_RANGE', 'sloTarget', '> 0 && < 1', sloTarget);
    return errorRate / (1 - sloTarget);
  }

  get resetCount() {
    return handleOf(this).resets();
  }

  meanCI(options = kEmptyObject) {
    handleOf(this);
    return statistics().meanInterval(this, confidenceIn(options));
  }

  percentileCI(percentile, options = kEmptyObject) {
    const handle = handleOf(this);
    validatePercent(percentile, 'percentile');
    const confidence = confidenceIn(options);
    const { count } = this;
    if (count === 0) return { __proto__: null, value: 0, lower: 0, upper: 0 };
    const [lower, upper] = statistics().percentileRanks(count, percentile, confidence);
    const value = handle.percentile(percentile);
    return { __proto__: null, value, lower: handle.valueAt(lower), upper: handle.valueAt(upper) };
  }

  ksTest(other) {
    return statistics().kolmogorovSmirnov(...compared(this, other).map(bucketsOf));
  }

  welchTest(other, options = kEmptyObject) {
    const [one, two] = compared(this, other);
    return statistics().welch(one, two, confidenceIn(options));
  }

  mannWhitneyTest(other) {
    return statistics().mannWhitney(...compared(this, other).map(bucketsOf));
  }

  cohensD(other) {
    return statistics().cohensD(...compared(this, other));
  }

  cliffsD(other) {
    return statistics().cliffsDelta(...compared(this, other).map(bucketsOf));
  }

  snapshot() {
    return new Histogram(construct, handleOf(this).snapshot());
  }

  diff(other) {
    const handle = handleOf(this);
    if (!(other instanceof Histogram)) throw nodeError('ERR_INVALID_ARG_TYPE', 'other', 'Histogram', other);
    if (!handle.hasShapeOf(other[kHandle]))
      throw differenceError('other must have the same configuration as the histogram');
    if (!handle.contains(other[kHandle])) throw differenceError('other contains values that are not in the histogram');
    const difference = handle.snapshot();
    difference.subtract(other[kHandle]);
    return new Histogram(construct, difference.copyOfCounts());
  }

  percentile(percent) {
    validatePercent(percent, 'percentile');
    return this[kHandle].percentile(percent);
  }

  percentileBigInt(percent) {
    return BigInt(this.percentile(percent));
  }

  get percentiles() {
    const steps = this[kHandle].steps();
    const shown = new Map();
    for (let i = 0; i < steps.length; i += 2) shown.set(steps[i], steps[i + 1]);
    return shown;
  }

  get percentilesBigInt() {
    return new Map([...this.percentiles].map(([step, value]) => [step, BigInt(value)]));
  }

  reset() {
    this[kHandle].reset();
  }

  export() {
    return new Uint8Array(handleOf(this).export());
  }

  toJSON() {
    const { count, min, max, mean, exceeds, stddev, skewness, kurtosis, ewmaMean, ewmaStddev, ewmaErrorRate } = this;
    return {
      count,
      min,
      max,
      mean,
      exceeds,
      stddev,
      skewness,
      kurtosis,
      ewmaMean,
      ewmaStddev,
      ewmaErrorRate,
      percentiles: Object.fromEntries(this.percentiles),
    };
  }

  [Symbol.for('nodejs.util.inspect.custom')](depth, options, inspect) {
    if (depth < 0) return `[${this.constructor.name}]`;
    const { min, max, mean, exceeds, stddev, skewness, kurtosis, count, percentiles } = this;
    return `Histogram ${inspect({ min, max, mean, exceeds, stddev, skewness, kurtosis, count, percentiles }, options)}`;
  }
}
Object.defineProperty(Histogram.prototype, kClone, { __proto__: null, value: describeAs('receiveHistogram') });
for (const [index, name] of NUMBERS.entries()) {
  const read = function () {
    const value = this[kHandle].numbers()[index];
    return name === 'min' && value > EMPTY_MINIMUM - 1 ? EMPTY_MINIMUM : value;
  };
  Object.defineProperty(Histogram.prototype, name, { __proto__: null, configurable: true, get: read });
  if (whole.includes(name)) {
    Object.defineProperty(Histogram.prototype, `${name}BigInt`, {
      __proto__: null,
      configurable: true,
      get() {
        const value = read.call(this);
        return value === EMPTY_MINIMUM ? EMPTY_MINIMUM_BIGINT : BigInt(value);
      },
    });
  }
}

class ELDHistogram extends Histogram {
  enable(reset = false) {
    return this[kHandle].start(reset);
  }
  disable() {
    return this[kHandle].stop();
  }
  [Symbol.dispose]() {
    this.disable();
  }
}

class RecordableHistogram extends Histogram {
  record(value) {
    this[kHandle].record(readRecord(value));
  }

  recordCorrected(value, expectedInterval) {
    const number = readRecord(value);
    if (typeof value !== 'bigint') validateInteger(expectedInterval, 'expectedInterval', 1);
    else if (typeof expectedInterval !== 'bigint')
      throw nodeError('ERR_INVALID_ARG_TYPE', 'expectedInterval', 'bigint', expectedInterval);
    this[kHandle].recordCorrected(number, Math.max(1, Number(expectedInterval)));
  }

  subtract(other) {
    if (!(other instanceof RecordableHistogram))
      throw nodeError('ERR_INVALID_ARG_TYPE', 'other', 'RecordableHistogram', other);
    this[kHandle].subtract(other[kHandle]);
  }

  recordDelta() {
    const now = Number(process.hrtime.bigint());
    if (this.last !== undefined) this[kHandle].record(now - this.last);
    Object.defineProperty(this, 'last', { __proto__: null, configurable: true, value: now });
  }

  add(other) {
    if (!(other instanceof RecordableHistogram))
      throw nodeError('ERR_INVALID_ARG_TYPE', 'other', 'RecordableHistogram', other);
    this[kHandle].add(other[kHandle]);
  }
}

Object.defineProperty(RecordableHistogram.prototype, kClone, {
  __proto__: null,
  value: describeAs('receiveRecordable'),
});

// A copy in a message has the same records as the histogram.
function describeAs(name) {
  return function () {
    return { module: 'internal/perf/histogram', name, data: this[kHandle] };
  };
}

const receiveHistogram = (handle) => new Histogram(construct, handle);
const receiveRecordable = (handle) => new RecordableHistogram(construct, handle);

function importHistogram(data) {
  if (!require('internal/util/types').isUint8Array(data))
    throw nodeError('ERR_INVALID_ARG_TYPE', 'data', 'Uint8Array', data);
  const handle = binding.importHistogram(data);
  if (handle === undefined)
    throw require('internal/errors').codedError(TypeError, 'ERR_INVALID_ARG_VALUE', 'Invalid histogram export data');
  return receiveRecordable(handle);
}

// The number of what a program records.
function readRecord(value) {
  if (typeof value === 'bigint') {
    if (value < 0n || value >= 2n ** 63n)
      throw require('internal/errors').codedError(RangeError, 'ERR_OUT_OF_RANGE', 'value is out of range');
  } else {
    validateInteger(value, 'val', 0);
  }
  return Number(value);
}

function validateBound(value, name) {
  if (typeof value !== 'bigint') validateInteger(value, name, 1);
  else if (value < 1n || value > EMPTY_MINIMUM_BIGINT)
    throw nodeError('ERR_OUT_OF_RANGE', name, `>= 1n && <= ${EMPTY_MINIMUM_BIGINT}n`, value);
}

// The range and precision that options ask for, as numbers.
function validateShape(options) {
  const { lowest = 1, highest = Number.MAX_SAFE_INTEGER, figures = 3 } = options;
  validateBound(lowest, 'options.lowest');
  validateBound(highest, 'options.highest');
  const least = 2n * BigInt(lowest);
  if (highest < least)
    throw nodeError('ERR_OUT_OF_RANGE', 'options.highest', `>= 2 * options.lowest (${least}n)`, highest);
  validateInteger(figures, 'options.figures', 1, mostFigures);
  return { lowest: Number(lowest), highest: Number(highest), figures };
}

function createHistogram(options = kEmptyObject) {
  validateObject(options, 'options');
  const { lowest, highest, figures } = validateShape(options);
  const { halfLife = 0, threshold = 0 } = options;
  for (const [name, value] of [
    ['options.halfLife', halfLife],
    ['options.threshold', threshold],
  ]) {
    validateNumber(value, name);
    if (value < 0) throw nodeError('ERR_OUT_OF_RANGE', name, '>= 0', value);
  }
  const share = halfLife > 0 ? 1 - 2 ** (-1 / halfLife) : 0;
  return receiveRecordable(binding.createHistogram(lowest, highest, figures, share, threshold));
}

function monitorEventLoopDelay(options = kEmptyObject) {
  validateObject(options, 'options');
  const { resolution = 10 } = options;
  validateInteger(resolution, 'options.resolution', 1);
  return new ELDHistogram(construct, binding.createDelayHistogram(resolution));
}

module.exports = {
  createHistogram,
  importHistogram,
  monitorEventLoopDelay,
  readRecord,
  receiveHistogram,
  receiveRecordable,
  validateShape,
};
