// Buffer's read and write methods for numbers.
'use strict';

const { nodeError } = require('internal/errors');
const { validateNumber } = require('internal/validators');

function badOffset(value, most) {
  validateNumber(value, 'offset');
  if (Math.floor(value) !== value) return nodeError('ERR_OUT_OF_RANGE', 'offset', 'an integer', value);
  if (most < 0) return nodeError('ERR_BUFFER_OUT_OF_BOUNDS');
  return nodeError('ERR_OUT_OF_RANGE', 'offset', `>= 0 and <= ${most}`, value);
}

// By what stands at both ends, so that of what is no Buffer only elements are read.
function checkOffset(buffer, offset, width) {
  if (typeof offset !== 'number') validateNumber(offset, 'offset');
  if (buffer[offset] === undefined || buffer[offset + width - 1] === undefined) throw badOffset(offset, buffer.length - width);
}

function rangeText(bits, signed, big) {
  const suffix = big ? 'n' : '';
  if (!signed) return `>= 0${suffix} and < 2${suffix} ** ${bits}${suffix}`;
  return `>= -(2${suffix} ** ${bits - 1}${suffix}) and < 2${suffix} ** ${bits - 1}${suffix}`;
}

// Wide ranges are told as powers of two, narrow ones as numbers.
function badValue(value, min, max, bytes, signed) {
  const range = bytes > 4 ? rangeText(bytes * 8, signed, typeof min === 'bigint') : `>= ${min} and <= ${max}`;
  return nodeError('ERR_OUT_OF_RANGE', 'value', range, value);
}

function readUnsigned(buffer, offset, width, little) {
  let value = 0;
  if (little) for (let i = width - 1; i >= 0; i--) value = value * 256 + buffer[offset + i];
  else for (let i = 0; i < width; i++) value = value * 256 + buffer[offset + i];
  return value;
}

function writeInteger(buffer, value, offset, width, little) {
  // Two halves keep 40 and 48 bit values exact.
  let low = value % 4294967296;
  let high = Math.floor(value / 4294967296);
  if (low < 0) low += 4294967296;
  for (let i = 0; i < width; i++) {
    const position = little ? offset + i : offset + width - 1 - i;
    if (i < 4) {
      buffer[position] = low & 255;
      low >>>= 8;
    } else {
      buffer[position] = high & 255;
      high >>= 8;
    }
  }
  return offset + width;
}

function reader(width, signed, little) {
  const limit = 2 ** (width * 8 - 1);
  const modulus = 2 ** (width * 8);
  return function (offset = 0) {
    checkOffset(this, offset, width);
    const value = readUnsigned(this, offset, width, little);
    if (!signed) return value;
    const integer = width < 4 ? value | 0 : value || 0; // What is no Buffer has elements that are none.
    return integer >= limit ? integer - modulus : integer;
  };
}

function writer(width, signed, little) {
  const min = signed ? -(2 ** (width * 8 - 1)) : 0;
  const max = signed ? 2 ** (width * 8 - 1) - 1 : 2 ** (width * 8) - 1;
  return function (value, offset = 0) {
    value = +value;
    if (width === 1) validateNumber(offset, 'offset');
    if (value > max || value < min) throw badValue(value, min, max, width, signed);
    checkOffset(this, offset, width);
    return writeInteger(this, Number.isNaN(value) ? 0 : Math.trunc(value), offset, width, little);
  };
}

const scratchFloat = new Float32Array(1);
const scratchDouble = new Float64Array(1);
const floatBytes = new Uint8Array(scratchFloat.buffer);
const doubleBytes = new Uint8Array(scratchDouble.buffer);
scratchFloat[0] = 1;
const hostIsLittle = floatBytes[3] !== 0;

function floatReader(scratch, bytes, little) {
  const width = bytes.length;
  return function (offset = 0) {
    checkOffset(this, offset, width);
    for (let i = 0; i < width; i++) bytes[little === hostIsLittle ? i : width - 1 - i] = this[offset + i];
    return scratch[0];
  };
}

function floatWriter(scratch, bytes, little) {
  const width = bytes.length;
  return function (value, offset = 0) {
    value = +value;
    checkOffset(this, offset, width);
    scratch[0] = value;
    for (let i = 0; i < width; i++) this[offset + i] = bytes[little === hostIsLittle ? i : width - 1 - i];
    return offset + width;
  };
}

function bigReader(signed, little) {
  return function (offset = 0) {
    checkOffset(this, offset, 8);
    const first = readUnsigned(this, offset, 4, little);
    const second = readUnsigned(this, offset + 4, 4, little);
    const value = little ? (BigInt(second) << 32n) + BigInt(first) : (BigInt(first) << 32n) + BigInt(second);
    return signed ? BigInt.asIntN(64, value) : value;
  };
}

function bigWriter(signed, little) {
  const min = signed ? -(2n ** 63n) : 0n;
  const max = signed ? 2n ** 63n - 1n : 2n ** 64n - 1n;
  return function (value, offset = 0) {
    if (value > max || value < min) throw badValue(value, min, max, 8, signed);
    checkOffset(this, offset, 8);
    const low = Number(value & 0xffffffffn);
    const high = Number((value >> 32n) & 0xffffffffn);
    writeInteger(this, little ? low : high, offset, 4, little);
    return writeInteger(this, little ? high : low, offset + 4, 4, little);
  };
}

// readIntLE(offset, byteLength) and its kin: 1 to 6 bytes.
function checkWidth(width) {
  if (width === undefined) throw nodeError('ERR_INVALID_ARG_TYPE', 'byteLength', 'number', width);
  if (Math.floor(width) !== width) { // BigInts and symbols cannot be floored at all.
    validateNumber(width, 'byteLength');
    throw nodeError('ERR_OUT_OF_RANGE', 'byteLength', 'an integer', width);
  }
  if (width < 1 || width > 6) throw nodeError('ERR_OUT_OF_RANGE', 'byteLength', '>= 1 and <= 6', width);
}

function variableReader(signed, little) {
  return function (offset, byteLength) {
    if (offset === undefined) throw nodeError('ERR_INVALID_ARG_TYPE', 'offset', 'number', offset);
    checkWidth(byteLength);
    checkOffset(this, offset, byteLength);
    const value = readUnsigned(this, offset, byteLength, little);
    return signed && value >= 2 ** (byteLength * 8 - 1) ? value - 2 ** (byteLength * 8) : value;
  };
}

function variableWriter(signed, little) {
  return function (value, offset, byteLength) {
    checkWidth(byteLength);
    value = +value;
    if (byteLength === 1) validateNumber(offset, 'offset');
    const min = signed ? -(2 ** (byteLength * 8 - 1)) : 0;
    const max = signed ? 2 ** (byteLength * 8 - 1) - 1 : 2 ** (byteLength * 8) - 1;
    if (value > max || value < min) throw badValue(value, min, max, byteLength, signed);
    if (offset === undefined) throw nodeError('ERR_INVALID_ARG_TYPE', 'offset', 'number', offset);
    checkOffset(this, offset, byteLength);
    return writeInteger(this, Number.isNaN(value) ? 0 : Math.trunc(value), offset, byteLength, little);
  };
}

function addNumberAccessors(prototype) {
  // Those for whole numbers of fixed width are called nothing in Node, and readers of them take one argument.
  function add(name, method, told = /\d/.test(name) && !name.includes('Big') && !name.startsWith('write') ? '' : name) {
    Object.defineProperty(method, 'name', { __proto__: null, value: told, configurable: true });
    if (told === '') Object.defineProperty(method, 'length', { __proto__: null, value: 1, configurable: true });
    prototype[name] = method;
    if (name.includes('UInt')) prototype[name.replace('UInt', 'Uint')] = method;
  }
  for (const little of [true, false]) {
    const order = little ? 'LE' : 'BE';
    add(`readUInt${order}`, variableReader(false, little));
    add(`readInt${order}`, variableReader(true, little));
    add(`writeUInt${order}`, variableWriter(false, little));
    add(`writeInt${order}`, variableWriter(true, little));
    for (const bits of [16, 32]) {
      add(`readUInt${bits}${order}`, reader(bits / 8, false, little));
      add(`readInt${bits}${order}`, reader(bits / 8, true, little));
      add(`writeUInt${bits}${order}`, writer(bits / 8, false, little));
      add(`writeInt${bits}${order}`, writer(bits / 8, true, little));
    }
    add(`readBigUInt64${order}`, bigReader(false, little));
    add(`readBigInt64${order}`, bigReader(true, little));
    add(`writeBigUInt64${order}`, bigWriter(false, little));
    add(`writeBigInt64${order}`, bigWriter(true, little));
    const direction = little ? 'Forwards' : 'Backwards';
    add(`readFloat${order}`, floatReader(scratchFloat, floatBytes, little), `readFloat${direction}`);
    add(`readDouble${order}`, floatReader(scratchDouble, doubleBytes, little), `readDouble${direction}`);
    add(`writeFloat${order}`, floatWriter(scratchFloat, floatBytes, little), `writeFloat${direction}`);
    add(`writeDouble${order}`, floatWriter(scratchDouble, doubleBytes, little), `writeDouble${direction}`);
  }
  add('readUInt8', reader(1, false, true));
  add('readInt8', reader(1, true, true));
  add('writeUInt8', writer(1, false, true));
  add('writeInt8', writer(1, true, true));
}

module.exports = { addNumberAccessors };
