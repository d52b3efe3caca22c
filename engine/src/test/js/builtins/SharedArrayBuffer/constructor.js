const buffer = new SharedArrayBuffer(4, { maxByteLength: 8 });
same(buffer.growable, true);
buffer.grow(8);
same(buffer.byteLength, 8);
throws(() => buffer.grow(4), 'RangeError: SharedArrayBuffer.prototype.grow: Invalid length parameter');
same(Object.prototype.toString.call(buffer), '[object SharedArrayBuffer]');
same(new Uint8Array(buffer).length, 8);
throws(() => ArrayBuffer.prototype.slice.call(buffer), 'TypeError: Method ArrayBuffer.prototype.slice called on incompatible receiver #<SharedArrayBuffer>');
