// SubtleCrypto: digests so far; what needs keys says by name that it is missing. https://w3c.github.io/webcrypto/#subtlecrypto-interface

const { nodeError } = require('internal/errors');
const { absent } = require('internal/absent');
const { isAnyArrayBuffer } = require('internal/util/types');

const kMade = Symbol('made');
const DIGESTS = { __proto__: null, 'SHA-1': 'sha1', 'SHA-256': 'sha256', 'SHA-384': 'sha384', 'SHA-512': 'sha512' };
const MISSING = ['encrypt', 'decrypt', 'sign', 'verify', 'generateKey', 'deriveKey', 'deriveBits', 'importKey', 'exportKey', 'wrapKey', 'unwrapKey'];

// A copy of the bytes, which the caller may change while the promise is pending.
function copyOf(data) {
  const { Buffer } = require('buffer');
  if (ArrayBuffer.isView(data)) return Buffer.copyBytesFrom(new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
  if (isAnyArrayBuffer(data)) return Buffer.copyBytesFrom(new Uint8Array(data));
  const error = new TypeError("Failed to execute 'digest' on 'SubtleCrypto': 2nd argument is not instance of ArrayBuffer, Buffer, TypedArray, or DataView.");
  error.code = 'ERR_INVALID_ARG_TYPE';
  throw error;
}

class SubtleCrypto {
  #made;

  constructor(token = undefined) {
    if (token !== kMade) throw nodeError('ERR_ILLEGAL_CONSTRUCTOR');
    this.#made = true;
  }

  async digest(algorithm, data) {
    if (!(#made in this)) throw nodeError('ERR_INVALID_THIS', 'SubtleCrypto');
    if (arguments.length < 2) {
      const error = new TypeError(`Failed to execute 'digest' on 'SubtleCrypto': 2 arguments required, but only ${arguments.length} present.`);
      error.code = 'ERR_MISSING_ARGS';
      throw error;
    }
    const name = typeof algorithm === 'object' && algorithm !== null ? algorithm.name : algorithm;
    if (name === undefined) {
      const error = new TypeError("Failed to normalize algorithm: passed algorithm cannot be converted to 'Algorithm' because 'name' is required in 'Algorithm'.");
      error.code = 'ERR_MISSING_OPTION';
      throw error;
    }
    const bytes = copyOf(data);
    const hash = DIGESTS[`${name}`.toUpperCase()];
    if (hash === undefined) {
      const { DOMException } = require('internal/domexception');
      throw new DOMException('Unrecognized algorithm name', 'NotSupportedError');
    }
    const result = require('crypto').createHash(hash).update(bytes).digest();
    return result.buffer.slice(result.byteOffset, result.byteOffset + result.byteLength);
  }
}
for (const name of MISSING) {
  const missing = absent('SubtleCrypto', name);
  const method = { async [name](...args) { return missing(...args); } }[name];
  Object.defineProperty(SubtleCrypto.prototype, name, { __proto__: null, value: method, writable: true, enumerable: true, configurable: true });
}
Object.defineProperty(SubtleCrypto.prototype, 'digest', { __proto__: null, enumerable: true });
Object.defineProperty(SubtleCrypto.prototype, Symbol.toStringTag, { __proto__: null, configurable: true, value: 'SubtleCrypto' });

module.exports = { SubtleCrypto, subtle: new SubtleCrypto(kMade) };
