// Histograms, recorded by programs or by the loop's delays. https://nodejs.org/api/perf_hooks.html#class-histogram

const { nodeError } = require('internal/errors');
const { kEmptyObject } = require('internal/util');
const { validateInteger, validateNumber, validateObject } = require('internal/validators');

const binding = internalBinding('performance');

const construct = Symbol('construct');
const kHandle = Symbol('handle');

const NUMBERS = ['count', 'exceeds', 'min', 'max', 'mean', 'stddev', 'skewness', 'kurtosis'];
const whole = ['count', 'exceeds', 'min', 'max'];
const mostFigures = 5;
const EMPTY_MINIMUM = 9223372036854776000;
const EMPTY_MINIMUM_BIGINT = 2n ** 63n - 1n;

class Histogram {
  constructor(token, handle) {
    if (token !== construct) throw nodeError('ERR_ILLEGAL_CONSTRUCTOR');
    Object.defineProperty(this, kHandle, { __proto__: null, value: handle });
  }

  percentile(percent) {
    validateNumber(percent, 'percentile');
    if (Number.isNaN(percent) || percent <= 0 || percent > 100)
      throw nodeError('ERR_OUT_OF_RANGE', 'percentile', '> 0 && <= 100', percent);
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

  toJSON() {
    const { count, min, max, mean, exceeds, stddev, skewness, kurtosis } = this;
    return {
      count,
      min,
      max,
      mean,
      exceeds,
      stddev,
      skewness,
      kurtosis,
      percentiles: Object.fromEntries(this.percentiles),
    };
  }

  [Symbol.for('nodejs.util.inspect.custom')](depth, options, inspect) {
    if (depth < 0) return `[${this.constructor.name}]`;
    const { min, max, mean, exceeds, stddev, skewness, kurtosis, count, percentiles } = this;
    return `Histogram ${inspect({ min, max, mean, exceeds, stddev, skewness, kurtosis, count, percentiles }, options)}`;
  }
}
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
  return new RecordableHistogram(construct, binding.createHistogram(lowest, highest, figures));
}

const snapshotOf = (handle) => new Histogram(construct, handle);

function monitorEventLoopDelay(options = kEmptyObject) {
  validateObject(options, 'options');
  const { resolution = 10 } = options;
  validateInteger(resolution, 'options.resolution', 1);
  return new ELDHistogram(construct, binding.createDelayHistogram(resolution));
}

module.exports = { createHistogram, monitorEventLoopDelay, readRecord, snapshotOf, validateShape };
