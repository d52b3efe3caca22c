'use strict';
// Histograms of the last records or milliseconds only: createSlidingWindowHistogram.
const { createHistogram, createSlidingWindowHistogram } = require('perf_hooks');

function attempt(title, action) {
  try {
    console.log(title, action());
  } catch (error) {
    console.log(title, error.name, error.code, error.message);
  }
}

const shown = ({ count, min, max, mean, exceeds }) => [count, min, max, mean, exceeds].join(' ');

function byRecords() {
  const sliding = createSlidingWindowHistogram({ chunks: 3, recordsPerChunk: 2 });
  console.log(shown(sliding.snapshot()));
  for (let i = 1; i < 10; i++) {
    sliding.record(i * 10);
    console.log(i, shown(sliding.snapshot()));
  }
  const before = sliding.snapshot();
  sliding.record(5n);
  console.log(shown(before), before.percentile(50), before.constructor.name, typeof before.record);
  sliding.reset();
  console.log(shown(sliding.snapshot()));
  sliding.record(7);
  console.log(shown(sliding.snapshot()));
  const one = createSlidingWindowHistogram({ chunks: 1, recordsPerChunk: 1, lowest: 1, highest: 100n, figures: 1 });
  for (const value of [3, 50, 200, 9]) {
    one.record(value);
    console.log(value, shown(one.snapshot()));
  }
}

function wrong() {
  for (const options of [undefined, null, {}, { chunks: 0 }, { chunks: 1.5 }, { chunks: '3' }, { chunks: 2 }])
    attempt('create', () => createSlidingWindowHistogram(options));
  for (const options of [{ recordsPerChunk: 0 }, { recordsPerChunk: 'a' }, { chunkDuration: 0 }, { chunkDuration: 1e14 }])
    attempt('create', () => createSlidingWindowHistogram({ chunks: 2, ...options }));
  attempt('both', () => createSlidingWindowHistogram({ chunks: 2, recordsPerChunk: 1, chunkDuration: 1 }));
  attempt('many', () => createSlidingWindowHistogram({ chunks: 1e9, recordsPerChunk: 1 }));
  attempt('lowest', () => createSlidingWindowHistogram({ chunks: 2, recordsPerChunk: 1, lowest: 0 }));
  attempt('highest', () => createSlidingWindowHistogram({ chunks: 2, recordsPerChunk: 1, lowest: 5, highest: 6 }));
  attempt('figures', () => createSlidingWindowHistogram({ chunks: 2, recordsPerChunk: 1, figures: 6 }));
  const sliding = createSlidingWindowHistogram({ chunks: 2, recordsPerChunk: 1 });
  for (const value of [-1, 0, 1.5, 'a', undefined, 2n ** 63n, 0n, -1n]) attempt('record', () => sliding.record(value));
  const Class = sliding.constructor;
  attempt('new', () => new Class());
  attempt('record', () => Class.prototype.record.call({}, 1));
  attempt('record', () => Class.prototype.record.call(createHistogram(), 1));
  attempt('snapshot', () => Class.prototype.snapshot.call({}));
  attempt('reset', () => Class.prototype.reset.call({}));
  console.log(Class.name, Object.getOwnPropertyNames(Class.prototype).join());
}

function byTime() {
  const long = createSlidingWindowHistogram({ chunks: 2, chunkDuration: 1e6 });
  const short = createSlidingWindowHistogram({ chunks: 2, chunkDuration: 10 });
  for (const value of [1, 2]) {
    long.record(value);
    short.record(value);
  }
  setTimeout(() => console.log(shown(long.snapshot()), 'then', shown(short.snapshot())), 50);
}

byRecords();
wrong();
byTime();
