builtin(DataView.prototype, 'getUint8', 1);
const buffer = new Uint8Array([0, 1, 2, 3]).buffer;
const view = new DataView(buffer, 1, 2);
same(view.getUint8(0), 1);
same(view.getUint8(1), 2);
throws(() => view.getUint8(2), 'RangeError: Offset is outside the bounds of the DataView');
view.setUint8(0, 256 + 7);
same(new Uint8Array(buffer)[1], 7);

// The value's conversion detaches: the range is checked after it.
throws(() => view.setUint8(0, { valueOf() { buffer.transfer(); return 1; } }), 'TypeError: Cannot perform DataView.prototype.setUint8 on a detached or out-of-bounds ArrayBuffer');
