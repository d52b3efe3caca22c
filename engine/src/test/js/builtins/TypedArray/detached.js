const array = new Uint8Array(4);
array.buffer.transfer();
same(array.length, 0);
same(array.byteOffset, 0);
same(array[0], undefined);
throws(() => array.fill(0), 'TypeError: Cannot perform %TypedArray%.prototype.fill on a detached or out-of-bounds ArrayBuffer');
throws(() => new Uint8Array(array.buffer), 'TypeError: Cannot perform Construct on a detached ArrayBuffer');
