// Large primes. https://nodejs.org/api/crypto.html#cryptogenerateprimesize-options-callback

const { codedError, nodeError } = require('internal/errors');
const { validateBoolean, validateFunction, validateInt32, validateObject } = require('internal/validators');
const { isBytes } = require('internal/crypto/util');
const { kEmptyObject } = require('internal/util');

const binding = internalBinding('crypto_exchange');
const INPUT = ['ArrayBuffer', 'TypedArray', 'Buffer', 'DataView', 'bigint'];

function bytesOfNumber(number, name) {
  if (number < 0n) throw nodeError('ERR_OUT_OF_RANGE', name, '>= 0', number);
  const hex = number.toString(16);
  return require('buffer').Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
}

function numberOfBytes(bytes) {
  return BigInt(`0x${require('buffer').Buffer.from(bytes).toString('hex')}`);
}

function toNumberBytes(value, name) {
  if (typeof value === 'bigint') return bytesOfNumber(value, name);
  if (!isBytes(value)) throw nodeError('ERR_INVALID_ARG_TYPE', name, INPUT, value);
  return value;
}

function generation(size, options) {
  validateInt32(size, 'size', 1);
  validateObject(options, 'options');
  const { safe = false, bigint = false } = options;
  let { add, rem } = options;
  validateBoolean(safe, 'options.safe');
  validateBoolean(bigint, 'options.bigint');
  if (add !== undefined) add = toNumberBytes(add, 'options.add');
  if (rem !== undefined) rem = toNumberBytes(rem, 'options.rem');
  if (add !== undefined) {
    const step = numberOfBytes(add);
    if (step >= 2n ** BigInt(size)) throw codedError(RangeError, 'ERR_OUT_OF_RANGE', 'invalid options.add');
    if (rem !== undefined && numberOfBytes(rem) >= step)
      throw codedError(RangeError, 'ERR_OUT_OF_RANGE', 'invalid options.rem');
  }
  return {
    args: [size, safe, add, add === undefined ? undefined : rem],
    convert: bigint ? numberOfBytes : (bytes) => bytes,
  };
}

function generatePrime(size, options = kEmptyObject, callback = undefined) {
  if (typeof options === 'function') {
    callback = options;
    options = kEmptyObject;
  }
  const { args, convert } = generation(size, options);
  validateFunction(callback, 'callback');
  binding.generatePrime(...args, (error, bytes) => {
    if (error) callback(error);
    else callback(undefined, convert(bytes));
  });
}

function generatePrimeSync(size, options = kEmptyObject) {
  const { args, convert } = generation(size, options);
  return convert(binding.generatePrime(...args));
}

function checking(candidate, options) {
  const bytes = toNumberBytes(candidate, 'candidate');
  validateObject(options, 'options');
  const { checks = 0 } = options;
  validateInt32(checks, 'options.checks', 0);
  return [bytes, checks];
}

function checkPrime(candidate, options = kEmptyObject, callback = undefined) {
  if (typeof options === 'function') {
    callback = options;
    options = kEmptyObject;
  }
  const args = checking(candidate, options);
  validateFunction(callback, 'callback');
  binding.isPrime(...args, (error, result) => {
    if (error) callback(error);
    else callback(undefined, result);
  });
}

function checkPrimeSync(candidate, options = kEmptyObject) {
  return binding.isPrime(...checking(candidate, options));
}

Object.defineProperty(generatePrime, 'length', { __proto__: null, value: 3, configurable: true });

module.exports = { checkPrime, checkPrimeSync, generatePrime, generatePrimeSync };
