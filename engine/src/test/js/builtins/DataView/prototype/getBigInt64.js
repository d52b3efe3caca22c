builtin(DataView.prototype, 'getBigInt64', 1);
const view = new DataView(new ArrayBuffer(16));
view.setBigInt64(1, -(2n ** 63n));
same(view.getUint8(1), 0x80);
same(view.getBigInt64(1), -(2n ** 63n));
view.setBigInt64(0, 2n ** 64n + 5n, true);
same(view.getBigInt64(0, true), 5n);
throws(() => view.setBigInt64(0, 1), 'TypeError: Cannot convert 1 to a BigInt');
throws(() => view.getBigInt64(9), 'RangeError: Offset is outside the bounds of the DataView');
