// Blob and File, in memory.
'use strict';

const { nodeError } = require('internal/errors');
const { customInspectSymbol, enumerableMembers, kClone } = require('internal/util');
const { Buffer } = require('buffer');

// As much of a blob as its stream gives at once.
const chunkSize = 65536;

function partBytes(part, endings) {
  if (part instanceof Blob) return bytesOf(part);
  if (ArrayBuffer.isView(part)) return new Uint8Array(part.buffer, part.byteOffset, part.byteLength).slice();
  if (typeof part === 'object' && part !== null && require('internal/util/types').isAnyArrayBuffer(part)) {
    return new Uint8Array(part).slice();
  }
  const text = `${part}`;
  return Buffer.from((endings === 'native' ? text.replace(/\r\n|\r|\n/g, '\n') : text).toWellFormed());
}

class Blob {
  #bytes;
  #type;

  constructor(sources = [], options = undefined) {
    if (sources === null || typeof sources[Symbol.iterator] !== 'function' || typeof sources === 'string') {
      throw nodeError('ERR_INVALID_ARG_TYPE', 'sources', 'a sequence', sources);
    }
    if (options != null) require('internal/validators').validateObject(options, 'options', { allowFunction: true });
    this.#bytes = Buffer.concat(Array.from(sources, (part) => partBytes(part, options?.endings)));
    const type = `${options?.type ?? ''}`;
    this.#type = /[^\u0020-\u007e]/.test(type) ? '' : type.toLowerCase();
  }

  static #require(value) {
    if (value === null || typeof value !== 'object' || !(#bytes in value)) throw nodeError('ERR_INVALID_THIS', 'Blob');
  }

  get type() {
    Blob.#require(this);
    return this.#type;
  }

  get size() {
    Blob.#require(this);
    return this.#bytes.length;
  }

  slice(start = 0, end = this.size, type = '') {
    Blob.#require(this);
    const blob = new Blob([], { type });
    blob.#bytes = this.#bytes.subarray(start, end);
    return blob;
  }

  async arrayBuffer() {
    Blob.#require(this);
    return this.#bytes.buffer.slice(this.#bytes.byteOffset, this.#bytes.byteOffset + this.#bytes.length);
  }

  async bytes() {
    return new Uint8Array(await this.arrayBuffer());
  }

  async text() {
    Blob.#require(this);
    return this.#bytes.toString().replace(/^\uFEFF/, '');
  }

  // stream ( ), https://w3c.github.io/FileAPI/#stream-method-algo
  stream() {
    Blob.#require(this);
    const { ReadableStream } = require('internal/webstreams/readable');
    const bytes = this.#bytes;
    let position = 0;
    return new ReadableStream({
      type: 'bytes',
      pull(controller) {
        if (position < bytes.length) {
          const end = Math.min(position + chunkSize, bytes.length);
          controller.enqueue(new Uint8Array(bytes.subarray(position, end)));
          position = end;
        } else {
          controller.close();
          controller.byobRequest?.respond(0);
        }
      },
    });
  }

  textStream() {
    return this.stream().pipeThrough(new (require('internal/webstreams/encoding').TextDecoderStream)());
  }

  [kClone]() {
    return { module: 'internal/blob', name: 'receiveBlob', data: { bytes: new Uint8Array(this.#bytes), type: this.type } };
  }

  static bytesOf(blob) { return blob.#bytes; }

  [customInspectSymbol](depth, options, inspect) {
    if (depth < 0) return options.stylize(`[${this.constructor.name}]`, 'special');
    const shown = { size: this.size, type: this.type };
    return `Blob ${inspect(shown, { ...options, depth: options.depth === null ? null : options.depth - 1 })}`;
  }
}

const { bytesOf } = Blob;
delete Blob.bytesOf;
enumerableMembers(Blob.prototype, ['size', 'type', 'slice', 'stream', 'text', 'arrayBuffer', 'bytes', 'textStream']);
Object.defineProperty(Blob.prototype, Symbol.toStringTag, { __proto__: null, configurable: true, value: 'Blob' });

class File extends Blob {
  #name;
  #lastModified;

  constructor(fileBits, fileName, options = undefined) {
    if (arguments.length < 2) throw nodeError('ERR_MISSING_ARGS', 'fileBits', 'fileName');
    super(fileBits, options);
    this.#name = `${fileName}`.toWellFormed();
    const modified = options?.lastModified;
    this.#lastModified = modified === undefined ? Date.now() : Math.trunc(+modified) || 0;
  }

  [kClone]() {
    const { data } = super[kClone]();
    return { module: 'internal/blob', name: 'receiveFile', data: { ...data, name: this.#name, lastModified: this.#lastModified } };
  }

  get name() { return this.#name; }
  get lastModified() { return this.#lastModified; }

  [customInspectSymbol](depth, options, inspect) {
    if (depth < 0) return options.stylize(`[${this.constructor.name}]`, 'special');
    const shown = { size: this.size, type: this.type, name: this.#name, lastModified: this.#lastModified };
    return `File ${inspect(shown, { ...options, depth: options.depth === null ? null : options.depth - 1 })}`;
  }
}

enumerableMembers(File.prototype, ['name', 'lastModified']);
Object.defineProperty(File.prototype, Symbol.toStringTag, { __proto__: null, configurable: true, value: 'File' });

function receiveBlob({ bytes, type }) {
  return new Blob([bytes], { type });
}

function receiveFile({ bytes, type, name, lastModified }) {
  return new File([bytes], name, { type, lastModified });
}

// The Blobs that have a URL, https://w3c.github.io/FileAPI/#BlobURLStore
const store = new Map();

function createObjectURL(blob) {
  if (!(blob instanceof Blob)) throw nodeError('ERR_INVALID_ARG_TYPE', 'obj', 'Blob', blob);
  const url = `blob:nodedata:${require('internal/crypto/random').randomUUID()}`;
  store.set(url, blob);
  return url;
}

function resolveObjectURL(url) {
  return store.get(`${url}`.replace(/#.*/s, ''));
}

function revokeObjectURL(url) {
  store.delete(url.replace(/#.*/s, ''));
}

module.exports = { Blob, File, createObjectURL, receiveBlob, receiveFile, resolveObjectURL, revokeObjectURL };
