// v8.Deserializer: bytes to values. https://nodejs.org/api/v8.html#class-v8deserializer

const { Buffer } = require('buffer');
const { codedError } = require('internal/errors');
const { isAnyArrayBuffer } = require('internal/util/types');
const { WIRE_VERSION, errorTags, hostViews, regExpFlags, tags, viewTags } = require('internal/v8/tags');

const invert = (table) => new Map(Object.entries(table).map(([name, code]) => [code, name]));
const viewNames = invert(viewTags);
const errorNames = invert(errorTags);
const FIRST_WITH_VIEW_FLAGS = 14;

class Deserializer {
  #bytes;
  #position = 0;
  #version = 0;
  #objects = [];
  #transferred = new Map();

  constructor(view) {
    if (!ArrayBuffer.isView(view))
      throw codedError(TypeError, 'ERR_INVALID_ARG_TYPE', 'buffer must be a TypedArray or a DataView');
    this.buffer = view;
    this.#bytes = Buffer.from(view.buffer, view.byteOffset, view.byteLength);
  }

  #fail() {
    throw new Error('Unable to deserialize cloned data.');
  }

  #byte() {
    if (this.#position >= this.#bytes.length) this.#fail();
    return this.#bytes[this.#position++];
  }

  // Reads a part on request of a program; `what` names it in the error if it is missing.
  #part(what, read) {
    try {
      return read();
    } catch {
      throw new Error(`${what}() failed`);
    }
  }

  #varint() {
    let value = 0;
    for (let factor = 1; ; factor *= 0x80) {
      const byte = this.#byte();
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value % 4294967296;
    }
  }

  // Advances by a number of bytes; returns the position before.
  #skip(count) {
    const start = this.#position;
    if (count < 0 || start + count > this.#bytes.length) this.#fail();
    this.#position += count;
    return start;
  }

  readHeader() {
    if (this.#bytes[this.#position] !== tags.version)
      throw new Error('Unable to deserialize cloned data due to invalid or unsupported version.');
    this.#position++;
    try {
      this.#version = this.#varint();
    } catch {
      this.#version = Infinity;
    }
    if (this.#version > WIRE_VERSION)
      throw new Error('Unable to deserialize cloned data due to invalid or unsupported version.');
    return true;
  }

  getWireFormatVersion() {
    return this.#version;
  }

  transferArrayBuffer(id, arrayBuffer) {
    if (!isAnyArrayBuffer(arrayBuffer))
      throw codedError(TypeError, 'ERR_INVALID_ARG_TYPE', 'arrayBuffer must be an ArrayBuffer or SharedArrayBuffer');
    this.#transferred.set(id >>> 0, arrayBuffer);
  }

  readUint32() {
    return this.#part('ReadUint32', () => this.#varint());
  }

  #long() {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = this.#byte();
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return [Number((value >> 32n) & 0xffffffffn), Number(value & 0xffffffffn)];
    }
  }

  readUint64() {
    return this.#part('ReadUint64', () => this.#long());
  }

  #double() {
    return this.#bytes.readDoubleLE(this.#skip(8));
  }

  readDouble() {
    return this.#part('ReadDouble', () => this.#double());
  }

  _readRawBytes(length) {
    return this.#part('ReadRawBytes', () => this.#skip(length));
  }

  readRawBytes(length) {
    const start = this._readRawBytes(length);
    return Buffer.from(this.#bytes.buffer, this.#bytes.byteOffset + start, length);
  }

  readValue() {
    return this.#value();
  }

  #tag() {
    let tag;
    do tag = this.#byte();
    while (tag === tags.padding);
    return tag;
  }

  #keep(object) {
    this.#objects.push(object);
    return object;
  }

  #value() {
    const tag = this.#tag();
    const read = readers.get(tag);
    if (read === undefined) this.#fail();
    const value = read.call(this);
    // Views follow their buffers.
    return tag === tags.buffer || tag === tags.resizable || tag === tags.transfer || tag === tags.shared
      ? this.#viewOf(value)
      : value;
  }

  #viewOf(buffer) {
    if (this.#bytes[this.#position] !== tags.view) return buffer;
    this.#position++;
    const name = viewNames.get(this.#byte());
    const offset = this.#varint();
    const length = this.#varint();
    if (this.#version >= FIRST_WITH_VIEW_FLAGS) this.#varint();
    const View = Reflect.get(globalThis, name);
    if (View === undefined || length % (View.BYTES_PER_ELEMENT ?? 1) !== 0) this.#fail();
    return this.#keep(new View(buffer, offset, length / (View.BYTES_PER_ELEMENT ?? 1)));
  }

  #int32() {
    const value = this.#varint();
    return (value >>> 1) ^ -(value & 1);
  }

  #bigint() {
    const bits = this.#varint();
    let value = 0n;
    for (let i = 0; i < bits >>> 1; i += 8) value |= this.#bytes.readBigUInt64LE(this.#skip(8)) << BigInt(i * 8);
    return bits & 1 ? -value : value;
  }

  #text(encoding) {
    const length = this.#varint();
    const start = this.#skip(length);
    return this.#bytes.toString(encoding, start, start + length);
  }

  #string() {
    const value = this.#value();
    if (typeof value !== 'string') this.#fail();
    return value;
  }

  #properties(target, end) {
    let count = 0;
    while (this.#peek() !== end) {
      const key = this.#value();
      if (typeof key !== 'string' && typeof key !== 'number') this.#fail();
      Object.defineProperty(target, key, {
        __proto__: null,
        value: this.#value(),
        writable: true,
        enumerable: true,
        configurable: true,
      });
      count++;
    }
    this.#position++;
    if (this.#varint() !== count) this.#fail();
  }

  #peek() {
    while (this.#bytes[this.#position] === tags.padding) this.#position++;
    if (this.#position >= this.#bytes.length) this.#fail();
    return this.#bytes[this.#position];
  }

  #dense() {
    const length = this.#varint();
    if (length > this.#bytes.length - this.#position) this.#fail();
    const array = this.#keep(new Array(length));
    for (let i = 0; i < length; i++) {
      if (this.#peek() === tags.hole) this.#position++;
      else array[i] = this.#value();
    }
    this.#properties(array, tags.endDense);
    if (this.#varint() !== length) this.#fail();
    return array;
  }

  #sparse() {
    const length = this.#varint();
    const array = this.#keep([]);
    array.length = length;
    this.#properties(array, tags.endSparse);
    if (this.#varint() !== length) this.#fail();
    return array;
  }

  #map() {
    const map = this.#keep(new Map());
    while (this.#peek() !== tags.endMap) {
      const key = this.#value();
      map.set(key, this.#value());
    }
    this.#position++;
    if (this.#varint() !== map.size * 2) this.#fail();
    return map;
  }

  #set() {
    const set = this.#keep(new Set());
    while (this.#peek() !== tags.endSet) set.add(this.#value());
    this.#position++;
    if (this.#varint() !== set.size) this.#fail();
    return set;
  }

  #buffer(options) {
    const start = this.#skip(options.byteLength);
    const buffer = new ArrayBuffer(options.byteLength, options);
    new Uint8Array(buffer).set(this.#bytes.subarray(start, start + options.byteLength));
    return this.#keep(buffer);
  }

  #error() {
    const index = this.#objects.push(undefined) - 1;
    let Kind = Error;
    let message;
    let stack;
    let options;
    for (let name = errorNames.get(this.#byte()); name !== 'end'; name = errorNames.get(this.#byte())) {
      if (name === 'message') message = this.#string();
      else if (name === 'stack') stack = this.#string();
      else if (name === 'cause') options = { cause: this.#value() };
      else if (name === undefined) this.#fail();
      else Kind = Reflect.get(globalThis, name);
    }
    const error = new Kind(message, options);
    Object.defineProperty(error, 'stack', { __proto__: null, value: stack, writable: true, configurable: true });
    this.#objects[index] = error;
    return error;
  }

  #regExp() {
    const source = this.#string();
    const bits = this.#varint();
    return this.#keep(
      new RegExp(
        source,
        Object.keys(regExpFlags)
          .filter((flag) => bits & regExpFlags[flag])
          .join(''),
      ),
    );
  }

  #plain() {
    const object = this.#keep({});
    this.#properties(object, tags.endObject);
    return object;
  }

  #reference() {
    const id = this.#varint();
    if (!(id in this.#objects)) this.#fail();
    return this.#viewOf(this.#objects[id]);
  }

  #held(value) {
    if (value === undefined) this.#fail();
    return this.#keep(value);
  }

  #host() {
    if (typeof this._readHostObject !== 'function') this.#fail();
    const index = this.#objects.push(undefined) - 1;
    this.#objects[index] = this._readHostObject();
    return this.#objects[index];
  }

  // Readers by the tag of the value.
  static readers = new Map([
    [tags.undefined, () => undefined],
    [tags.null, () => null],
    [tags.true, () => true],
    [tags.false, () => false],
    [
      tags.int32,
      function () {
        return this.#int32();
      },
    ],
    [
      tags.uint32,
      function () {
        return this.#varint();
      },
    ],
    [
      tags.double,
      function () {
        return this.#double();
      },
    ],
    [
      tags.bigint,
      function () {
        return this.#bigint();
      },
    ],
    [
      tags.latin1,
      function () {
        return this.#text('latin1');
      },
    ],
    [
      tags.utf16,
      function () {
        return this.#text('utf16le');
      },
    ],
    [
      tags.utf8,
      function () {
        return this.#text('utf8');
      },
    ],
    [
      tags.reference,
      function () {
        return this.#reference();
      },
    ],
    [
      tags.object,
      function () {
        return this.#plain();
      },
    ],
    [
      tags.dense,
      function () {
        return this.#dense();
      },
    ],
    [
      tags.sparse,
      function () {
        return this.#sparse();
      },
    ],
    [
      tags.date,
      function () {
        return this.#keep(new Date(this.#double()));
      },
    ],
    [
      tags.trueObject,
      function () {
        return this.#keep(Object(true));
      },
    ],
    [
      tags.falseObject,
      function () {
        return this.#keep(Object(false));
      },
    ],
    [
      tags.numberObject,
      function () {
        return this.#keep(Object(this.#double()));
      },
    ],
    [
      tags.bigintObject,
      function () {
        return this.#keep(Object(this.#bigint()));
      },
    ],
    [
      tags.stringObject,
      function () {
        return this.#keep(Object(this.#string()));
      },
    ],
    [
      tags.regexp,
      function () {
        return this.#regExp();
      },
    ],
    [
      tags.map,
      function () {
        return this.#map();
      },
    ],
    [
      tags.set,
      function () {
        return this.#set();
      },
    ],
    [
      tags.buffer,
      function () {
        return this.#buffer({ byteLength: this.#varint() });
      },
    ],
    [
      tags.resizable,
      function () {
        return this.#buffer({ byteLength: this.#varint(), maxByteLength: this.#varint() });
      },
    ],
    [
      tags.transfer,
      function () {
        return this.#held(this.#transferred.get(this.#varint()));
      },
    ],
    [
      tags.shared,
      function () {
        return this.#held(this._getSharedArrayBufferFromId?.(this.#varint()));
      },
    ],
    [
      tags.error,
      function () {
        return this.#error();
      },
    ],
    [
      tags.host,
      function () {
        return this.#host();
      },
    ],
  ]);
}
const { readers } = Deserializer;
delete Deserializer.readers;

class DefaultDeserializer extends Deserializer {
  _readHostObject() {
    const name = hostViews[this.readUint32()];
    const length = this.readUint32();
    if (name === undefined) throw new Error('Unable to deserialize cloned data.');
    const bytes = Buffer.from(this.readRawBytes(length)); // A copy, which is aligned.
    if (name === 'Buffer') return bytes;
    const View = Reflect.get(globalThis, name);
    const { buffer } = new Uint8Array(bytes);
    return new View(buffer, 0, length / (View.BYTES_PER_ELEMENT ?? 1));
  }
}

module.exports = { DefaultDeserializer, Deserializer };
