builtin(DataView.prototype, 'getUint16', 1);
const view = new DataView(new Uint8Array([1, 2, 3]).buffer);
same(view.getUint16(0), 0x0102);
same(view.getUint16(1, true), 0x0302);
view.setUint16(0, -1);
same(view.getUint16(0), 65535);
throws(() => view.setUint16(2, 0), 'RangeError: Offset is outside the bounds of the DataView');
