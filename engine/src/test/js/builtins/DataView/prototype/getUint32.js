builtin(DataView.prototype, 'getUint32', 1);
const view = new DataView(new SharedArrayBuffer(8));
view.setUint32(2, 0xfedcba98);
same(view.getUint32(2), 0xfedcba98);
same(view.getUint32(2, true), 0x98badcfe);
view.setUint32(0, NaN);
same(view.getUint32(0), 0);
throws(() => view.getUint32(2 ** 53), 'RangeError: Offset is outside the bounds of the DataView');
