// Members of histograms that compare, count and follow what was recorded.

const { createHistogram } = require('perf_hooks');

const t = (name, action) => {
  try {
    console.log(name, action());
  } catch (error) {
    console.log(name, 'THROWS', error.name, error.code, error.message);
  }
};

const h = createHistogram();
const g = createHistogram();
const empty = createHistogram();
for (let i = 1; i <= 100; i++) h.record((i * 37) % 101);
for (let i = 1; i <= 80; i++) g.record(1000 + ((i * i) % 97) * 50);
t('empty', () => [empty.cdf(3), empty.ccdf(3), empty.countAt(3), empty.percentilesAt([50, 99]), empty.linearBuckets(10), empty.logBuckets(1, 2)]);
t('trend', () => [empty.ewmaMean, empty.ewmaStddev, empty.ewmaErrorRate, empty.burnRate(0.9), empty.resetCount]);
t('cdf', () => [0, 1, 50, 50.5, 100, 101, 1e9, -1, NaN].map((value) => [h.cdf(value), h.ccdf(value), h.countAt(value)]));
t('cdf of g', () => [1000, 1024, 1050, 2000, 3000, 5000].map((value) => [g.cdf(value), g.countAt(value)]));
t('percentilesAt', () => [h.percentilesAt([99, 50, 50, 1]), g.percentilesAt([25.5]), h.percentilesAt([])]);
t('linear', () => [h.linearBuckets(30), g.linearBuckets(1000)]);
t('log', () => [h.logBuckets(1, 2), g.logBuckets(10, 10)]);
for (const lowest of [1, 2, 5, 64]) {
  const a = createHistogram({ lowest, highest: 1000000, figures: 2 });
  for (const value of [7, 1000, 12345, 999999]) a.record(value);
  t('shape', () => [a.cdf(7), a.cdf(6), a.cdf(12300), a.cdf(12350), a.countAt(12300), a.countAt(2e6), a.linearBuckets(200000)]);
  const b = createHistogram({ lowest, highest: 1000000, figures: 2 });
  b.record(1000);
  b.record(5);
  a.subtract(b);
  t('subtracted', () => [a.count, a.min, a.max, a.mean, a.exceeds]);
  const s = a.snapshot();
  a.record(8);
  t('difference', () => [a.diff(s).count, a.diff(s).min, a.diff(s).max, a.diff(s).exceeds, s.constructor.name]);
  t('more', () => s.diff(a));
  t('other shape', () => a.diff(createHistogram({ lowest, highest: 1000, figures: 1 })));
}
t('subtract more', () => {
  const a = createHistogram();
  const b = createHistogram();
  a.record(5);
  b.record(5);
  b.record(5);
  a.subtract(b);
  return [a.count, a.min, a.max, a.mean];
});
t('corrected', () => {
  const a = createHistogram();
  a.recordCorrected(105, 10);
  a.recordCorrected(7, 10);
  a.recordCorrected(20n, 10n);
  return [a.count, a.min, a.max, a.mean];
});
t('corrected', () => empty.recordCorrected(105, 0));
t('corrected', () => empty.recordCorrected(105n, 3));
t('ewma', () => {
  const a = createHistogram({ halfLife: 10, threshold: 50 });
  const seen = [];
  for (let i = 0; i < 5; i++) {
    a.record(i * 20);
    seen.push([a.ewmaMean, a.ewmaStddev, a.ewmaErrorRate, a.burnRate(0.9)].map((number) => number.toFixed(9)));
  }
  a.recordCorrected(200, 50);
  seen.push(a.ewmaMean.toFixed(9), a.count);
  a.reset();
  a.reset();
  seen.push(a.ewmaMean, a.resetCount);
  return seen;
});
t('first', () => {
  const a = createHistogram({ halfLife: 10, threshold: 50 });
  a.record(60);
  return [a.ewmaMean, a.ewmaStddev, a.ewmaErrorRate, Object.keys(a.toJSON()).join()];
});
t('no half-life', () => {
  const a = createHistogram({ threshold: 50 });
  a.record(60);
  return [a.ewmaMean, a.ewmaErrorRate];
});
t('exceeding', () => {
  const a = createHistogram({ halfLife: 2, highest: 100 });
  a.record(10);
  a.record(1000);
  a.recordCorrected(1000, 10);
  return [a.ewmaMean, a.count, a.exceeds];
});
t('snapshot', () => {
  const a = createHistogram({ halfLife: 2 });
  a.record(9);
  const s = a.snapshot();
  a.record(5);
  return [s.count, s.ewmaMean, s.max, s.resetCount, s.snapshot().count, s.record];
});
for (const options of [{ halfLife: -1 }, { halfLife: 'x' }, { threshold: -1 }]) t('options', () => createHistogram(options));
const prototype = Object.getPrototypeOf(Object.getPrototypeOf(empty));
const wrong = [['cdf', 'x'], ['countAt', 'x'], ['linearBuckets', 0], ['logBuckets', 1, 1], ['logBuckets', 0, 2], ['diff', 3], ['percentilesAt', 3],
  ['percentilesAt', [0]], ['percentilesAt', ['x']], ['percentilesAt', [1, 101]], ['burnRate', 1], ['burnRate', 'x'], ['subtract', 3], ['subtract', {}]];
for (const [name, ...args] of wrong) t(name, () => empty[name](...args));
for (const name of ['cdf', 'ccdf', 'countAt', 'linearBuckets', 'logBuckets', 'percentilesAt', 'snapshot', 'diff', 'burnRate']) {
  t(name, () => [prototype[name].length, prototype[name].name]);
  t(name, () => prototype[name].call({}, 0.5, 2));
}
