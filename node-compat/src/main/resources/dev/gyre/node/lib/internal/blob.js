// Blob and File, in memory or a part of a file.
'use strict';

const { kHandle, kLength, kType } = require('internal/blob/state');
const { codedError, nodeError } = require('internal/errors');
const { customInspectSymbol, enumerableMembers, kClone, kEmptyObject } = require('internal/util');
const { Buffer } = require('buffer');

// The size of the chunks of a blob's stream.
const chunkSize = 65536;

function isBuffer(value) {
  return typeof value === 'object' && value !== null && require('internal/util/types').isAnyArrayBuffer(value);
}

function partBytes(part, endings) {
  if (isBlob(part)) return bytesOf(part);
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
    if (isBlob(part) || ArrayBuffer.isView(part) || isBuffer(part)) return part;
    if (typeof part === 'symbol')
      throw codedError(
        TypeError,
        'ERR_INVALID_ARG_TYPE',
        `Value[${i}] is a Symbol and cannot be converted to a string.`,
      );
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
  return Number.isNaN(number)
    ? 0
    : roundedToEven(Math.min(Math.max(number, Number.MIN_SAFE_INTEGER), Number.MAX_SAFE_INTEGER));
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

// A part of a file; reading it fails if the file has changed since.
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

const kState = Symbol('state');

// The handle of the bytes; inspect shows its class name.
const BlobHandle = class Blob {
  #source; // A buffer, or the FileRange from which the bytes are read when they are needed.

  constructor(source) {
    this.#source = source;
  }

  slice(from, to) {
    return new BlobHandle(this.#source.subarray(from, to));
  }

  read(from, to) {
    const part = this.#source.subarray(from, to);
    return part instanceof Uint8Array ? part : part.read();
  }

  bytes() {
    return this.#source instanceof Uint8Array ? this.#source : this.#source.readSync();
  }
};

function isBlob(value) {
  return value?.[kHandle] !== undefined;
}

function requireBlob(value) {
  if (!isBlob(value)) throw nodeError('ERR_INVALID_THIS', 'Blob');
}

// Methods that return a promise reject it instead of throwing; `make` is then not called.
function promised(value, make) {
  return isBlob(value) ? make(value[kHandle], value[kLength]) : Promise.reject(nodeError('ERR_INVALID_THIS', 'Blob'));
}

async function readBuffer(handle, length) {
  const bytes = await handle.read(0, length);
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
}

async function readBytes(handle, length) {
  return new Uint8Array(await readBuffer(handle, length));
}

async function readText(handle, length) {
  return Buffer.from(await readBuffer(handle, length))
    .toString()
    .replace(/^\uFEFF/, '');
}

function bytesOf(blob) {
  return blob[kHandle].bytes();
}

// The blob may be one of another realm; the stream is one of this realm.
function streamOf({ [kHandle]: handle, [kLength]: size }) {
  const { ReadableStream } = require('internal/webstreams/readable');
  let position = 0;
  return new ReadableStream({
    type: 'bytes',
    async pull(controller) {
      if (position < size) {
        const end = Math.min(position + chunkSize, size);
        controller.enqueue(new Uint8Array(await handle.read(position, end)));
        position = end;
      } else {
        controller.close();
        controller.byobRequest?.respond(0);
      }
    },
  });
}

class Blob {
  constructor(sources = [], options = undefined) {
    const parts = toParts(sources);
    if (options != null && typeof options !== 'object' && typeof options !== 'function') {
      throw nodeError('ERR_INVALID_ARG_TYPE', 'options', 'a dictionary', options);
    }
    let { endings = 'transparent', type = '' } = options ?? kEmptyObject;
    endings = `${endings}`;
    if (endings !== 'transparent' && endings !== 'native')
      throw nodeError('ERR_INVALID_ARG_VALUE', 'options.endings', endings);
    const bytes = Buffer.concat(parts.map((part) => partBytes(part, endings)));
    this[kHandle] = new BlobHandle(bytes);
    this[kLength] = bytes.length;
    this[kType] = toType(type);
  }

  [customInspectSymbol](depth, options) {
    if (depth < 0) return this;
    const { inspect } = require('internal/util/inspect');
    const shown = { size: this.size, type: this.type };
    return `Blob ${inspect(shown, { ...options, depth: options.depth == null ? null : options.depth - 1 })}`;
  }

  // Undefined for an object that only inherits from a blob, which is cloned like any other object.
  [kClone]() {
    if (!Object.hasOwn(this, kHandle)) return undefined;
    return {
      module: 'internal/blob',
      name: 'receiveBlob',
      data: { bytes: new Uint8Array(bytesOf(this)), type: this.type },
    };
  }

  get type() {
    requireBlob(this);
    return this[kType];
  }

  get size() {
    requireBlob(this);
    return this[kLength];
  }

  slice(start = 0, end = this[kLength], type = '') {
    requireBlob(this);
    const length = this[kLength];
    const from = clampOffset(length, toClamped(start, 'start'));
    const to = Math.max(from, clampOffset(length, toClamped(end, 'end')));
    return withState(this[kHandle].slice(from, to), to - from, toType(type));
  }

  arrayBuffer() {
    return promised(this, readBuffer);
  }

  text() {
    return promised(this, readText);
  }

  bytes() {
    return promised(this, readBytes);
  }

  // stream ( ), https://w3c.github.io/FileAPI/#stream-method-algo
  stream() {
    requireBlob(this);
    return streamOf(this);
  }

  textStream() {
    return this.stream().pipeThrough(new (require('internal/webstreams/encoding').TextDecoderStream)());
  }
}

// Converts an offset to one from the start; negative offsets count from the end.
function clampOffset(length, place) {
  return place < 0 ? Math.max(length + place, 0) : Math.min(place, length);
}

function withState(handle, length, type) {
  const blob = new Blob();
  blob[kHandle] = handle;
  blob[kLength] = length;
  blob[kType] = type;
  return blob;
}

// A blob of the current content of a file, which must not change before it is read.
function ofFile(path, options) {
  const type = `${options?.type ?? ''}`;
  const { size, mtimeNs } = require('fs').statSync(path, { bigint: true });
  return withState(new BlobHandle(new FileRange(path, { size, mtimeNs }, 0, Number(size))), Number(size), type);
}

enumerableMembers(Blob.prototype, ['size', 'type', 'slice', 'stream', 'text', 'arrayBuffer', 'bytes', 'textStream']);
Object.defineProperty(Blob.prototype, Symbol.toStringTag, { __proto__: null, configurable: true, value: 'Blob' });

class FileState {
  constructor(name, lastModified) {
    this.name = name;
    this.lastModified = lastModified;
  }
}

function requireFile(value) {
  if (value?.[kState] === undefined) throw nodeError('ERR_INVALID_THIS', 'File');
}

class File extends Blob {
  constructor(fileBits, fileName, options = undefined) {
    if (arguments.length < 2) throw nodeError('ERR_MISSING_ARGS', 'fileBits', 'fileName');
    super(fileBits, options);
    const { lastModified } = options ?? kEmptyObject;
    this[kState] = new FileState(
      `${fileName}`.toWellFormed(),
      lastModified === undefined ? Date.now() : +lastModified || 0,
    );
  }

  get name() {
    requireFile(this);
    return this[kState].name;
  }

  get lastModified() {
    requireFile(this);
    return this[kState].lastModified;
  }

  [customInspectSymbol](depth, options) {
    if (depth < 0) return this;
    const { inspect } = require('internal/util/inspect');
    const shown = {
      size: this.size,
      type: this.type,
      name: this[kState].name,
      lastModified: this[kState].lastModified,
    };
    return `File ${inspect(shown, { ...options, depth: options.depth == null ? null : options.depth - 1 })}`;
  }

  [kClone]() {
    const description = super[kClone]();
    if (description === undefined || !Object.hasOwn(this, kState)) return description;
    const { name, lastModified } = this[kState];
    return { module: 'internal/blob', name: 'receiveFile', data: { ...description.data, name, lastModified } };
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

function createObjectURL(blob) {
  if (!isBlob(blob)) throw nodeError('ERR_INVALID_ARG_TYPE', 'obj', 'Blob', blob);
  const { prefix, store } = require('internal/blob/urls');
  const url = `${prefix()}${require('internal/crypto/random').randomUUID()}`;
  store.set(url, blob);
  return url;
}

function resolveObjectURL(url) {
  return require('internal/blob/urls').store.get(`${url}`.replace(/#.*/s, ''));
}

function revokeObjectURL(url) {
  require('internal/blob/urls').store.delete(url.replace(/#.*/s, ''));
}

module.exports = {
  Blob,
  File,
  bytesOf,
  createObjectURL,
  isBlob,
  ofFile,
  receiveBlob,
  receiveFile,
  resolveObjectURL,
  revokeObjectURL,
  streamOf,
};
