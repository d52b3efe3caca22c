// v8.Serializer: values to bytes. https://nodejs.org/api/v8.html#serialization-api

const { Buffer } = require('buffer');
const { codedError } = require('internal/errors');
const types = require('internal/util/types');
const { WIRE_VERSION, errorTags, hostViews, regExpFlags, tags, viewTags } = require('internal/v8/tags');

const { objectKindOf } = internalBinding('util');
const isLatin1 = (text) => !/[^\0-\xff]/.test(text);

class Serializer {
  #bytes = Buffer.allocUnsafe(256);
  #length = 0;
  #ids = new Map();
  #transferred = new Map();
  #viewsAreHostObjects = false;

  #room(count) {
    const needed = this.#length + count;
    if (needed > this.#bytes.length) {
      const larger = Buffer.allocUnsafe(Math.max(needed, this.#bytes.length * 2));
      this.#bytes.copy(larger, 0, 0, this.#length);
      this.#bytes = larger;
    }
    const start = this.#length;
    this.#length = needed;
    return start;
  }

  #byte(value) {
    const start = this.#room(1);
    this.#bytes[start] = value;
  }

  #varint(value) {
    while (value >= 0x80) {
      this.#byte(value % 0x80 | 0x80);
      value = Math.floor(value / 0x80);
    }
    this.#byte(value);
  }

  writeHeader() {
    this.#byte(tags.version);
    this.#byte(WIRE_VERSION);
  }

  releaseBuffer() {
    const result = this.#bytes.subarray(0, this.#length);
    this.#bytes = Buffer.alloc(0);
    this.#length = 0;
    return result;
  }

  transferArrayBuffer(id, arrayBuffer) {
    if (!types.isArrayBuffer(arrayBuffer))
      throw codedError(TypeError, 'ERR_INVALID_ARG_TYPE', 'arrayBuffer must be an ArrayBuffer');
    this.#transferred.set(arrayBuffer, id >>> 0);
  }

  writeUint32(value) {
    this.#varint(value >>> 0);
  }

  writeUint64(high, low) {
    let value = (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0);
    while (value >= 0x80n) {
      this.#byte(Number(value & 0x7fn) | 0x80);
      value >>= 7n;
    }
    this.#byte(Number(value));
  }

  writeDouble(value) {
    const start = this.#room(8);
    this.#bytes.writeDoubleLE(value, start);
  }

  writeRawBytes(source) {
    if (!ArrayBuffer.isView(source))
      throw codedError(TypeError, 'ERR_INVALID_ARG_TYPE', 'source must be a TypedArray or a DataView');
    this.#bytesOf(new Uint8Array(source.buffer, source.byteOffset, source.byteLength));
  }

  #bytesOf(view) {
    const start = this.#room(view.length);
    this.#bytes.set(view, start);
  }

  _setTreatArrayBufferViewsAsHostObjects(on) {
    this.#viewsAreHostObjects = on;
  }

  writeValue(value) {
    this.#value(value);
    return true;
  }

  #value(value) {
    switch (typeof value) {
      case 'undefined':
        this.#byte(tags.undefined);
        break;
      case 'boolean':
        this.#byte(value ? tags.true : tags.false);
        break;
      case 'number':
        this.#number(value);
        break;
      case 'bigint':
        this.#byte(tags.bigint);
        this.#bigint(value);
        break;
      case 'string':
        this.#string(value);
        break;
      case 'object':
        if (value === null) this.#byte(tags.null);
        else this.#object(value);
        break;
      default:
        this.#refuse(value);
    }
  }

  #refuse(value) {
    const text =
      typeof value === 'symbol'
        ? value.toString()
        : typeof value === 'function'
          ? `${value}`
          : `#<${value.constructor?.name ?? 'Object'}>`;
    const Failure = this._getDataCloneError;
    throw new Failure(`${text} could not be cloned.`);
  }

  #number(value) {
    if ((value | 0) === value && !Object.is(value, -0)) {
      this.#byte(tags.int32);
      this.#varint(((value << 1) ^ (value >> 31)) >>> 0);
    } else {
      this.#byte(tags.double);
      this.writeDouble(value);
    }
  }

  #bigint(value) {
    let rest = value < 0n ? -value : value;
    const digits = [];
    for (; rest > 0n; rest >>= 64n) digits.push(rest & 0xffffffffffffffffn);
    this.#varint(((digits.length * 8) << 1) | (value < 0n ? 1 : 0));
    for (const digit of digits) {
      const start = this.#room(8);
      this.#bytes.writeBigUInt64LE(digit, start);
    }
  }

  #string(text) {
    if (isLatin1(text)) {
      this.#byte(tags.latin1);
      this.#varint(text.length);
      const start = this.#room(text.length);
      this.#bytes.latin1Write(text, start);
      return;
    }
    const size = text.length * 2;
    const prefix = 1 + Math.max(1, Math.ceil((32 - Math.clz32(size)) / 7));
    if ((this.#length + prefix) & 1) this.#byte(tags.padding); // Two-byte strings must be aligned.
    this.#byte(tags.utf16);
    this.#varint(size);
    const start = this.#room(size);
    this.#bytes.ucs2Write(text, start);
  }

  #object(value) {
    const known = this.#ids.get(value);
    if (known !== undefined) {
      this.#byte(tags.reference);
      this.#varint(known);
      return;
    }
    if (ArrayBuffer.isView(value) && !this.#viewsAreHostObjects && !this.#ids.has(value.buffer))
      this.#object(value.buffer);
    this.#ids.set(value, this.#ids.size);
    const objectKind = objectKindOf(value);
    const write = writers[objectKind];
    if (write !== undefined) write.call(this, value);
    else if (objectKind === 'Object') this.#plain(value);
    else this.#refuse(value);
  }

  #properties(value, keys) {
    let count = 0;
    for (const key of keys) {
      if (!Object.hasOwn(value, key)) continue; // A getter has deleted it.
      const index = Number(key);
      if (String(index >>> 0) === key && index < 4294967295) this.#number(index);
      else this.#string(key);
      this.#value(value[key]);
      count++;
    }
    return count;
  }

  #plain(value) {
    this.#byte(tags.object);
    const count = this.#properties(value, Object.keys(value));
    this.#byte(tags.endObject);
    this.#varint(count);
  }

  #array(value) {
    const { length } = value;
    const keys = Object.keys(value);
    const isDense = keys.length >= length && (length === 0 || keys[length - 1] === String(length - 1));
    if (isDense) {
      this.#byte(tags.dense);
      this.#varint(length);
      for (let i = 0; i < length; i++) {
        if (i in value) this.#value(value[i]);
        else this.#byte(tags.hole);
      }
      const count = this.#properties(value, keys.slice(length));
      this.#byte(tags.endDense);
      this.#varint(count);
    } else {
      this.#byte(tags.sparse);
      this.#varint(length);
      const count = this.#properties(value, keys);
      this.#byte(tags.endSparse);
      this.#varint(count);
    }
    this.#varint(length);
  }

  #buffer(value) {
    if (this.#transferred.has(value)) {
      this.#byte(tags.transfer);
      this.#varint(this.#transferred.get(value));
    } else if (types.isSharedArrayBuffer(value)) {
      if (typeof this._getSharedArrayBufferId !== 'function') this.#refuse(value);
      this.#byte(tags.shared);
      this.#varint(this._getSharedArrayBufferId(value) >>> 0);
    } else {
      this.#byte(value.resizable ? tags.resizable : tags.buffer);
      this.#varint(value.byteLength);
      if (value.resizable) this.#varint(value.maxByteLength);
      this.#bytesOf(new Uint8Array(value));
    }
  }

  #view(value) {
    if (this.#viewsAreHostObjects) {
      if (typeof this._writeHostObject !== 'function') this.#refuse(value);
      this.#byte(tags.host);
      this._writeHostObject(value);
      return;
    }
    this.#byte(tags.view);
    this.#byte(viewTags[objectKindOf(value) === 'DataView' ? 'DataView' : value[Symbol.toStringTag]]);
    this.#varint(value.byteOffset);
    this.#varint(value.byteLength);
    this.#varint(0);
  }

  #map(value) {
    this.#byte(tags.map);
    const entries = [...Map.prototype.entries.call(value)].flat(1);
    for (const entry of entries) this.#value(entry);
    this.#byte(tags.endMap);
    this.#varint(entries.length);
  }

  #set(value) {
    this.#byte(tags.set);
    const entries = [...Set.prototype.values.call(value)];
    for (const entry of entries) this.#value(entry);
    this.#byte(tags.endSet);
    this.#varint(entries.length);
  }

  #error(value) {
    this.#byte(tags.error);
    if (value.name !== 'Error' && errorTags[value.name] !== undefined) this.#byte(errorTags[value.name]);
    if (value.message !== undefined && value.message !== '') {
      this.#byte(errorTags.message);
      this.#string(`${value.message}`);
    }
    if (typeof value.stack === 'string') {
      this.#byte(errorTags.stack);
      this.#string(value.stack);
    }
    if (Object.hasOwn(value, 'cause')) {
      this.#byte(errorTags.cause);
      this.#value(value.cause);
    }
    this.#byte(errorTags.end);
  }

  #tagged(tag, write, value) {
    this.#byte(tag);
    write.call(this, value);
  }

  // Writers by the kind of the object.
  static writers = {
    __proto__: null,
    Array(value) {
      this.#array(value);
    },
    Date(value) {
      this.#tagged(tags.date, this.writeDouble, Date.prototype.getTime.call(value));
    },
    Boolean(value) {
      this.#byte(Boolean.prototype.valueOf.call(value) ? tags.trueObject : tags.falseObject);
    },
    Number(value) {
      this.#tagged(tags.numberObject, this.writeDouble, Number.prototype.valueOf.call(value));
    },
    BigInt(value) {
      this.#tagged(tags.bigintObject, this.#bigint, BigInt.prototype.valueOf.call(value));
    },
    String(value) {
      this.#tagged(tags.stringObject, this.#string, String.prototype.valueOf.call(value));
    },
    RegExp(value) {
      this.#tagged(tags.regexp, this.#string, value.source);
      this.#varint([...value.flags].reduce((bits, flag) => bits | regExpFlags[flag], 0));
    },
    Map(value) {
      this.#map(value);
    },
    Set(value) {
      this.#set(value);
    },
    ArrayBuffer(value) {
      this.#buffer(value);
    },
    SharedArrayBuffer(value) {
      this.#buffer(value);
    },
    TypedArray(value) {
      this.#view(value);
    },
    DataView(value) {
      this.#view(value);
    },
    Error(value) {
      this.#error(value);
    },
  };
}
// The class of errors for values that cannot be serialized, which programs may replace.
Serializer.prototype._getDataCloneError = Error;
const { writers } = Serializer;
delete Serializer.writers;

class DefaultSerializer extends Serializer {
  constructor() {
    super();
    this._setTreatArrayBufferViewsAsHostObjects(true);
  }

  _writeHostObject(view) {
    const name = view instanceof Buffer ? 'Buffer' : types.isDataView(view) ? 'DataView' : view[Symbol.toStringTag];
    this.writeUint32(hostViews.indexOf(name));
    this.writeUint32(view.byteLength);
    this.writeRawBytes(view);
  }
}

module.exports = { DefaultSerializer, Serializer };
