accessor(ArrayBuffer.prototype, 'detached');
const buffer = new ArrayBuffer(3);
same(buffer.detached, false);
const moved = buffer.transfer();
same(buffer.detached, true);
same(moved.detached, false);
same(moved.byteLength, 3);
throws(() => Reflect.get(ArrayBuffer.prototype, 'detached', {}), 'TypeError: Method get ArrayBuffer.prototype.detached called on incompatible receiver #<Object>');
throws(() => buffer.transfer(), 'TypeError: Cannot perform ArrayBuffer.prototype.transfer on a detached ArrayBuffer');
