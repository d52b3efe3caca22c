builtin(DataView.prototype, 'getInt16', 1);
const view = new DataView(new ArrayBuffer(4));
view.setInt16(0, -2);
same(view.getUint16(0), 65534);
same(view.getInt16(0, true), -257);
view.setInt16(1, 0x1234, {});
same(view.getUint8(1), 0x34);
throws(() => view.getInt16(3), 'RangeError: Offset is outside the bounds of the DataView');
