// CompressionStream and DecompressionStream over node:zlib, https://compression.spec.whatwg.org/

const { codedError } = require('internal/errors');
const { customInspectSymbol, enumerableMembers } = require('internal/util');
const { inspectAs } = require('internal/webstreams/common');
const { newReadableWritablePairFromDuplex } = require('internal/webstreams/adapters');

const makers = {
  __proto__: null,
  deflate: ['createDeflate', 'createInflate'],
  'deflate-raw': ['createDeflateRaw', 'createInflateRaw'],
  gzip: ['createGzip', 'createGunzip'],
  brotli: ['createBrotliCompress', 'createBrotliDecompress'],
};

function pairFor(format, side, name, options) {
  const maker = makers[`${format}`]?.[side];
  if (maker === undefined) {
    throw codedError(
      TypeError,
      'ERR_INVALID_ARG_VALUE',
      `Failed to construct '${name}': 1st argument '${format}' is not a valid enum value of type CompressionFormat.`,
    );
  }
  return newReadableWritablePairFromDuplex(require('zlib')[maker](options));
}

class CompressionStream {
  #transform;

  constructor(format) {
    this.#transform = pairFor(format, 0, 'CompressionStream');
  }

  get readable() {
    return this.#transform.readable;
  }

  get writable() {
    return this.#transform.writable;
  }

  [customInspectSymbol](depth, options, inspect) {
    return inspectAs(this, { readable: this.readable, writable: this.writable }, depth, options, inspect);
  }
}

class DecompressionStream {
  #transform;

  constructor(format) {
    this.#transform = pairFor(format, 1, 'DecompressionStream', { rejectGarbageAfterEnd: true });
  }

  get readable() {
    return this.#transform.readable;
  }

  get writable() {
    return this.#transform.writable;
  }

  [customInspectSymbol](depth, options, inspect) {
    return inspectAs(this, { readable: this.readable, writable: this.writable }, depth, options, inspect);
  }
}

for (const { name, prototype } of [CompressionStream, DecompressionStream]) {
  enumerableMembers(prototype, ['readable', 'writable']);
  Object.defineProperty(prototype, Symbol.toStringTag, { __proto__: null, configurable: true, value: name });
}

module.exports = { CompressionStream, DecompressionStream };
