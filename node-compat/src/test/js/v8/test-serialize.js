'use strict';
// The wire format, byte for byte, and what comes back from it.
const { deserialize, serialize } = require('v8');
const { inspect } = require('util');

const list = [1, 'x', { y: 2 }];
list.extra = 1;
const values = {
  int: 1, negative: -1, large: 2 ** 40, double: 0.5, zero: -0, nan: NaN, latin: 'h\u00e9', wide: '\u4e2d\u6587', empty: '',
  bigint: 12345678901234567890n, negativeBigint: -5n, zeroBigint: 0n, yes: true, no: false, nothing: null, missing: undefined,
  date: new Date(5), pattern: /a\d+/giu, map: new Map([[1, { a: 1 }], ['k', [1]]]), set: new Set([1, '2']),
  arrayBuffer: new Uint8Array([1, 2, 3]).buffer, bytes: new Uint8Array([1, 2, 3]), buffer: Buffer.from('hi'),
  doubles: new Float64Array([1.5]), array: [1, 2.5, 's', [3]], holes: [1, , 3],
  boxes: [Object(true), Object(false), Object(5), Object('str'), Object(7n)], 5: 'five', first: list, second: list,
};
values.self = values;
const bytes = serialize(values);
console.log(bytes.toString('hex'));
console.log(inspect(deserialize(bytes), { depth: 5 }));
const view = deserialize(serialize(new DataView(new Uint8Array([1, 2, 3, 4]).buffer, 1, 2)));
console.log(view.byteLength, view.getUint8(0), view.getUint8(1));

for (const value of [() => 1, Symbol('q'), new WeakMap(), Promise.resolve(1)]) {
  try {
    serialize(value);
  } catch (error) {
    console.log(error.name, error.message);
  }
}
const error = deserialize(serialize(Object.assign(new TypeError('bad', { cause: 1 }), { lost: 1 })));
console.log(error instanceof TypeError, error.message, error.cause, error.lost, error.stack.split('\n')[0]);
for (const hex of ['ff0f', 'ff0f6f', '00', 'ff63', 'ff0f22ff', 'ff0f4105', 'ff0f5e09', 'ff0f5a09']) {
  try {
    console.log(deserialize(Buffer.from(hex, 'hex')));
  } catch (failure) {
    console.log(hex, failure.name, failure.message);
  }
}

// ---- parts, and what is refused ----
const { Deserializer, Serializer, getHeapCodeStatistics, startupSnapshot } = require('v8');
const attempt = (name, run) => {
  try {
    console.log(name, run());
  } catch (failure) {
    console.log(name, failure.name, failure.code, failure.message);
  }
};
for (const view of [undefined, 5, 'x', new ArrayBuffer(2)]) {
  attempt('deserialize', () => deserialize(view));
  attempt('Deserializer', () => new Deserializer(view));
  attempt('writeRawBytes', () => new Serializer().writeRawBytes(view));
}
for (const [name, ...args] of [['readUint32'], ['readUint64'], ['readDouble'], ['readRawBytes', 5], ['readRawBytes', -1], ['readHeader'], ['readValue'], ['transferArrayBuffer', 1, 2]]) {
  attempt(name, () => new Deserializer(Buffer.from('ff', 'hex'))[name](...args));
}
attempt('transferArrayBuffer', () => new Serializer().transferArrayBuffer(1, 5));
attempt('ffff', () => deserialize(Buffer.from('ffff', 'hex')));
attempt('host', () => deserialize(Buffer.from('ff0f5c00', 'hex')));
attempt('error of refusals', () => new Serializer()._getDataCloneError('m').message);
attempt('own error', () => {
  class Own extends Serializer {}
  Own.prototype._getDataCloneError = RangeError;
  new Own().writeValue(() => 1);
});
const plain = new TypeError('t', { cause: 'why' });
plain.stack = 'stack';
console.log(serialize(plain).toString('hex'));
console.log(Object.keys(getHeapCodeStatistics()), Object.values(getHeapCodeStatistics()).every(Number.isInteger));
for (const name of ['addSerializeCallback', 'addDeserializeCallback', 'setDeserializeMainFunction']) attempt(name, () => startupSnapshot[name](() => {}));
