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

function byteReader(signed) {
  return function (offset = 0) {
    const value = typeof offset === 'number' ? this[offset] : undefined;
    if (value === undefined) checkOffset(this, offset, 1);
    return signed ? extended(value, 1) : value;
  };
}

function pairReader(signed, little) {
  return function (offset = 0) {
    checkOffset(this, offset, 2);
    const value = little ? this[offset] + this[offset + 1] * 256 : this[offset] * 256 + this[offset + 1];
    return signed ? extended(value, 2) : value;
  };
}

function quadReader(signed, little) {
  return function (offset = 0) {
    checkOffset(this, offset, 4);
    const a = this[offset];
    const b = this[offset + 1];
    const c = this[offset + 2];
    const d = this[offset + 3];
    if (little) return a + b * 256 + c * 65536 + (signed ? d << 24 : d * 16777216);
    return (signed ? a << 24 : a * 16777216) + b * 65536 + c * 256 + d;
  };
}

function reader(width, signed, little) {
  return width === 1 ? byteReader(signed) : width === 2 ? pairReader(signed, little) : quadReader(signed, little);
}

function writer(width, signed, little) {
  const min = signed ? -(2 ** (width * 8 - 1)) : 0;
  const max = signed ? 2 ** (width * 8 - 1) - 1 : 2 ** (width * 8) - 1;
  return function (value, offset = 0) {
    value = +value;
    if (width === 1) validateNumber(offset, 'offset');
    if (value > max || value < min) throw badValue(value, min, max, width, signed);
    checkOffset(this, offset, width);
    return writeInteger(this, value, offset, width, little);
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
for (const [action, variable, fixed] of [
  ['read', variableReader, reader],
  ['write', variableWriter, writer],
]) {
  for (const kind of ['UInt', 'Int']) {
    const signed = kind === 'Int';
    const names = [];
    for (const [order, little] of orders) {
      names.push(add(`${action}${kind}${order}`, variable(signed, little)));
      for (const bits of [32, 16]) names.push(add(`${action}${kind}${bits}${order}`, fixed(bits / 8, signed, little)));
      if (little) names.push(add(`${action}${kind}8`, fixed(1, signed, true)));
    }
    addAliases(names);
  }
}
for (const [action, make] of [
  ['read', floatReader],
  ['write', floatWriter],
]) {
  for (const [kind, scratch, bytes] of [
    ['Float', scratchFloat, floatBytes],
    ['Double', scratchDouble, doubleBytes],
  ]) {
    for (const [order, little] of orders)
      add(
        `${action}${kind}${order}`,
        make(scratch, bytes, little),
        `${action}${kind}${little ? 'Forwards' : 'Backwards'}`,
      );
  }
}

module.exports = { numberAccessors };
