builtin(DataView.prototype, 'getInt32', 1);
const view = new DataView(new ArrayBuffer(8));
view.setInt32(3, 2 ** 31);
same(view.getInt32(3), -(2 ** 31));
view.setInt32(0, 1);
same(view.getInt32(0, 1), 2 ** 24);
same(view.getInt32(0, ''), 1);
throws(() => view.getInt32(5), 'RangeError: Offset is outside the bounds of the DataView');
throws(() => DataView.prototype.setInt32.call(new Int32Array(1), 0, 1), 'TypeError: Method DataView.prototype.setInt32 called on incompatible receiver [object Int32Array]');
