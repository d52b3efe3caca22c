const setter = builtin(DataView.prototype, 'setInt32', 2);
const bytes = new Uint8Array(5), view = new DataView(bytes.buffer);
const stored = (value, littleEndian) => {
  same(view.setInt32(0, value, littleEndian), undefined);
  return bytes.subarray(0, 4);
};
sameElements(stored(0x12345678), [0x12, 0x34, 0x56, 0x78]);
sameElements(stored(-1), [255, 255, 255, 255]);
sameElements(stored(2 ** 32 + 1), [0, 0, 0, 1]);
sameElements(stored(0x12345678, true), [0x12, 0x34, 0x56, 0x78].reverse(), 'little endian');
sameElements(stored(0x12345678, 0), [0x12, 0x34, 0x56, 0x78]);
view.setInt32('1', 5);
same(view.getInt32(1), 5);
throws(() => view.setInt32(2, 5), 'RangeError: Offset is outside the bounds of the DataView');
throws(() => view.setInt32(-1, 5), 'RangeError: Offset is outside the bounds of the DataView');
throws(() => view.setInt32(0, 1n), 'TypeError: Cannot convert a BigInt value to a number');
throws(() => setter.call(bytes, 0, 5), 'TypeError');

// The index and the value are converted before the bounds are looked at.
const log = [];
throws(() => view.setInt32(observed(log, 'index', 99), observed(log, 'value', 1)), 'RangeError');
sameElements(log, ['index.valueOf', 'value.valueOf']);
throws(() => view.setInt32(0, { valueOf() { bytes.buffer.transfer(); return 1; } }), 'TypeError');
