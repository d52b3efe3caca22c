// Argon2, a password hash. https://nodejs.org/api/crypto.html#cryptoargon2algorithm-parameters-callback

const { Buffer } = require('buffer');
const { nodeError } = require('internal/errors');
const {
  validateFunction,
  validateInteger,
  validateObject,
  validateOneOf,
  validateString,
} = require('internal/validators');
const { toBytes } = require('internal/crypto/util');

const binding = internalBinding('crypto_kdf');
const TYPES = ['argon2d', 'argon2i', 'argon2id'];
const MOST = 2 ** 31 - 1;
const SHORTEST_NONCE = 8,
  SHORTEST_TAG = 4,
  MOST_LANES = 2 ** 24 - 1,
  KIB_PER_LANE = 8;

function bytesOf(parameters, name, isRequired) {
  const value = parameters[name];
  if (value === undefined && !isRequired) return Buffer.alloc(0);
  return toBytes(value, `parameters.${name}`);
}

function checked(algorithm, parameters) {
  validateString(algorithm, 'algorithm');
  validateOneOf(algorithm, 'algorithm', TYPES);
  validateObject(parameters, 'parameters');
  const { parallelism, tagLength, memory, passes } = parameters;
  const message = bytesOf(parameters, 'message', true);
  const nonce = bytesOf(parameters, 'nonce', true);
  if (nonce.byteLength < SHORTEST_NONCE)
    throw nodeError(
      'ERR_OUT_OF_RANGE',
      'parameters.nonce.byteLength',
      `>= ${SHORTEST_NONCE} && <= 4294967295`,
      nonce.byteLength,
    );
  validateInteger(parallelism, 'parameters.parallelism', 1, MOST_LANES);
  validateInteger(tagLength, 'parameters.tagLength', SHORTEST_TAG, 4294967295);
  validateInteger(memory, 'parameters.memory', KIB_PER_LANE * parallelism, 4294967295);
  validateInteger(passes, 'parameters.passes', 1, 4294967295);
  if (tagLength > MOST || memory > MOST || passes > MOST) throw new RangeError('Array buffer allocation failed');
  const secret = bytesOf(parameters, 'secret', false);
  const associatedData = bytesOf(parameters, 'associatedData', false);
  return [TYPES.indexOf(algorithm), { message, nonce, parallelism, tagLength, memory, passes, secret, associatedData }];
}

function argon2(algorithm, parameters, callback) {
  const args = checked(algorithm, parameters);
  validateFunction(callback, 'callback');
  binding.argon2(...args, (error, bytes) => {
    if (error) callback(error);
    else callback(null, Buffer.from(bytes));
  });
}

function argon2Sync(algorithm, parameters) {
  return Buffer.from(binding.argon2(...checked(algorithm, parameters)));
}

module.exports = { argon2, argon2Sync };
