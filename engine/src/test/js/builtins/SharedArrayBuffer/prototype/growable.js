const get = accessor(SharedArrayBuffer.prototype, 'growable');
same(new SharedArrayBuffer(2, { maxByteLength: 6 }).growable, true);
same(new SharedArrayBuffer(2, { maxByteLength: 2 }).growable, true);
same(new SharedArrayBuffer(2).growable, false);
throws(() => new SharedArrayBuffer(7, { maxByteLength: 6 }), 'RangeError: Invalid array buffer max length');
throws(() => get.call(new ArrayBuffer(1)), 'TypeError');
