// SubtleCrypto.supports: whether an operation would be possible. https://wicg.github.io/webcrypto-modern-algos/#SubtleCrypto-method-supports

const { normalize } = require('internal/crypto/webcrypto/normalize');
const { keyLength } = require('internal/crypto/webcrypto/operations');

function isNormal(operation, algorithm) {
  try {
    normalize(algorithm, operation);
    return true;
  } catch {
    return false;
  }
}

// What is done with the other key; without an algorithm of its own any is meant.
function isPossible(operation, more) {
  return more === null || typeof more === 'number' || isNormal(operation, more);
}

function lengthIsRight(name, length) {
  if (name !== 'HKDF' && name !== 'PBKDF2') return true;
  return length !== null && length % 8 === 0;
}

function derives(algorithm, length) {
  if (!isNormal('deriveBits', algorithm)) return false;
  return lengthIsRight(normalize(algorithm, 'deriveBits').name, length);
}

function derivedLength(algorithm) {
  try {
    return keyLength(normalize(algorithm, 'get key length'));
  } catch {
    return undefined;
  }
}

function supports(operation, algorithm, more, capable) {
  if (!capable.includes(operation)) return false;
  switch (operation) {
    case 'deriveKey': {
      const length = derivedLength(more);
      return length !== undefined && isNormal('importKey', more) && derives(algorithm, length);
    }
    case 'deriveBits':
      return derives(algorithm, more);
    case 'wrapKey':
      return isPossible('exportKey', more) && (isNormal('wrapKey', algorithm) || isNormal('encrypt', algorithm));
    case 'unwrapKey':
      return isPossible('importKey', more) && (isNormal('unwrapKey', algorithm) || isNormal('decrypt', algorithm));
    case 'encapsulateKey':
      return isPossible('importKey', more) && isNormal('encapsulate', algorithm);
    case 'decapsulateKey':
      return isPossible('importKey', more) && isNormal('decapsulate', algorithm);
    case 'encapsulateBits':
      return isNormal('encapsulate', algorithm);
    case 'decapsulateBits':
      return isNormal('decapsulate', algorithm);
    case 'getPublicKey':
      return isNormal('exportKey', algorithm) && /^(ML|SL|RS|EC|Ed|X2|X4)/.test(normalize(algorithm, 'exportKey').name);
    default:
      return isNormal(operation, algorithm);
  }
}

module.exports = { supports };
