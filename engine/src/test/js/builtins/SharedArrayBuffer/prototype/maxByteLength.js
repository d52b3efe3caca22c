const get = accessor(SharedArrayBuffer.prototype, 'maxByteLength');
same(new SharedArrayBuffer(2, { maxByteLength: 6 }).maxByteLength, 6);
same(new SharedArrayBuffer(2).maxByteLength, 2);
throws(() => get.call(new ArrayBuffer(1)), 'TypeError');
