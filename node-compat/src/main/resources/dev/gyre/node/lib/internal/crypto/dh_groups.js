// The groups of RFC 2409 and RFC 3526: primes made from the digits of pi, 2^n - 2^(n-64) - 1 + 2^64 * (floor(2^(n-130)
// * pi) + k).

const { Buffer } = require('buffer');

// Name: [n, k]
const groups = {
  __proto__: null,
  modp1: [768, 149686],
  modp2: [1024, 129093],
  modp5: [1536, 741804],
  modp14: [2048, 124476],
  modp15: [3072, 1690314],
  modp16: [4096, 240904],
  modp17: [6144, 929484],
  modp18: [8192, 4743158],
};
const primes = new Map();
const GUARD_BITS = 64n;

// arctan(1 / x) with a number of fractional bits.
function arctangentOfInverse(x, bits) {
  let power = (1n << bits) / x;
  let sum = power;
  for (let n = 3n, sign = -1n; power !== 0n; n += 2n, sign = -sign) {
    power /= x * x;
    sum += sign * (power / n);
  }
  return sum;
}

// floor(2^bits * pi), by Machin's formula.
function scaledPi(bits) {
  const exact = bits + GUARD_BITS;
  return (4n * (4n * arctangentOfInverse(5n, exact) - arctangentOfInverse(239n, exact))) >> GUARD_BITS;
}

// The prime of a group, or undefined.
function groupNamed(name) {
  const group = groups[name.toLowerCase()];
  if (group === undefined) return undefined;
  let prime = primes.get(group);
  if (prime === undefined) {
    const n = BigInt(group[0]);
    const number = (1n << n) - (1n << (n - 64n)) - 1n + ((scaledPi(n - 130n) + BigInt(group[1])) << 64n);
    prime = Buffer.from(number.toString(16), 'hex');
    primes.set(group, prime);
  }
  return prime;
}

module.exports = { groupNamed };
