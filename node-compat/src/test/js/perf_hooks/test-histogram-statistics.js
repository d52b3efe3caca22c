// Intervals and tests of histograms; p-values are compared to nine digits, as far as they are not small: Node computes those as a difference from 1.
const { createHistogram } = require('perf_hooks');

const lines = [];
const shown = (key, value) => key === 'pValue' && value < 1e-6 ? 'small' : (typeof value === 'number' && Number.isFinite(value) ? Number(value.toPrecision(9)) : typeof value === 'number' ? String(value) : value);
const show = (name, make) => {
  try {
    const value = make();
    lines.push(`${name} ${JSON.stringify(value, shown)} ${typeof value === 'object' && Object.getPrototypeOf(value)}`);
  } catch (error) {
    lines.push(`${name} ${error.code} ${error.message}`);
  }
};
const of = (values, options) => {
  const histogram = createHistogram(options);
  for (const value of values) histogram.record(value);
  return histogram;
};
const upTo = (count, map = (value) => value) => Array.from({ length: count }, (_, index) => map(index + 1));

const sets = {
  empty: of([]),
  one: of([5]),
  two: of([5, 9]),
  same: of([7, 7, 7]),
  alike: of([7, 7]),
  hundred: of(upTo(100)),
  squares: of(upTo(20, (value) => value * value)),
  line: of(upTo(30, (value) => 3 * value + 5)),
  wide: of([1000, 2000, 3000, 123456]),
};

for (const [name, histogram] of Object.entries(sets)) {
  show(`${name} mean`, () => histogram.meanCI());
  show(`${name} mean 0.8`, () => histogram.meanCI({ confidence: 0.8 }));
  for (const percent of [1, 50, 99.9, 100]) show(`${name} percentile ${percent}`, () => histogram.percentileCI(percent));
  for (const [otherName, other] of Object.entries(sets)) {
    show(`${name} and ${otherName}`, () => [
      histogram.ksTest(other),
      histogram.welchTest(other),
      histogram.mannWhitneyTest(other),
      histogram.cohensD(other),
      histogram.cliffsD(other),
    ]);
  }
}
for (const confidence of [0.5, 0.9, 0.99]) {
  show(`mean ${confidence}`, () => sets.hundred.meanCI({ confidence }));
  show(`percentile ${confidence}`, () => sets.hundred.percentileCI(75, { confidence }));
  show(`welch ${confidence}`, () => sets.hundred.welchTest(sets.line, { confidence }));
}
for (const confidence of [0, 1, NaN, 'x', null]) show(`confidence ${confidence}`, () => sets.two.meanCI({ confidence }));
for (const options of [null, 1, []]) show('options', () => sets.two.welchTest(sets.one, options));
for (const percent of [0, 101, NaN, '5', undefined]) show(`percent ${percent}`, () => sets.two.percentileCI(percent));
for (const name of ['ksTest', 'welchTest', 'mannWhitneyTest', 'cohensD', 'cliffsD']) {
  show(name, () => sets.two[name]({}));
  show(name, () => sets.two[name].call({}, sets.one));
  show(name, () => sets.two[name](sets.one.snapshot()));
}
console.log(lines.join('\n'));
