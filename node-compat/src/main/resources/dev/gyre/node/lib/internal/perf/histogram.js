// Histograms, recorded by programs or by the loop's delays. https://nodejs.org/api/perf_hooks.html#class-histogram

const { nodeError } = require('internal/errors');
const { validateInteger, validateNumber, validateObject } = require('internal/validators');

const binding = internalBinding('performance');

const construct = Symbol('construct');
const kHandle = Symbol('handle');

const NUMBERS = ['count', 'exceeds', 'min', 'max', 'mean', 'stddev'];
const EMPTY_MINIMUM = 9223372036854776000;

class Histogram {
  constructor(token, handle) {
    if (token !== construct) throw nodeError('ERR_ILLEGAL_CONSTRUCTOR');
    Object.defineProperty(this, kHandle, { __proto__: null, value: handle });
  }

  percentile(percent) {
    validateNumber(percent, 'percentile');
    if (Number.isNaN(percent) || percent <= 0 || percent > 100) throw nodeError('ERR_OUT_OF_RANGE', 'percentile', '> 0 && <= 100', percent);
    return this[kHandle].percentile(percent);
  }

  percentileBigInt(percent) { return BigInt(this.percentile(percent)); }

  get percentiles() {
    const handle = this[kHandle];
    return new Map(handle.steps().map((step) => [step, handle.percentile(step)]));
  }

  get percentilesBigInt() {
    return new Map([...this.percentiles].map(([step, value]) => [step, BigInt(value)]));
  }

  reset() { this[kHandle].reset(); }

  toJSON() {
    const json = Object.fromEntries(NUMBERS.map((name) => [name, this[name]]));
    return { ...json, percentiles: Object.fromEntries(this.percentiles) };
  }

  [Symbol.for('nodejs.util.inspect.custom')](depth, options, inspect) {
    const fields = { min: this.min, max: this.max, mean: this.mean, exceeds: this.exceeds, stddev: this.stddev, count: this.count, percentiles: this.percentiles };
    return `Histogram ${inspect(fields, options)}`;
  }
}
for (const [index, name] of NUMBERS.entries()) {
  const read = function () {
    const value = this[kHandle].numbers()[index];
    return name === 'min' && value > EMPTY_MINIMUM - 1 ? EMPTY_MINIMUM : value;
  };
  Object.defineProperty(Histogram.prototype, name, { __proto__: null, configurable: true, get: read });
  if (name !== 'mean' && name !== 'stddev') {
    Object.defineProperty(Histogram.prototype, `${name}BigInt`, { __proto__: null, configurable: true, get() { return BigInt(read.call(this)); } });
  }
}

class IntervalHistogram extends Histogram {
  enable(reset = false) { return this[kHandle].start(reset); }
  disable() { return this[kHandle].stop(); }
  [Symbol.dispose]() { this.disable(); }
}

class RecordableHistogram extends Histogram {
  record(value) {
    if (typeof value === 'bigint') value = Number(value);
    validateInteger(value, 'val', 1);
    this[kHandle].record(value);
  }

  recordDelta() {
    const now = Number(process.hrtime.bigint());
    if (this.last !== undefined) this[kHandle].record(now - this.last);
    Object.defineProperty(this, 'last', { __proto__: null, configurable: true, value: now });
  }

  add(other) {
    if (!(other instanceof RecordableHistogram)) throw nodeError('ERR_INVALID_ARG_TYPE', 'other', 'RecordableHistogram', other);
    this[kHandle].add(other[kHandle]);
  }
}

function createHistogram(options = {}) {
  validateObject(options, 'options');
  return new RecordableHistogram(construct, binding.createHistogram());
}

function monitorEventLoopDelay(options = {}) {
  validateObject(options, 'options');
  const { resolution = 10 } = options;
  validateInteger(resolution, 'options.resolution', 1);
  return new IntervalHistogram(construct, binding.createDelayHistogram(resolution));
}

module.exports = { createHistogram, monitorEventLoopDelay };
