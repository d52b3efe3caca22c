const buffer = new Uint8Array([1, 2, 3]).buffer;
const moved = buffer.transfer(5);
same(buffer.detached && buffer.byteLength === 0, true);
sameElements(new Uint8Array(moved), [1, 2, 3, 0, 0]);
throws(() => buffer.slice(0), 'TypeError: Cannot perform ArrayBuffer.prototype.slice on a detached ArrayBuffer');
same(new ArrayBuffer(1, { maxByteLength: 2 }).transferToFixedLength().resizable, false);
