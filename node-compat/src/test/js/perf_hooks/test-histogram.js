// What histograms tell of what they counted, and what they refuse.
const { createHistogram, monitorEventLoopDelay, performance, PerformanceEntry } = require('perf_hooks');

const attempt = (name, run) => {
  try {
    console.log(name, run());
  } catch (error) {
    console.log(name, error.name, error.code, error.message);
  }
};
const filled = (values, options) => {
  const histogram = createHistogram(options);
  for (const value of values) histogram.record(value);
  return histogram;
};
const about = (h) => [h.count, h.exceeds, h.min, h.max, h.mean, h.stddev, h.skewness.toFixed(9), h.kurtosis.toFixed(9), h.percentile(1), h.percentile(50), h.percentile(99.9), h.percentiles];

for (const values of [[], [0], [0, 0, 5], [0n, 3], [5], [5, 5], [5, 100], [1, 2, 10], [1, 2, 3, 50], [3, 3, 3, 3], [1, 5, 10, 1000, 5], [5001], [123457], [2047, 2048, 2049], [Number.MAX_SAFE_INTEGER], [2n ** 40n]]) console.log(values, about(filled(values)));
console.log(about(filled(Array.from({ length: 429 }, (_, i) => (1 + 7 * i) * 13))));
console.log(about(filled([50, 100, 127, 128, 1000], { lowest: 1, highest: 100 })));
console.log(about(filled([1, 17, 33, 500, 999, 1000, 1023, 1024, 1500], { highest: 1000, figures: 1 })));
console.log(about(filled([1, 500, 999, 1000, 5000], { lowest: 1000, highest: 1e6 })));
console.log(about(filled([7, 70], { lowest: 1n, highest: 1000n })));
console.log(filled([7]), Object.keys(filled([1]).toJSON()).filter((key) => !key.startsWith('ewma')));

const narrow = filled([10, 60], { highest: 50 });
const wide = filled([5, 1000]);
wide.add(narrow);
console.log(about(wide));
narrow.add(wide);
console.log(about(narrow));
narrow.reset();
console.log(about(narrow));

for (const options of [{ lowest: 5n, highest: 5n }, { lowest: 0n }, { highest: 2n ** 64n }]) attempt('create', () => createHistogram(options));
for (const value of [0, -1, 1.5, '5', null, 2 ** 53, 0n, -5n, 2n ** 63n]) attempt('record', () => createHistogram().record(value));
for (const options of [{ lowest: 0 }, { lowest: 1.5 }, { lowest: 'x' }, { highest: 1 }, { highest: 'x' }, { lowest: 10, highest: 11 }, { figures: 0 }, { figures: 6 }, { figures: 'x' }]) {
  attempt('create', () => createHistogram(options));
}

const delay = monitorEventLoopDelay({ resolution: 5 });
console.log(delay.constructor.name, delay.enable(), delay.enable());
// Timers that are late are due in one turn.
const waiting = setInterval(() => {
  if (delay.count <= 1) return;
  clearInterval(waiting);
  console.log(true, delay.disable(), delay.disable());
}, 20);

// ---- measures and the times of the process ----
performance.mark('x', { startTime: 1 });
for (const args of [[5], [null], [Symbol('s')], ['q', { duration: 5 }], ['q', { duration: 5, detail: 1 }], ['q', { duration: 5 }, 'x'], ['q', { detail: 5 }, 'x'], ['q', { start: 'x' }, 'x'],
  ['q', { start: 1, duration: 3, end: 5 }]]) {
  attempt('measure', () => {
    const { startTime, duration, detail } = performance.measure(...args);
    return [startTime, duration > 0, detail];
  });
}
const { nodeTiming } = performance;
console.log(nodeTiming instanceof PerformanceEntry, nodeTiming.constructor.name, Object.keys(nodeTiming).filter((key) => key !== 'uvMetricsInfo'), Object.keys(nodeTiming.toJSON()));
console.log(nodeTiming.name, nodeTiming.entryType, nodeTiming.startTime, ['nodeStart', 'v8Start', 'environment', 'bootstrapComplete'].map((name) => nodeTiming[name] >= 0), nodeTiming.duration > 0);
attempt('buffer size', () => performance.setResourceTimingBufferSize());
