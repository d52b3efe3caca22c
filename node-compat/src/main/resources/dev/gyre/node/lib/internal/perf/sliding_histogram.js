// Histograms of the last records only. https://nodejs.org/api/perf_hooks.html#perf_hookscreateslidingwindowhistogramoptions

const { nodeError } = require('internal/errors');
const { readRecord, receiveHistogram, validateShape } = require('internal/perf/histogram');
const { validateInteger, validateObject } = require('internal/validators');

const { createHistogram } = internalBinding('performance');

const MOST_CHUNKS = 1024;
// The most milliseconds whose nanoseconds are a 64-bit number.
const LONGEST_CHUNK = 18446744073709;

const construct = Symbol('construct');

// A ring of histograms; the oldest one is emptied when a new chunk begins.
class SlidingWindowHistogram {
  #create;
  #chunks = [];
  #current = 0;
  #records = 0;
  #recordsPerChunk;
  #duration;
  #began = process.hrtime.bigint();

  constructor(token, create, options) {
    if (token !== construct) throw nodeError('ERR_ILLEGAL_CONSTRUCTOR');
    const { chunks, recordsPerChunk = Infinity, chunkDuration } = options;
    this.#create = create;
    for (let i = 0; i < chunks; i++) this.#chunks.push(undefined);
    this.#recordsPerChunk = recordsPerChunk;
    if (chunkDuration !== undefined) this.#duration = BigInt(chunkDuration) * 1_000_000n;
  }

  record(value) {
    requireSliding(this);
    const number = readRecord(value);
    this.#advanceTime();
    if (this.#records >= this.#recordsPerChunk) this.#beginChunk();
    this.#records++;
    this.#chunks[this.#current] ??= this.#create();
    this.#chunks[this.#current].record(number);
  }

  snapshot() {
    requireSliding(this);
    this.#advanceTime();
    const sum = this.#create();
    for (const chunk of this.#chunks) if (chunk !== undefined) sum.add(chunk);
    return receiveHistogram(sum);
  }

  reset() {
    requireSliding(this);
    this.#chunks.fill(undefined);
    this.#records = 0;
    this.#began = process.hrtime.bigint();
  }

  static isSliding(value) {
    return #chunks in value;
  }

  #beginChunk() {
    this.#current = (this.#current + 1) % this.#chunks.length;
    this.#chunks[this.#current] = undefined;
    this.#records = 0;
  }

  #advanceTime() {
    if (this.#duration === undefined) return;
    const passed = (process.hrtime.bigint() - this.#began) / this.#duration;
    const most = BigInt(this.#chunks.length);
    for (let i = passed < most ? passed : most; i > 0n; i--) this.#beginChunk();
    this.#began += passed * this.#duration;
  }
}
const { isSliding } = SlidingWindowHistogram;
delete SlidingWindowHistogram.isSliding;

function requireSliding(value) {
  const isObject = (typeof value === 'object' && value !== null) || typeof value === 'function';
  if (!isObject || !isSliding(value)) throw nodeError('ERR_INVALID_THIS', 'SlidingWindowHistogram');
}

function createSlidingWindowHistogram(options) {
  validateObject(options, 'options');
  const { chunks, chunkDuration, recordsPerChunk } = options;
  validateInteger(chunks, 'options.chunks', 1, MOST_CHUNKS);
  const { lowest, highest, figures } = validateShape(options);
  if ((chunkDuration === undefined) === (recordsPerChunk === undefined)) {
    const reason = 'must specify exactly one of "chunkDuration" or "recordsPerChunk"';
    throw nodeError('ERR_INVALID_ARG_VALUE', 'options', options, reason);
  }
  if (chunkDuration !== undefined) validateInteger(chunkDuration, 'options.chunkDuration', 1, LONGEST_CHUNK);
  else validateInteger(recordsPerChunk, 'options.recordsPerChunk', 1);
  const create = () => createHistogram(lowest, highest, figures);
  return new SlidingWindowHistogram(construct, create, { chunks, recordsPerChunk, chunkDuration });
}

module.exports = { createSlidingWindowHistogram };
