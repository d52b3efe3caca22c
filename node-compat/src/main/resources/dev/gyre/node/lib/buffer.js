// node:buffer. Buffer is a Uint8Array with encodings and number accessors; the accessors are in internal/buffer/numbers.
'use strict';

const { nodeError } = require('internal/errors');
const { customInspectSymbol, defineLazy, normalizeEncoding } = require('internal/util');
const { validateInteger, validateNumber, validateString } = require('internal/validators');
const { untransferable } = require('internal/untransferable');
const binding = internalBinding('buffer');

const kMaxLength = 2 ** 53 - 1;
const kStringMaxLength = 536870888;
const { min } = Math;

// Every Buffer is created by this constructor, because Buffer itself must be callable without `new`.
class FastBuffer extends Uint8Array {}

const kLongBuffer = 2 ** 21; // As Agent.LONG_WORK.
const kMostBytes = 2 ** 31 - 9; // The JVM's longest array.

function Buffer(value, encodingOrOffset, length) {
  warnOfConstructor();
  if (typeof value === 'number') {
    if (typeof encodingOrOffset === 'string') throw nodeError('ERR_INVALID_ARG_TYPE', 'string', 'string', value);
    return Buffer.alloc(value);
  }
  return Buffer.from(value, encodingOrOffset, length);
}

let constructorWarned = false;

function warnOfConstructor() {
  if (constructorWarned) return;
  if (require('internal/util').isInsideNodeModules()) return;
  constructorWarned = true;
  process.emitWarning(
    'Buffer() is deprecated due to security and usability issues. Please use the Buffer.alloc(), ' +
      'Buffer.allocUnsafe(), or Buffer.from() methods instead.',
    'DeprecationWarning',
    'DEP0005',
  );
}

FastBuffer.prototype.constructor = Buffer;
Buffer.prototype = FastBuffer.prototype;
const bufferPrototype = FastBuffer.prototype;
Object.setPrototypeOf(Buffer, Uint8Array);
Object.defineProperty(Buffer, Symbol.species, {
  __proto__: null,
  configurable: true,
  enumerable: false,
  get: () => FastBuffer,
});

Buffer.poolSize = 64 * 1024;
let pool;
let poolOffset = 0;

// In a real-time job other jobs may run while the memory of a long buffer is allocated.
function allocateBuffer(size) {
  return size >= kLongBuffer && size <= kMostBytes ? new FastBuffer(binding.allocate(size)) : new FastBuffer(size);
}

// Allocates a small buffer, which is written at once, from the shared pool.
function allocatePooled(size) {
  if (size <= 0) return new FastBuffer(0);
  if (size >= Buffer.poolSize >>> 1) return allocateBuffer(size);
  if (pool === undefined || size > pool.byteLength - poolOffset) {
    pool = new ArrayBuffer(Buffer.poolSize);
    untransferable.add(pool);
    poolOffset = 0;
  }
  const result = binding.pooled(bufferPrototype, pool, poolOffset, size);
  poolOffset += (size + 7) & ~7;
  return result;
}

function isAnyArrayBuffer(value) {
  const objectKind = internalBinding('util').objectKindOf(value);
  return objectKind === 'ArrayBuffer' || objectKind === 'SharedArrayBuffer';
}

// Other values are converted to strings first. The empty string is not an encoding.
function toEncodingName(encoding) {
  const text = typeof encoding === 'string' ? encoding : encoding + '';
  return text === '' ? undefined : normalizeEncoding(text);
}

function encodingOf(encoding) {
  const name = encoding === undefined || encoding === null || encoding === '' ? 'utf8' : toEncodingName(encoding);
  if (name === undefined) throw nodeError('ERR_UNKNOWN_ENCODING', encoding);
  return name;
}

function fromString(string, encoding) {
  const name = typeof encoding !== 'string' || encoding.length === 0 ? 'utf8' : encodingOf(encoding);
  if (string.length === 0) return new FastBuffer(0);
  if (string.length * 3 < Buffer.poolSize >>> 1) {
    if (name === 'utf8' && pool !== undefined) {
      const pooled = binding.pooledUtf8(bufferPrototype, pool, poolOffset, string);
      if (pooled !== undefined) {
        poolOffset += (pooled.length + 7) & ~7;
        return pooled;
      }
    }
    const size = byteLengthOf(string, name);
    const buffer = allocatePooled(size);
    const written = binding.write(buffer, string, 0, size, name);
    return written === size ? buffer : new FastBuffer(buffer.buffer, buffer.byteOffset, written);
  }
  return new FastBuffer(binding.encode(string, name));
}

function fromArrayBuffer(value, byteOffset, length) {
  let offset = 0;
  if (byteOffset !== undefined) {
    offset = +byteOffset;
    if (Number.isNaN(offset)) offset = 0;
  }
  const most = value.byteLength - offset;
  if (most < 0) throw nodeError('ERR_BUFFER_OUT_OF_BOUNDS', 'offset');
  if (length === undefined) return new FastBuffer(value, offset); // Without a length it tracks a resizable buffer.
  length = +length;
  if (!(length > 0)) length = 0;
  else if (length > most) throw nodeError('ERR_BUFFER_OUT_OF_BOUNDS', 'length');
  return new FastBuffer(value, offset, length);
}

function fromArrayLike(value) {
  if (!(value.length > 0)) return new FastBuffer(0);
  const buffer = allocatePooled(value.length);
  if ((ArrayBuffer.isView(value) && typeof value.length === 'number') || Array.isArray(value)) buffer.set(value);
  else for (let i = 0; i < value.length; i++) buffer[i] = value[i];
  return buffer;
}

function fromObject(value) {
  if (value.length !== undefined || (value.buffer !== undefined && isAnyArrayBuffer(value.buffer))) {
    return typeof value.length === 'number' ? fromArrayLike(value) : new FastBuffer(0);
  }
  if (value.type === 'Buffer' && Array.isArray(value.data)) return fromArrayLike(value.data);
  return undefined;
}

Buffer.from = function from(value, encodingOrOffset, length) {
  if (typeof value === 'string') return fromString(value, encodingOrOffset);
  if (typeof value === 'object' && value !== null) {
    if (isAnyArrayBuffer(value)) return fromArrayBuffer(value, encodingOrOffset, length);
    const primitive = value.valueOf?.();
    if (primitive != null && primitive !== value && (typeof primitive === 'string' || typeof primitive === 'object')) {
      return from(primitive, encodingOrOffset, length);
    }
    const buffer = fromObject(value);
    if (buffer !== undefined) return buffer;
    if (typeof value[Symbol.toPrimitive] === 'function') {
      const text = value[Symbol.toPrimitive]('string');
      if (typeof text === 'string') return fromString(text, encodingOrOffset);
    }
  }
  throw nodeError(
    'ERR_INVALID_ARG_TYPE',
    'first argument',
    ['string', 'Buffer', 'ArrayBuffer', 'Array', 'Array-like Object'],
    value,
  );
};

Buffer.of = function of(...items) {
  const buffer = allocatePooled(items.length);
  for (let i = 0; i < items.length; i++) buffer[i] = items[i];
  return buffer;
};

Buffer.copyBytesFrom = function copyBytesFrom(view, offset, length) {
  if (!require('internal/util/types').isTypedArray(view))
    throw nodeError('ERR_INVALID_ARG_TYPE', 'view', 'TypedArray', view);
  if (view.length === 0) return new FastBuffer(0);
  if (offset !== undefined) validateInteger(offset, 'offset', 0);
  const start = offset ?? 0;
  if (start >= view.length) return new FastBuffer(0);
  if (length !== undefined) validateInteger(length, 'length', 0);
  const part = view.subarray(start, length === undefined ? view.length : start + length);
  const bytes = new Uint8Array(part.buffer, part.byteOffset, part.byteLength);
  return fromArrayLike(bytes);
};

function checkSize(size) {
  validateNumber(size, 'size', 0, kMaxLength);
}

Buffer.alloc = function alloc(size, fill, encoding) {
  checkSize(size);
  if (fill === undefined || fill === 0 || !(size > 0)) return allocateBuffer(size);
  const buffer = allocateOrThrow(allocateBuffer, size);
  return fillBuffer(buffer, fill, 0, buffer.length, encoding);
};

// Reports an allocation that Java rejects by the function's name, except for Buffer.alloc without a fill value.
function allocateOrThrow(allocate, size) {
  try {
    return allocate(Math.trunc(size));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw require('internal/errors').codedError(
      RangeError,
      'ERR_MEMORY_ALLOCATION_FAILED',
      'Failed to allocate memory',
    );
  }
}

// A buffer whose first byte has an address, here an offset in its ArrayBuffer, that is a multiple of a power of two.
function allocateAligned(size, alignment) {
  validateInteger(alignment, 'alignment', 1, 2 ** 30);
  if ((alignment & (alignment - 1)) !== 0) {
    throw nodeError('ERR_INVALID_ARG_VALUE', 'alignment', alignment, 'must be a power of two');
  }
  return allocateOrThrow(allocateBuffer, size);
}

Buffer.allocUnsafe = function allocUnsafe(size, alignment) {
  checkSize(size);
  if (alignment !== undefined) return allocateAligned(size, alignment);
  return allocateOrThrow(allocatePooled, size);
};

Buffer.allocUnsafeSlow = function allocUnsafeSlow(size, alignment) {
  checkSize(size);
  if (alignment !== undefined) return allocateAligned(size, alignment);
  return allocateOrThrow(allocateBuffer, size);
};

const typedArrayPrototype = Object.getPrototypeOf(Uint8Array.prototype);
const { defineLazyValues, originalGetter } = internalBinding('util');
const typedArrayTag = originalGetter(typedArrayPrototype, Symbol.toStringTag);
const typedArrayByteLength = originalGetter(typedArrayPrototype, 'byteLength');
const typedArrayLength = originalGetter(typedArrayPrototype, 'length');

// Tests internal slots: true for neither a proxy nor an object that only has the prototype.
function isUint8Array(value) {
  return Reflect.apply(typedArrayTag, value, []) === 'Uint8Array';
}

function requireBytes(value, name) {
  if (!isUint8Array(value)) throw nodeError('ERR_INVALID_ARG_TYPE', name, ['Buffer', 'Uint8Array'], value);
}

Buffer.isBuffer = function isBuffer(value) {
  return value instanceof Buffer;
};

Buffer.isEncoding = function isEncoding(encoding) {
  return typeof encoding === 'string' && encoding.length !== 0 && normalizeEncoding(encoding) !== undefined;
};

Buffer.compare = function compare(a, b) {
  requireBytes(a, 'buf1');
  requireBytes(b, 'buf2');
  return a === b ? 0 : binding.compare(a, 0, a.length, b, 0, b.length);
};

Buffer.concat = function concat(list, length) {
  if (!Array.isArray(list)) throw nodeError('ERR_INVALID_ARG_TYPE', 'list', 'Array', list);
  if (list.length === 0) return new FastBuffer(0);
  if (length !== undefined) validateInteger(length, 'length', 0);
  let total = 0;
  for (let i = 0; i < list.length; i++) {
    requireBytes(list[i], `list[${i}]`);
    total += list[i].length;
  }
  length ??= total;
  const result = Buffer.allocUnsafe(length);
  let position = 0;
  for (let i = 0; i < list.length; i++) {
    const part = list[i];
    if (position + part.length > length) {
      if (position < length) result.set(Uint8Array.prototype.subarray.call(part, 0, length - position), position);
      position = length;
      break;
    }
    result.set(part, position);
    position += part.length;
  }
  if (position < length) result.fill(0, position, length);
  return result;
};

// The byte length of a string in a canonical encoding (an upper bound if base64 or hex text contains other characters).
function byteLengthOf(string, encoding) {
  const { length } = string;
  switch (encoding) {
    case 'utf8':
      return binding.byteLength(string, 'utf8');
    case 'utf16le':
      return length * 2;
    case 'hex':
      return length >>> 1;
    case 'base64':
    case 'base64url': {
      let bytes = length;
      if (bytes > 0 && string.charCodeAt(bytes - 1) === 61) bytes--;
      if (bytes > 1 && string.charCodeAt(bytes - 1) === 61) bytes--;
      return (bytes * 3) >>> 2;
    }
    default:
      return length;
  }
}

Buffer.byteLength = function byteLength(string, encoding) {
  if (typeof string === 'string') {
    if (string.length === 0) return 0;
    return byteLengthOf(string, (encoding ? toEncodingName(encoding) : undefined) ?? 'utf8');
  }
  if (ArrayBuffer.isView(string) || (typeof string === 'object' && string !== null && isAnyArrayBuffer(string))) {
    return string.byteLength;
  }
  throw nodeError('ERR_INVALID_ARG_TYPE', 'string', ['string', 'Buffer', 'ArrayBuffer'], string);
};

// The members of the prototype are added in Node's order. Most programs use none of those for numbers.
defineLazyValues(
  Buffer.prototype,
  'readBigUInt64LE readBigUInt64BE readBigUint64LE readBigUint64BE readBigInt64LE readBigInt64BE ' +
    'writeBigUInt64LE writeBigUInt64BE writeBigUint64LE writeBigUint64BE writeBigInt64LE writeBigInt64BE ' +
    'readUIntLE readUInt32LE readUInt16LE readUInt8 readUIntBE readUInt32BE readUInt16BE readUintLE readUint32LE ' +
    'readUint16LE readUint8 readUintBE readUint32BE readUint16BE readIntLE readInt32LE readInt16LE readInt8 ' +
    'readIntBE readInt32BE readInt16BE writeUIntLE writeUInt32LE writeUInt16LE writeUInt8 writeUIntBE ' +
    'writeUInt32BE writeUInt16BE writeUintLE writeUint32LE writeUint16LE writeUint8 writeUintBE writeUint32BE ' +
    'writeUint16BE writeIntLE writeInt32LE writeInt16LE writeInt8 writeIntBE writeInt32BE writeInt16BE ' +
    'readFloatLE readFloatBE readDoubleLE readDoubleBE writeFloatLE writeFloatBE writeDoubleLE writeDoubleBE',
  (name) => require('internal/buffer/numbers').numberAccessors[name],
);

const ownEncodings = ['ascii', 'base64', 'base64url', 'latin1', 'hex', 'ucs2', 'utf8'];
for (const encoding of ownEncodings) Buffer.prototype[`${encoding}Slice`] = sliceMethod(normalizeEncoding(encoding));
for (const encoding of ownEncodings) {
  const strict = encoding === 'ascii' || encoding === 'latin1' || encoding === 'utf8';
  Buffer.prototype[`${encoding}Write`] = (strict ? strictWriteMethod : writeMethod)(normalizeEncoding(encoding));
}

for (const [name, property] of [
  ['parent', 'buffer'],
  ['offset', 'byteOffset'],
]) {
  Object.defineProperty(Buffer.prototype, name, {
    __proto__: null,
    enumerable: true,
    get() {
      return this instanceof Buffer ? this[property] : undefined;
    },
  });
}

function requireView(value) {
  if (!ArrayBuffer.isView(value))
    throw require('internal/errors').codedError(TypeError, 'ERR_INVALID_ARG_TYPE', 'argument must be a buffer');
}

function clampIndex(value, fallback, length) {
  if (value === undefined) return fallback;
  if (value > length) return length; // BigInts are compared, but not truncated.
  const index = Math.trunc(value) || 0;
  return index <= 0 ? 0 : index;
}

function toInteger(value, fallback) {
  if (Number.isInteger(value)) return value;
  const number = Math.floor(+value);
  return Number.isSafeInteger(number) ? number : fallback;
}

Buffer.prototype.copy = function copy(target, targetStart, sourceStart, sourceEnd) {
  if (!ArrayBuffer.isView(this)) throw nodeError('ERR_INVALID_ARG_TYPE', 'source', ['Buffer', 'Uint8Array'], this);
  const source = isUint8Array(this) ? this : new Uint8Array(this.buffer, this.byteOffset, this.byteLength);
  if (!ArrayBuffer.isView(target)) throw nodeError('ERR_INVALID_ARG_TYPE', 'target', ['Buffer', 'Uint8Array'], target);
  const size = target.byteLength;
  const to = targetStart === undefined ? 0 : toInteger(targetStart, 0);
  if (to < 0) throw nodeError('ERR_OUT_OF_RANGE', 'targetStart', '>= 0', to);
  const from = sourceStart === undefined ? 0 : toInteger(sourceStart, 0);
  if (from < 0 || from > source.length)
    throw nodeError('ERR_OUT_OF_RANGE', 'sourceStart', `>= 0 && <= ${source.length}`, from);
  const end = sourceEnd === undefined ? source.length : toInteger(sourceEnd, 0);
  if (end < 0) throw nodeError('ERR_OUT_OF_RANGE', 'sourceEnd', '>= 0', end);
  if (to >= size || from >= end) return 0;
  const count = min(end - from, size - to, source.length - from);
  binding.copy(source, from, target, to, count);
  return count;
};

Buffer.prototype.toString = function toString(encoding, start, end) {
  if (arguments.length === 0) {
    const all = this.length;
    requireView(this);
    return binding.decode(this, 0, all, 'utf8');
  }
  const length = Reflect.apply(typedArrayLength, this, []);
  if (start >= length && !(start <= 0)) return '';
  const from = start <= 0 ? 0 : clampIndex(start, 0, length);
  const to = clampIndex(end, length, length);
  if (to <= from) return '';
  if (encoding === undefined) return binding.decode(this, from, to, 'utf8');
  if (encoding === null || encoding === '') throw nodeError('ERR_UNKNOWN_ENCODING', encoding);
  return binding.decode(this, from, to, encodingOf(encoding));
};

Buffer.prototype.equals = function equals(other) {
  requireBytes(other, 'otherBuffer');
  if (this === other) return true;
  return (
    Reflect.apply(typedArrayByteLength, this, []) === other.byteLength &&
    binding.compare(this, 0, this.length, other, 0, other.length) === 0
  );
};

let inspectMaxBytes = 50;

Buffer.prototype[customInspectSymbol] = function inspect(depth, ctx) {
  const most = inspectMaxBytes;
  const shown = min(Math.trunc(most), this.length);
  let text = Buffer.prototype.hexSlice.call(this, 0, shown).replace(/..(?=.)/g, '$& ');
  const rest = this.length - most;
  if (rest > 0) text += ` ... ${rest} more byte${rest > 1 ? 's' : ''}`;
  if (ctx) {
    const extras = { __proto__: null };
    const keys = internalBinding('util').getOwnNonIndexProperties(this, ctx.showHidden ? 0 : 2);
    for (const key of keys) extras[key] = this[key];
    if (keys.length > 0) {
      if (this.length !== 0) text += ', ';
      // Removes the frame from '[Object: null prototype] { a: 1 }'.
      text += require('internal/util/inspect')
        .inspect(extras, { ...ctx, breakLength: Infinity, compact: true })
        .slice(27, -2);
    }
  }
  return `<${this.constructor.name} ${text}>`;
};

Buffer.prototype.inspect = Buffer.prototype[customInspectSymbol];

function checkRange(value, name, most) {
  if (value === undefined) return undefined;
  validateInteger(value, name, 0, most);
  return value;
}

Buffer.prototype.compare = function compare(target, targetStart, targetEnd, sourceStart, sourceEnd) {
  requireBytes(target, 'target');
  if (arguments.length === 1) {
    requireView(this);
    return binding.compare(this, 0, this.byteLength, target, 0, target.length);
  }
  const fromTarget = checkRange(targetStart, 'targetStart', kMaxLength) ?? 0;
  const toTarget = checkRange(targetEnd, 'targetEnd', target.length) ?? target.length;
  const fromSource = checkRange(sourceStart, 'sourceStart', kMaxLength) ?? 0;
  const toSource = checkRange(sourceEnd, 'sourceEnd', this.length) ?? this.length;
  if (fromSource >= toSource) return fromTarget >= toTarget ? 0 : -1;
  if (fromTarget >= toTarget) return 1;
  requireView(this);
  return binding.compare(this, fromSource, toSource, target, fromTarget, toTarget);
};

function search(buffer, value, byteOffset, end, encoding, forward) {
  if (typeof end === 'string') {
    encoding = end;
    end = buffer.length;
  }
  if (!ArrayBuffer.isView(buffer))
    throw nodeError('ERR_INVALID_ARG_TYPE', 'buffer', ['Buffer', 'TypedArray', 'DataView'], buffer);
  const bytes = isUint8Array(buffer) ? buffer : new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength);
  if (typeof byteOffset === 'string') {
    encoding = byteOffset;
    byteOffset = undefined;
  }
  let from = +byteOffset;
  if (Number.isNaN(from)) from = forward ? 0 : buffer.length || bytes.length;
  from = Math.trunc(Math.max(-0x80000000, min(0x7fffffff, from)));
  const name = typeof value === 'number' || encoding === undefined ? 'utf8' : toEncodingName(encoding);
  if (typeof value === 'string' && name === undefined) throw nodeError('ERR_UNKNOWN_ENCODING', encoding);
  if (typeof value !== 'number' && typeof value !== 'string' && !isUint8Array(value))
    throw nodeError('ERR_INVALID_ARG_TYPE', 'value', ['number', 'string', 'Buffer', 'Uint8Array'], value);
  if (from < 0) from += typeof value === 'string' && name === 'utf16le' ? bytes.length & ~1 : bytes.length;
  const before = from < 0 && !forward; // Only an empty text can be found there.
  from = Math.max(from, 0);
  const limit = end === undefined ? buffer.length : Math.trunc(Math.max(0, end < 2 ** 63 ? min(end, bytes.length) : 0)); // Converted to 64 bits as in Node.
  if (typeof value === 'number') {
    if (limit === 0 || before) return -1;
    const found = forward
      ? Uint8Array.prototype.indexOf.call(bytes, value & 255, from)
      : Uint8Array.prototype.lastIndexOf.call(bytes, value & 255, min(from, limit - 1));
    return found < limit ? found : -1;
  }
  const step = name === 'utf16le' ? 2 : 1;
  const isText = typeof value === 'string';
  if (isText) value = fromString(value, name);
  const length = step === 2 ? limit & ~1 : limit;
  if (value.length === 0) return min(from, length);
  if (before || (forward ? from : 0) + value.length > length) return -1;
  if (step === 2) {
    if (length < 2 || value.length < 2) return -1; // Whole code units only.
    value = value.subarray(0, value.length & ~1);
    from = isText && forward ? from + (from & 1) : from & ~1; // As in Node, an odd offset is rounded up for a text only.
  }
  const found = binding.indexOf(bytes, value, forward ? from : min(from, limit - value.length), forward, step);
  return found + value.length <= limit ? found : -1;
}

Buffer.prototype.indexOf = function indexOf(value, byteOffset, end, encoding) {
  return search(this, value, byteOffset, end === undefined ? this.length : end, encoding, true);
};

Buffer.prototype.lastIndexOf = function lastIndexOf(value, byteOffset, end, encoding) {
  return search(this, value, byteOffset, end === undefined ? this.length : end, encoding, false);
};

Buffer.prototype.includes = function includes(value, byteOffset, end, encoding) {
  return search(this, value, byteOffset, end === undefined ? this.length : end, encoding, true) !== -1;
};

function fillBuffer(buffer, value, offset, end, encoding) {
  let name;
  if (typeof value === 'string') {
    if (offset === undefined || typeof offset === 'string') {
      encoding = offset;
      offset = 0;
      end = buffer.length;
    } else if (typeof end === 'string') {
      encoding = end;
      end = undefined;
    }
    name = normalizeEncoding(encoding);
    if (name === undefined)
      throw typeof encoding === 'string'
        ? nodeError('ERR_UNKNOWN_ENCODING', encoding)
        : nodeError('ERR_INVALID_ARG_TYPE', 'encoding', 'string', encoding);
    if (value.length === 0) value = 0;
    else if (value.length === 1 && (name === 'latin1' || (name === 'utf8' && value.charCodeAt(0) < 128)))
      value = value.charCodeAt(0);
  }
  if (offset === undefined) {
    offset = 0;
    end = buffer.length;
  } else {
    validateInteger(offset, 'offset', 0, kMaxLength);
    if (end === undefined) end = buffer.length;
    else validateInteger(end, 'end', 0, buffer.length);
    if (offset >= end) return buffer;
  }
  if (typeof value !== 'number') requireView(buffer);
  if (typeof value === 'string' && buffer.length > 0) {
    const text = value;
    value = fromString(value, name);
    if (value.length === 0) throw nodeError('ERR_INVALID_ARG_VALUE', 'value', text);
  }
  if (!ArrayBuffer.isView(value)) {
    // A number fills elements, but a value that is converted to a number fills bytes; these differ for a view other
    // than a Buffer.
    if (typeof value === 'number') {
      if (Reflect.apply(typedArrayByteLength, buffer, []) >= 0)
        Uint8Array.prototype.fill.call(buffer, value, offset, end); // The buffer may be detached.
    } else {
      const byte = +value & 255;
      const bytes =
        isUint8Array(buffer) || buffer.length === 0
          ? buffer
          : new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength);
      if (buffer.length > 0) Uint8Array.prototype.fill.call(bytes, byte, offset, end);
    }
    return buffer;
  }
  if (!isUint8Array(value)) value = new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
  const length = end - offset;
  if (length <= 0) return buffer;
  if (value.length === 0) throw nodeError('ERR_INVALID_ARG_VALUE', 'value', value);
  const target = isUint8Array(buffer) ? buffer : new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength);
  target.set(value.subarray(0, min(value.length, length)), offset);
  if (value.length < length) binding.repeat(target, offset, value.length, length);
  return buffer;
}

Buffer.prototype.fill = function fill(value, offset, end, encoding) {
  return fillBuffer(this, value, offset, end, encoding);
};

function requireText(string) {
  if (typeof string !== 'string') {
    throw require('internal/errors').codedError(TypeError, 'ERR_INVALID_ARG_TYPE', 'argument must be a string');
  }
}

Buffer.prototype.write = function write(string, offset, length, encoding) {
  const rest = Reflect.apply(typedArrayLength, this, []);
  if (offset === undefined) {
    offset = 0;
    length = rest;
    encoding = undefined;
  } else if (length === undefined && typeof offset === 'string') {
    encoding = offset;
    offset = 0;
    length = rest;
  } else if (length === undefined && encoding === undefined) {
    validateInteger(offset, 'offset', 0, rest);
    length = rest - offset;
  } else {
    validateInteger(offset, 'offset', 0, rest);
    if (typeof length === 'string') {
      encoding = length;
      length = rest - offset;
    } else {
      if (length === undefined) length = rest - offset;
      validateInteger(length, 'length', 0, rest);
      length = min(length, rest - offset);
    }
  }
  const name = encoding ? encodingOf(encoding) : 'utf8';
  requireText(string);
  return binding.write(this, string, offset, length, name);
};

Buffer.prototype.toJSON = function toJSON() {
  const data = new Array(Reflect.apply(typedArrayLength, this, []));
  for (let i = 0; i < data.length; i++) data[i] = this[i];
  return { type: 'Buffer', data };
};

Buffer.prototype.subarray = function subarray(start, end) {
  const length = Reflect.apply(typedArrayLength, this, []);
  const adjust = (value, fallback) => {
    if (value === undefined) return fallback;
    const index = Math.trunc(+value) || 0;
    if (index < 0) return index + length > 0 ? index + length : 0;
    return index < length ? index : length;
  };
  const from = adjust(start, 0);
  const to = adjust(end, length);
  return new FastBuffer(this.buffer, this.byteOffset + from, to > from ? to - from : 0);
};

Buffer.prototype.slice = function slice(start, end) {
  return this.subarray(start, end);
};

// Other views have their elements swapped instead of their bytes.
function swapElements(view, length, width) {
  for (let from = 0; from < length; from += width) {
    for (let i = 0; i < width / 2; i++)
      [view[from + i], view[from + width - 1 - i]] = [view[from + width - 1 - i], view[from + i]];
  }
  return view;
}

for (const width of [2, 4, 8]) {
  const name = `swap${width * 8}`;
  Buffer.prototype[name] = {
    [name]() {
      const length = Reflect.apply(typedArrayLength, this, []);
      if (length % width !== 0) throw nodeError('ERR_INVALID_BUFFER_SIZE', `${width * 8}-bits`);
      if (!isUint8Array(this) && length < (width === 2 ? 128 : 192)) return swapElements(this, length, width);
      binding.swap(this, width);
      return this;
    },
  }[name];
}

Buffer.prototype.toLocaleString = Buffer.prototype.toString;

function checkedIndex(value, fallback) {
  if (value === undefined) return fallback;
  const index = Math.trunc(+value) || 0;
  if (index < 0) throw require('internal/errors').codedError(RangeError, 'ERR_OUT_OF_RANGE', 'Index out of range');
  return index;
}

// Methods such as asciiSlice(start, end) and hexWrite(string, offset, length): they need no lookup of the encoding, and
// have stricter bounds.
function sliceMethod(encoding) {
  return function (start, end) {
    requireView(this);
    const length = this.byteLength;
    if (length === 0) return '';
    const from = checkedIndex(start, 0);
    const to = checkedIndex(end, length);
    if (from >= to) return '';
    if (to > length) throw require('internal/errors').codedError(RangeError, 'ERR_OUT_OF_RANGE', 'Index out of range');
    return binding.decode(this, from, to, encoding);
  };
}

function writeMethod(encoding) {
  return function (string, offset, length) {
    requireView(this);
    const rest = this.byteLength;
    requireText(string);
    const from = checkedIndex(offset, 0);
    if (from > rest) throw nodeError('ERR_BUFFER_OUT_OF_BOUNDS', 'offset');
    return binding.write(this, string, from, min(checkedIndex(length, rest - from), rest - from), encoding);
  };
}

function strictWriteMethod(encoding) {
  return function (string, offset, length) {
    offset = offset === undefined ? 0 : Number(offset);
    if (offset < 0 || offset > this.byteLength) throw nodeError('ERR_BUFFER_OUT_OF_BOUNDS', 'offset');
    length = length === undefined ? this.byteLength - offset : Number(length);
    if (length < 0 || length > this.byteLength - offset) throw nodeError('ERR_BUFFER_OUT_OF_BOUNDS', 'length');
    requireView(this);
    requireText(string);
    return binding.write(this, string, offset, length, encoding);
  };
}

function btoa(input) {
  if (arguments.length === 0) throw nodeError('ERR_MISSING_ARGS', 'input');
  const text = binding.btoa(`${input}`);
  if (text === undefined)
    throw new (require('internal/domexception').DOMException)('Invalid character', 'InvalidCharacterError');
  return text;
}

function atob(input) {
  if (arguments.length === 0) throw nodeError('ERR_MISSING_ARGS', 'input');
  const text = binding.atob(`${input}`);
  if (typeof text === 'string') return text;
  const message = text ? 'Invalid character' : 'The string to be decoded is not correctly encoded.';
  throw new (require('internal/domexception').DOMException)(message, 'InvalidCharacterError');
}

function transcodeError(code, errno) {
  return Object.assign(require('internal/errors').codedError(Error, code, `Unable to transcode Buffer [${code}]`), {
    errno,
  });
}

function transcode(source, fromEncoding, toEncoding) {
  requireBytes(source, 'source');
  if (source.length === 0) return Buffer.alloc(0);
  const from = normalizeEncoding(fromEncoding);
  const to = normalizeEncoding(toEncoding);
  const allowed = ['ascii', 'latin1', 'utf8', 'utf16le'];
  if (!allowed.includes(from) || !allowed.includes(to)) throw transcodeError('U_ILLEGAL_ARGUMENT_ERROR', 1);
  if (from === 'utf8' && to === 'utf16le' && !binding.isUtf8(source)) throw transcodeError('U_INVALID_CHAR_FOUND', 10);
  let text = binding.decode(source, 0, source.length, from === 'ascii' ? 'latin1' : from);
  const endsHalf = from === 'utf16le' && source.length % 2 === 1 && !/[\ud800-\udbff]$/.test(text); // A leading surrogate takes the odd byte with it.
  if (from === 'utf16le' && (source.length === 1 || !text.isWellFormed())) {
    if (to === 'utf8') throw transcodeError('U_INVALID_CHAR_FOUND', 10);
    text = text.toWellFormed();
  }
  if (from === 'ascii' && to !== 'utf16le') text = text.replace(/[\x80-\xff]/g, '\ufffd');
  // Ignorable characters are dropped, not substituted.
  if (to === 'ascii') text = text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  if (to === 'latin1') text = text.replace(/(?!\xad)\p{Default_Ignorable_Code_Point}/gu, '');
  if (to === 'ascii') text = text.replace(/[^\x00-\x7f]/gu, '?');
  else if (to === 'latin1') text = text.replace(/[^\x00-\xff]/gu, '?');
  else if (endsHalf && to === 'utf16le') text += '\ufffd';
  return fromString(text, to);
}

function checkedBytes(input) {
  if (Reflect.apply(typedArrayTag, input, []) !== undefined || isAnyArrayBuffer(input)) return input;
  throw nodeError('ERR_INVALID_ARG_TYPE', 'input', ['ArrayBuffer', 'Buffer', 'TypedArray'], input);
}

module.exports = {
  Buffer,
  transcode,
  isUtf8: (input) => binding.isUtf8(checkedBytes(input)),
  isLatin1(input) {
    validateString(input, 'input');
    return !/[^\x00-\xff]/.test(input);
  },
  isAscii: (input) => binding.isAscii(checkedBytes(input)),
  kMaxLength,
  kStringMaxLength,
  btoa,
  atob,
  constants: Object.defineProperties(
    {},
    {
      MAX_LENGTH: { __proto__: null, value: kMaxLength, enumerable: true },
      MAX_STRING_LENGTH: { __proto__: null, value: kStringMaxLength, enumerable: true },
    },
  ),
};

Object.defineProperty(module.exports, 'INSPECT_MAX_BYTES', {
  __proto__: null,
  configurable: true,
  enumerable: true,
  get: () => inspectMaxBytes,
  set(value) {
    validateNumber(value, 'INSPECT_MAX_BYTES', 0);
    inspectMaxBytes = value;
  },
});
defineLazy(Buffer, ['stringLength'], () => require('internal/buffer/string_length'));
defineLazy(module.exports, ['Blob', 'File', 'resolveObjectURL'], () => require('internal/blob'));
