const buffer = new ArrayBuffer(8, { maxByteLength: 16 });
same(buffer.byteLength + buffer.maxByteLength, 24);
same(buffer.resizable && !new ArrayBuffer(1).resizable, true);
throws(() => ArrayBuffer(1), "TypeError: Constructor ArrayBuffer requires 'new'");
throws(() => new ArrayBuffer(-1), 'RangeError: Invalid array buffer length');
throws(() => new ArrayBuffer(9, { maxByteLength: 8 }), 'RangeError: Invalid array buffer max length');
same(ArrayBuffer.isView(new DataView(buffer)) && !ArrayBuffer.isView(buffer), true);
throws(() => buffer.resize(17), "RangeError: ArrayBuffer.prototype.resize: Invalid length parameter");
