// Blob and File, in memory or a part of a file.
'use strict';

const { codedError, nodeError } = require('internal/errors');
const { customInspectSymbol, enumerableMembers, kClone } = require('internal/util');
const { Buffer } = require('buffer');

// As much of a blob as its stream gives at once.
const chunkSize = 65536;

function isBuffer(value) {
  return typeof value === 'object' && value !== null && require('internal/util/types').isAnyArrayBuffer(value);
}

function partBytes(part, endings) {
  if (part instanceof Blob) return bytesOf(part);
  if (isBuffer(part)) return new Uint8Array(part).slice();
  if (ArrayBuffer.isView(part)) {
    const { buffer, byteOffset, byteLength } = part;
    return new Uint8Array(buffer.slice(byteOffset, byteOffset + byteLength));
  }
  return Buffer.from((endings === 'native' ? part.replace(/\r\n|\r|\n/g, '\n') : part).toWellFormed());
}

// sequence<BlobPart>, https://webidl.spec.whatwg.org/#js-sequence
function toParts(sources) {
  const iterable = (typeof sources === 'object' && sources !== null) || typeof sources === 'function';
  if (!iterable || typeof sources[Symbol.iterator] !== 'function') {
    throw codedError(TypeError, 'ERR_INVALID_ARG_TYPE', 'Value cannot be converted to sequence.');
  }
  return Array.from(sources, (part, i) => {
    if (part instanceof Blob || ArrayBuffer.isView(part) || isBuffer(part)) return part;
    if (typeof part === 'symbol') throw codedError(TypeError, 'ERR_INVALID_ARG_TYPE', `Value[${i}] is a Symbol and cannot be converted to a string.`);
    return `${part}`;
  });
}

// long long with [Clamp], https://webidl.spec.whatwg.org/#js-long-long
function toClamped(value, name) {
  if (typeof value === 'symbol' || typeof value === 'bigint') {
    const kind = typeof value === 'symbol' ? 'Symbol' : 'BigInt';
    throw codedError(TypeError, 'ERR_INVALID_ARG_TYPE', `${name} is a ${kind} and cannot be converted to a number.`);
  }
  const number = +value;
  return Number.isNaN(number) ? 0 : roundedToEven(Math.min(Math.max(number, Number.MIN_SAFE_INTEGER), Number.MAX_SAFE_INTEGER));
}

function roundedToEven(number) {
  const floor = Math.floor(number);
  const rest = number - floor;
  return rest > 0.5 || (rest === 0.5 && floor % 2 !== 0) ? floor + 1 : floor;
}

function toType(type) {
  const text = `${type}`;
  return /[^\u0020-\u007e]/.test(text) ? '' : text.toLowerCase();
}

// A part of a file as it was: reading it fails when the file has changed since.
class FileRange {
  #path;
  #state;
  #from;

  constructor(path, state, from, length) {
    this.#path = path;
    this.#state = state;
    this.#from = from;
    this.length = length;
  }

  subarray(from, to) {
    const start = Math.min(from < 0 ? Math.max(this.length + from, 0) : from, this.length);
    const end = Math.min(to < 0 ? Math.max(this.length + to, 0) : to, this.length);
    return new FileRange(this.#path, this.#state, this.#from + start, Math.max(end - start, 0));
  }

  #check({ size, mtimeNs }) {
    if (size !== this.#state.size || mtimeNs !== this.#state.mtimeNs) throw new Error('The file has changed');
  }

  async read() {
    const { open } = require('fs/promises');
    let handle;
    try {
      handle = await open(this.#path);
      this.#check(await handle.stat({ bigint: true }));
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(this.length), 0, this.length, this.#from);
      return buffer.subarray(0, bytesRead);
    } catch {
      throw unreadable();
    } finally {
      await handle?.close();
    }
  }

  readSync() {
    const fs = require('fs');
    try {
      this.#check(fs.statSync(this.#path, { bigint: true }));
      return fs.readFileSync(this.#path).subarray(this.#from, this.#from + this.length);
    } catch {
      throw unreadable();
    }
  }
}

function unreadable() {
  return new (require('internal/domexception').DOMException)('The blob could not be read', 'NotReadableError');
}

class Blob {
  #bytes; // A buffer, or the FileRange that they are read from when they are wanted.
  #type;

  constructor(sources = [], options = undefined) {
    const parts = toParts(sources);
    if (options != null && typeof options !== 'object' && typeof options !== 'function') {
      throw nodeError('ERR_INVALID_ARG_TYPE', 'options', 'a dictionary', options);
    }
    let { endings = 'transparent', type = '' } = options ?? {};
    endings = `${endings}`;
    if (endings !== 'transparent' && endings !== 'native') throw nodeError('ERR_INVALID_ARG_VALUE', 'options.endings', endings);
    this.#bytes = Buffer.concat(parts.map((part) => partBytes(part, endings)));
    this.#type = toType(type);
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
    const from = toClamped(start, 'start');
    const to = toClamped(end, 'end');
    const blob = new Blob();
    blob.#type = toType(type);
    blob.#bytes = this.#bytes.subarray(from, to);
    return blob;
  }

  async arrayBuffer() {
    Blob.#require(this);
    const bytes = await this.#read(0, this.size);
    return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
  }

  #read(from, to) {
    const part = this.#bytes.subarray(from, to);
    return part instanceof Uint8Array ? part : part.read();
  }

  async bytes() {
    return new Uint8Array(await this.arrayBuffer());
  }

  async text() {
    Blob.#require(this);
    return Buffer.from(await this.arrayBuffer()).toString().replace(/^\uFEFF/, '');
  }

  // stream ( ), https://w3c.github.io/FileAPI/#stream-method-algo
  stream() {
    Blob.#require(this);
    const { ReadableStream } = require('internal/webstreams/readable');
    const { size } = this;
    const read = (from, to) => this.#read(from, to);
    let position = 0;
    return new ReadableStream({
      type: 'bytes',
      async pull(controller) {
        if (position < size) {
          const end = Math.min(position + chunkSize, size);
          controller.enqueue(new Uint8Array(await read(position, end)));
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
    return { module: 'internal/blob', name: 'receiveBlob', data: { bytes: new Uint8Array(bytesOf(this)), type: this.type } };
  }

  static bytesOf(blob) { return blob.#bytes instanceof Uint8Array ? blob.#bytes : blob.#bytes.readSync(); }

  // A blob of what a file holds now; the file must not change before it is read.
  static ofFile(path, options) {
    const blob = new Blob([], options);
    blob.#type = `${options?.type ?? ''}`;
    const { size, mtimeNs } = require('fs').statSync(path, { bigint: true });
    blob.#bytes = new FileRange(path, { size, mtimeNs }, 0, Number(size));
    return blob;
  }

  [customInspectSymbol](depth, options, inspect) {
    if (depth < 0) return options.stylize(`[${this.constructor.name}]`, 'special');
    const shown = { size: this.size, type: this.type };
    return `Blob ${inspect(shown, { ...options, depth: options.depth === null ? null : options.depth - 1 })}`;
  }
}

const { bytesOf, ofFile } = Blob;
delete Blob.bytesOf;
delete Blob.ofFile;
enumerableMembers(Blob.prototype, ['size', 'type', 'slice', 'stream', 'text', 'arrayBuffer', 'bytes', 'textStream']);
Object.defineProperty(Blob.prototype, Symbol.toStringTag, { __proto__: null, configurable: true, value: 'Blob' });

class File extends Blob {
  #name;
  #lastModified;

  constructor(fileBits, fileName, options = undefined) {
    if (arguments.length < 2) throw nodeError('ERR_MISSING_ARGS', 'fileBits', 'fileName');
    super(fileBits, options);
    const { lastModified } = options ?? {};
    this.#lastModified = lastModified === undefined ? Date.now() : +lastModified || 0;
    this.#name = `${fileName}`.toWellFormed();
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

module.exports = { Blob, File, createObjectURL, ofFile, receiveBlob, receiveFile, resolveObjectURL, revokeObjectURL };
