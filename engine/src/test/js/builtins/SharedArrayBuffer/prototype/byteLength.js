const get = accessor(SharedArrayBuffer.prototype, 'byteLength');
const buffer = new SharedArrayBuffer(2, { maxByteLength: 6 });
same(buffer.byteLength, 2);
buffer.grow(5);
same(buffer.byteLength, 5);
throws(() => get.call(new ArrayBuffer(1)), 'TypeError: Method get SharedArrayBuffer.prototype.byteLength called on incompatible receiver #<ArrayBuffer>');
throws(() => SharedArrayBuffer.prototype.byteLength, 'TypeError');
