accessor(SharedArrayBuffer.prototype, 'growable');
accessor(SharedArrayBuffer.prototype, 'byteLength');
accessor(SharedArrayBuffer.prototype, 'maxByteLength');
const buffer = new SharedArrayBuffer(2, { maxByteLength: 6 });
same([buffer.growable, buffer.byteLength, buffer.maxByteLength].join(), 'true,2,6');
same(new SharedArrayBuffer(2).growable, false);
throws(() => new SharedArrayBuffer(7, { maxByteLength: 6 }), 'RangeError: Invalid array buffer max length');
throws(() => Reflect.get(SharedArrayBuffer.prototype, 'byteLength', new ArrayBuffer(1)), 'TypeError: Method get SharedArrayBuffer.prototype.byteLength called on incompatible receiver #<ArrayBuffer>');
