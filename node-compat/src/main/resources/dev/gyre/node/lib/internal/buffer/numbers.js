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

// Checks both ends by reading elements, so that a receiver other than a Buffer behaves as in Node.
function checkOffset(buffer, offset, width) {
  if (typeof offset !== 'number') validateNumber(offset, 'offset');
  if (buffer[offset] === undefined || buffer[offset + width - 1] === undefined)
    throw badOffset(offset, buffer.length - width);
}

function rangeText(bits, signed, big) {
  const suffix = big ? 'n' : '';
  if (!signed) return `>= 0${suffix} and < 2${suffix} ** ${bits}${suffix}`;
  return `>= -(2${suffix} ** ${bits - 1}${suffix}) and < 2${suffix} ** ${bits - 1}${suffix}`;
}

// Wide ranges are shown as powers of two, narrow ones as numbers.
function badValue(value, min, max, bytes, signed) {
  const range = bytes > 4 ? rangeText(bytes * 8, signed, typeof min === 'bigint') : `>= ${min} and <= ${max}`;
  return nodeError('ERR_OUT_OF_RANGE', 'value', range, value);
}

// Elements are multiplied and added without conversion, so that a receiver other than a Buffer gives Node's results.
function sumBytes(buffer, offset, width, little) {
  if (little) {
    let value = buffer[offset];
    for (let i = 1, weight = 256; i < width; i++, weight *= 256) value += buffer[offset + i] * weight;
    return value;
  }
  return width === 1 ? buffer[offset] : addBig(buffer[offset] * 256 ** (width - 1), buffer, offset + 1, width - 1);
}

function addBig(value, buffer, offset, width) {
  let i = 0;
  for (let weight = 256 ** (width - 1); i < width - 1; i++, weight /= 256) value += buffer[offset + i] * weight;
  return value + buffer[offset + i];
}

function addLittle(value, buffer, offset, width) {
  value += buffer[offset];
  for (let i = 1, weight = 256; i < width; i++, weight *= 256) value += buffer[offset + i] * weight;
  return value;
}

function readUnsigned(buffer, offset, width, little) {
  if (width < 6) return sumBytes(buffer, offset, width, little);
  if (little) return sumBytes(buffer, offset, 4, true) + sumBytes(buffer, offset + 4, 2, true) * 2 ** 32;
  return addBig(sumBytes(buffer, offset, 2, false) * 2 ** 32, buffer, offset + 2, 4);
}

// Extends the sign bit to all bits above the width.
function extended(value, width) {
  const sign = 1 << (width * 8 - 1);
  return (value & sign) === 0 ? value | 0 : value | (-2 * sign);
}

function readSigned(buffer, offset, width, little) {
  if (width < 4) return extended(sumBytes(buffer, offset, width, little), width);
  if (width === 4) {
    return little
      ? sumBytes(buffer, offset, 3, true) + (buffer[offset + 3] << 24)
      : addBig(buffer[offset] << 24, buffer, offset + 1, 3);
  }
  const upper = width - 4;
  if (little) return addLittle(extended(sumBytes(buffer, offset + 4, upper, true), upper) * 2 ** 32, buffer, offset, 4);
  const high = upper === 1 ? buffer[offset] : buffer[offset + 1] + buffer[offset] * 256;
  return addBig(extended(high, upper) * 2 ** 32, buffer, offset + upper, 4);
}

// Nor is what is written cut to bytes: a Buffer does that.
function writeLow(buffer, value, offset, width, little) {
  const [from, step] = little ? [offset, 1] : [offset + width - 1, -1];
  buffer[from] = value;
  for (let i = 1; i < width; i++) {
    value >>>= 8;
    buffer[from + i * step] = value;
  }
}

function writeInteger(buffer, value, offset, width, little) {
  if (width === 2 && !little) {
    buffer[offset] = value >>> 8;
    buffer[offset + 1] = value;
  } else if (width <= 4) {
    writeLow(buffer, value, offset, width, little);
  } else {
    const upper = width - 4;
    const high = Math.floor(value / 2 ** 32);
    if (little) {
      writeLow(buffer, value, offset, 4, true);
      writeLow(buffer, high, offset + 4, upper, true);
    } else {
      writeInteger(buffer, high, offset, upper, false);
      writeLow(buffer, value, offset + upper, 4, false);
    }
  }
  return offset + width;
}

// The methods of fixed width are functions of their own with constants, not closures of one function: only so compiled
// code has their widths and ranges as constants and makes no frame for the small functions that they call.

function load8(buffer, offset) {
  const value = typeof offset === 'number' ? buffer[offset] : undefined;
  if (value === undefined) checkOffset(buffer, offset, 1);
  return value;
}

function load16LE(buffer, offset) {
  checkOffset(buffer, offset, 2);
  return buffer[offset] + buffer[offset + 1] * 256;
}

function load16BE(buffer, offset) {
  checkOffset(buffer, offset, 2);
  return buffer[offset] * 256 + buffer[offset + 1];
}

// Returns an argument as a number.
function inRange(value, min, max, width, signed) {
  value = +value;
  if (value > max || value < min) throw badValue(value, min, max, width, signed);
  return value;
}

function store8(buffer, value, offset, min, max, signed) {
  value = +value;
  if (typeof offset !== 'number') validateNumber(offset, 'offset');
  inRange(value, min, max, 1, signed);
  checkOffset(buffer, offset, 1);
  buffer[offset] = value;
  return offset + 1;
}

function store16LE(buffer, value, offset) {
  checkOffset(buffer, offset, 2);
  buffer[offset] = value;
  buffer[offset + 1] = value >>> 8;
  return offset + 2;
}

function store16BE(buffer, value, offset) {
  checkOffset(buffer, offset, 2);
  buffer[offset] = value >>> 8;
  buffer[offset + 1] = value;
  return offset + 2;
}

function store32LE(buffer, value, offset) {
  checkOffset(buffer, offset, 4);
  buffer[offset] = value;
  buffer[offset + 1] = value >>> 8;
  buffer[offset + 2] = value >>> 16;
  buffer[offset + 3] = value >>> 24;
  return offset + 4;
}

function store32BE(buffer, value, offset) {
  checkOffset(buffer, offset, 4);
  buffer[offset + 3] = value;
  buffer[offset + 2] = value >>> 8;
  buffer[offset + 1] = value >>> 16;
  buffer[offset] = value >>> 24;
  return offset + 4;
}

function readUInt8(offset = 0) {
  return load8(this, offset);
}

function readInt8(offset = 0) {
  const value = load8(this, offset);
  return (value & 128) === 0 ? value | 0 : value | -256;
}

function readUInt16LE(offset = 0) {
  return load16LE(this, offset);
}

function readInt16LE(offset = 0) {
  const value = load16LE(this, offset);
  return (value & 32768) === 0 ? value | 0 : value | -65536;
}

function readUInt16BE(offset = 0) {
  return load16BE(this, offset);
}

function readInt16BE(offset = 0) {
  const value = load16BE(this, offset);
  return (value & 32768) === 0 ? value | 0 : value | -65536;
}

function readUInt32LE(offset = 0) {
  checkOffset(this, offset, 4);
  return this[offset] + this[offset + 1] * 256 + this[offset + 2] * 65536 + this[offset + 3] * 16777216;
}

function readUInt32BE(offset = 0) {
  checkOffset(this, offset, 4);
  return this[offset] * 16777216 + this[offset + 1] * 65536 + this[offset + 2] * 256 + this[offset + 3];
}

function readInt32LE(offset = 0) {
  checkOffset(this, offset, 4);
  return this[offset] + this[offset + 1] * 256 + this[offset + 2] * 65536 + (this[offset + 3] << 24);
}

function readInt32BE(offset = 0) {
  checkOffset(this, offset, 4);
  return (this[offset] << 24) + this[offset + 1] * 65536 + this[offset + 2] * 256 + this[offset + 3];
}

function writeUInt8(value, offset = 0) {
  return store8(this, value, offset, 0, 255, false);
}

function writeInt8(value, offset = 0) {
  return store8(this, value, offset, -128, 127, true);
}

function writeUInt16LE(value, offset = 0) {
  return store16LE(this, inRange(value, 0, 65535, 2, false), offset);
}

function writeInt16LE(value, offset = 0) {
  return store16LE(this, inRange(value, -32768, 32767, 2, true), offset);
}

function writeUInt16BE(value, offset = 0) {
  return store16BE(this, inRange(value, 0, 65535, 2, false), offset);
}

function writeInt16BE(value, offset = 0) {
  return store16BE(this, inRange(value, -32768, 32767, 2, true), offset);
}

function writeUInt32LE(value, offset = 0) {
  return store32LE(this, inRange(value, 0, 4294967295, 4, false), offset);
}

function writeInt32LE(value, offset = 0) {
  return store32LE(this, inRange(value, -2147483648, 2147483647, 4, true), offset);
}

function writeUInt32BE(value, offset = 0) {
  return store32BE(this, inRange(value, 0, 4294967295, 4, false), offset);
}

function writeInt32BE(value, offset = 0) {
  return store32BE(this, inRange(value, -2147483648, 2147483647, 4, true), offset);
}

const fixedWidth = {
  __proto__: null,
  readUInt8,
  readInt8,
  readUInt16LE,
  readInt16LE,
  readUInt16BE,
  readInt16BE,
  readUInt32LE,
  readUInt32BE,
  readInt32LE,
  readInt32BE,
  writeUInt8,
  writeInt8,
  writeUInt16LE,
  writeInt16LE,
  writeUInt16BE,
  writeInt16BE,
  writeUInt32LE,
  writeInt32LE,
  writeUInt32BE,
  writeInt32BE,
};

const scratchFloat = new Float32Array(1);
const scratchDouble = new Float64Array(1);
const floatBytes = new Uint8Array(scratchFloat.buffer);
const doubleBytes = new Uint8Array(scratchDouble.buffer);
scratchFloat[0] = 1;
const hostIsLittle = floatBytes[3] !== 0;

function loadFloat(buffer, offset, forwards) {
  checkOffset(buffer, offset, 4);
  for (let i = 0; i < 4; i++) floatBytes[forwards ? i : 3 - i] = buffer[offset + i];
  return scratchFloat[0];
}

function loadDouble(buffer, offset, forwards) {
  checkOffset(buffer, offset, 8);
  for (let i = 0; i < 8; i++) doubleBytes[forwards ? i : 7 - i] = buffer[offset + i];
  return scratchDouble[0];
}

function storeFloat(buffer, value, offset, forwards) {
  value = +value;
  checkOffset(buffer, offset, 4);
  scratchFloat[0] = value;
  for (let i = 0; i < 4; i++) buffer[offset + i] = floatBytes[forwards ? i : 3 - i];
  return offset + 4;
}

function storeDouble(buffer, value, offset, forwards) {
  value = +value;
  checkOffset(buffer, offset, 8);
  scratchDouble[0] = value;
  for (let i = 0; i < 8; i++) buffer[offset + i] = doubleBytes[forwards ? i : 7 - i];
  return offset + 8;
}

function readFloatLE(offset = 0) {
  return loadFloat(this, offset, hostIsLittle);
}

function writeFloatLE(value, offset = 0) {
  return storeFloat(this, value, offset, hostIsLittle);
}

function readFloatBE(offset = 0) {
  return loadFloat(this, offset, !hostIsLittle);
}

function writeFloatBE(value, offset = 0) {
  return storeFloat(this, value, offset, !hostIsLittle);
}

function readDoubleLE(offset = 0) {
  return loadDouble(this, offset, hostIsLittle);
}

function writeDoubleLE(value, offset = 0) {
  return storeDouble(this, value, offset, hostIsLittle);
}

function readDoubleBE(offset = 0) {
  return loadDouble(this, offset, !hostIsLittle);
}

function writeDoubleBE(value, offset = 0) {
  return storeDouble(this, value, offset, !hostIsLittle);
}

const floats = {
  __proto__: null,
  readFloatLE,
  writeFloatLE,
  readFloatBE,
  writeFloatBE,
  readDoubleLE,
  writeDoubleLE,
  readDoubleBE,
  writeDoubleBE,
};

function bigReader(signed, little) {
  const readHigh = signed ? readSigned : readUnsigned;
  return function (offset = 0) {
    checkOffset(this, offset, 8);
    if (little && !signed)
      return BigInt(sumBytes(this, offset, 4, true)) + (BigInt(sumBytes(this, offset + 4, 4, true)) << 32n);
    return (
      (BigInt(readHigh(this, little ? offset + 4 : offset, 4, little)) << 32n) +
      BigInt(sumBytes(this, little ? offset : offset + 4, 4, little))
    );
  };
}

function writeHalf(buffer, value, from, step) {
  for (let i = 0; i < 4; i++) {
    buffer[from + i * step] = value;
    value >>= 8;
  }
}

function bigWriter(signed, little) {
  const min = signed ? -(2n ** 63n) : 0n;
  const max = signed ? 2n ** 63n - 1n : 2n ** 64n - 1n;
  return function (value, offset = 0) {
    if (value > max || value < min) throw badValue(value, min, max, 8, signed);
    checkOffset(this, offset, 8);
    const low = Number(value & 0xffffffffn);
    const high = Number((value >> 32n) & 0xffffffffn);
    writeHalf(this, low, little ? offset : offset + 7, little ? 1 : -1);
    writeHalf(this, high, little ? offset + 4 : offset + 3, little ? 1 : -1);
    return offset + 8;
  };
}

// readIntLE(offset, byteLength) and similar methods: 1 to 6 bytes.
function checkWidth(width) {
  if (width === undefined) throw nodeError('ERR_INVALID_ARG_TYPE', 'byteLength', 'number', width);
  if (Math.floor(width) !== width) {
    // BigInts and symbols cannot be floored at all.
    validateNumber(width, 'byteLength');
    throw nodeError('ERR_OUT_OF_RANGE', 'byteLength', 'an integer', width);
  }
  if (width < 1 || width > 6) throw nodeError('ERR_OUT_OF_RANGE', 'byteLength', '>= 1 and <= 6', width);
}

function variableReader(signed, little) {
  const read = signed ? readSigned : readUnsigned;
  return function (offset, byteLength) {
    if (offset === undefined) throw nodeError('ERR_INVALID_ARG_TYPE', 'offset', 'number', offset);
    checkWidth(byteLength);
    checkOffset(this, offset, byteLength);
    return read(this, offset, byteLength, little);
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
    return writeInteger(this, value, offset, byteLength, little);
  };
}

const orders = [
  ['LE', true],
  ['BE', false],
];

// By name.
const numberAccessors = { __proto__: null };

// The functions for integers of fixed width are anonymous in Node, and those that read have one parameter.
function add(name, method, told = /\d/.test(name) && !name.includes('Big') && !name.startsWith('write') ? '' : name) {
  Object.defineProperty(method, 'name', { __proto__: null, value: told, configurable: true });
  if (told === '') Object.defineProperty(method, 'length', { __proto__: null, value: 1, configurable: true });
  numberAccessors[name] = method;
  return name;
}
function addAliases(names) {
  for (const name of names)
    if (name.includes('UInt')) numberAccessors[name.replace('UInt', 'Uint')] = numberAccessors[name];
}
for (const [action, make] of [
  ['readBig', bigReader],
  ['writeBig', bigWriter],
]) {
  for (const kind of ['UInt', 'Int'])
    addAliases(orders.map(([order, little]) => add(`${action}${kind}64${order}`, make(kind === 'Int', little))));
}
for (const [action, variable] of [
  ['read', variableReader],
  ['write', variableWriter],
]) {
  for (const kind of ['UInt', 'Int']) {
    const names = orders.map(([order, little]) => add(`${action}${kind}${order}`, variable(kind === 'Int', little)));
    addAliases(names);
  }
}
for (const name of Object.keys(fixedWidth)) {
  add(name, fixedWidth[name]);
  addAliases([name]);
}
for (const name of Object.keys(floats))
  add(name, floats[name], name.replace('LE', 'Forwards').replace('BE', 'Backwards'));

module.exports = { numberAccessors };
