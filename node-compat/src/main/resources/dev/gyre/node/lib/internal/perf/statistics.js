// Statistics of histograms, from their buckets: values with counts, in ascending order. https://nodejs.org/api/perf_hooks.html#class-histogram

const accuracy = 1e-15;
const smallest = 1e-300;
const mostSteps = 500;

// Lanczos's approximation (g = 7) of the logarithm of the gamma function of a positive number.
const lanczos = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];
function logGamma(x) {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x);
  const base = x + 6.5;
  let sum = lanczos[0];
  for (let i = 1; i < lanczos.length; i++) sum += lanczos[i] / (x - 1 + i);
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(base) - base + Math.log(sum);
}

// The regularized incomplete beta function I_x(a, b), by its continued fraction (Lentz's algorithm), https://dlmf.nist.gov/8.17
function betaShare(x, a, b) {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  if (x > (a + 1) / (a + b + 2)) return 1 - betaShare(1 - x, b, a);
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x)) / a;
  const apart = (value) => (Math.abs(value) < smallest ? smallest : value);
  let c = 1;
  let d = 1 / apart(1 - ((a + b) * x) / (a + 1));
  let fraction = d;
  for (let m = 1; m <= mostSteps; m++) {
    for (const term of [
      (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m)),
      (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1)),
    ]) {
      d = 1 / apart(1 + term * d);
      c = apart(1 + term / c);
      fraction *= d * c;
    }
    if (Math.abs(d * c - 1) < accuracy) break;
  }
  return front * fraction;
}

// How likely a value of Student's distribution is at least as far from 0 as t.
const beyond = (t, freedom) => betaShare(freedom / (freedom + t * t), freedom / 2, 0.5);

// The value that a share of Student's distribution lies within, on both sides of 0.
function studentLimit(confidence, freedom) {
  let low = 0;
  let high = 1;
  while (beyond(high, freedom) > 1 - confidence) high *= 2;
  for (;;) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) return middle;
    if (beyond(middle, freedom) > 1 - confidence) low = middle;
    else high = middle;
  }
}

// How likely a value of the normal distribution is at least as far from 0 as z: the incomplete gamma function Q(1/2, z² / 2).
function beyondNormal(z) {
  const x = (z * z) / 2;
  if (x === 0) return 1;
  const front = Math.exp(-x + Math.log(x) / 2 - logGamma(0.5));
  if (x < 1.5) {
    let term = 2;
    let sum = term;
    for (let n = 1; term > sum * accuracy; n++) {
      term *= x / (n + 0.5);
      sum += term;
    }
    return 1 - front * sum;
  }
  let b = x + 0.5;
  let c = 1 / smallest;
  let d = 1 / b;
  let fraction = d;
  for (let n = 1; n <= mostSteps; n++) {
    const term = -n * (n - 0.5);
    b += 2;
    d = 1 / (term * d + b);
    c = b + term / c;
    fraction *= d * c;
    if (Math.abs(d * c - 1) < accuracy) break;
  }
  return front * fraction;
}

// The least number of successes that is reached with a probability, of n tries.
function binomialQuantile(probability, n, success) {
  if (success >= 1) return n;
  let low = 0;
  let high = n;
  while (low < high) {
    const k = Math.floor((low + high) / 2);
    if ((k >= n ? 1 : betaShare(1 - success, n - k, k + 1)) >= probability) high = k;
    else low = k + 1;
  }
  return low;
}

// The ranks, from 1, between which a percentile of the population lies.
function percentileRanks(count, percent, confidence) {
  const rest = (1 - confidence) / 2;
  const share = percent / 100;
  const lower = binomialQuantile(rest, count, share);
  const upper = binomialQuantile(1 - rest, count, share) + 1;
  return [Math.max(1, lower), Math.min(count, upper)];
}

// The unbiased estimate of the variance.
const variance = ({ count, stddev }) => (stddev * stddev * count) / (count - 1);

function meanInterval({ count, mean, stddev }, confidence) {
  if (!(count >= 2)) return { __proto__: null, mean, lower: NaN, upper: NaN };
  const reach = studentLimit(confidence, count - 1) * Math.sqrt(variance({ count, stddev }) / count);
  return { __proto__: null, mean, lower: mean - reach, upper: mean + reach };
}

// Welch's t-test of the difference of two means.
function welch(one, other, confidence) {
  const interval = (lower, upper) => ({ __proto__: null, lower, upper });
  const result = (tStatistic, degreesOfFreedom, pValue, confidenceInterval) => ({
    __proto__: null,
    tStatistic,
    degreesOfFreedom,
    pValue,
    confidenceInterval,
  });
  const none = () => result(0, 0, 1, interval(0, 0));
  if (one.count < 2 || other.count < 2) return none();
  const first = variance(one) / one.count;
  const second = variance(other) / other.count;
  if (first + second === 0) return none();
  const error = Math.sqrt(first + second);
  const difference = one.mean - other.mean;
  const freedom = (first + second) ** 2 / (first ** 2 / (one.count - 1) + second ** 2 / (other.count - 1));
  const reach = studentLimit(confidence, freedom) * error;
  const t = difference / error;
  return result(t, freedom, beyond(t, freedom), interval(difference - reach, difference + reach));
}

// Calls visit(first, second) with the counts of each value that one of two lists of buckets has.
function eachValue(first, second, visit) {
  for (let i = 0, j = 0; i < first.length || j < second.length; ) {
    const value = Math.min(first[i] ?? Infinity, second[j] ?? Infinity);
    const inFirst = first[i] === value;
    const inSecond = second[j] === value;
    visit(inFirst ? first[i + 1] : 0, inSecond ? second[j + 1] : 0);
    if (inFirst) i += 2;
    if (inSecond) j += 2;
  }
}

function countOf(buckets) {
  let count = 0;
  for (let i = 1; i < buckets.length; i += 2) count += buckets[i];
  return count;
}

// The largest difference of the cumulative distributions.
function kolmogorovSmirnov(first, second) {
  const counts = [countOf(first), countOf(second)];
  if (counts.includes(0)) return 0;
  const below = [0, 0];
  let largest = 0;
  eachValue(first, second, (inFirst, inSecond) => {
    below[0] += inFirst;
    below[1] += inSecond;
    largest = Math.max(largest, Math.abs(below[0] / counts[0] - below[1] / counts[1]));
  });
  return largest;
}

// In how many pairs the first value is the larger one, of equal ones half, and the sum of t³ - t over groups of t equal values.
function pairs(first, second) {
  let below = 0;
  let larger = 0;
  let ties = 0;
  eachValue(first, second, (inFirst, inSecond) => {
    larger += inFirst * (below + inSecond / 2);
    below += inSecond;
    const equal = inFirst + inSecond;
    ties += equal ** 3 - equal;
  });
  return { larger, ties };
}

// The Mann-Whitney U test with the normal distribution, corrected for ties.
function mannWhitney(first, second) {
  const [m, n] = [countOf(first), countOf(second)];
  const result = (uStatistic, zScore, pValue) => ({ __proto__: null, uStatistic, zScore, pValue });
  if (m === 0 || n === 0) return result(0, 0, 1);
  const { larger, ties } = pairs(first, second);
  const all = m + n;
  const spread = ((m * n) / 12) * (all + 1 - ties / (all * (all - 1)));
  if (!(spread > 0)) return result(larger, 0, 1);
  const z = (larger - (m * n) / 2) / Math.sqrt(spread);
  return result(larger, z, beyondNormal(z));
}

// The difference of the means in pooled standard deviations.
function cohensD(one, other) {
  if (one.count < 2 || other.count < 2) return 0;
  const pooled =
    ((one.count - 1) * variance(one) + (other.count - 1) * variance(other)) / (one.count + other.count - 2);
  return pooled === 0 ? 0 : (one.mean - other.mean) / Math.sqrt(pooled);
}

// How much more often the first value of a pair is the larger one than the smaller one.
function cliffsDelta(first, second) {
  const all = countOf(first) * countOf(second);
  return all === 0 ? 0 : (2 * pairs(first, second).larger) / all - 1;
}

module.exports = { cliffsDelta, cohensD, kolmogorovSmirnov, mannWhitney, meanInterval, percentileRanks, welch };
