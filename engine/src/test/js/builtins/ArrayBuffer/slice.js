const buffer = new Uint8Array([1, 2, 3, 4]).buffer;
sameElements(new Uint8Array(buffer.slice(1, -1)), [2, 3]);
same(buffer.slice(10).byteLength, 0);
throws(() => ArrayBuffer.prototype.slice.call({}), 'TypeError: Method ArrayBuffer.prototype.slice called on incompatible receiver #<Object>');
