builtin(SharedArrayBuffer.prototype, 'slice', 2);
const buffer = new SharedArrayBuffer(4);
new Uint8Array(buffer).set([1, 2, 3, 4]);
const part = buffer.slice(-3, -1);
same(Object.prototype.toString.call(part), '[object SharedArrayBuffer]');
sameElements(new Uint8Array(part), [2, 3]);
buffer.constructor = { [Symbol.species]: function (length) { return new ArrayBuffer(length); } };
throws(() => buffer.slice(), 'TypeError: Method SharedArrayBuffer.prototype.slice called on incompatible receiver #<ArrayBuffer>');
throws(() => SharedArrayBuffer.prototype.slice.call(new ArrayBuffer(1)), 'TypeError: Method SharedArrayBuffer.prototype.slice called on incompatible receiver #<ArrayBuffer>');
