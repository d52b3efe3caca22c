const setter = builtin(DataView.prototype, 'setInt16', 2);
const bytes = new Uint8Array(3), view = new DataView(bytes.buffer);
const stored = (value, littleEndian) => {
  same(view.setInt16(0, value, littleEndian), undefined);
  return bytes.subarray(0, 2);
};
sameElements(stored(0x1234), [0x12, 0x34]);
sameElements(stored(-2), [255, 254]);
sameElements(stored(65536 + 7), [0, 7]);
sameElements(stored(0x1234, true), [0x12, 0x34].reverse(), 'little endian');
sameElements(stored(0x1234, 0), [0x12, 0x34]);
view.setInt16('1', 5);
same(view.getInt16(1), 5);
throws(() => view.setInt16(2, 5), 'RangeError: Offset is outside the bounds of the DataView');
throws(() => view.setInt16(-1, 5), 'RangeError: Offset is outside the bounds of the DataView');
throws(() => view.setInt16(0, 1n), 'TypeError: Cannot convert a BigInt value to a number');
throws(() => setter.call(bytes, 0, 5), 'TypeError');

// The index and the value are converted before the bounds are looked at.
const log = [];
throws(() => view.setInt16(observed(log, 'index', 99), observed(log, 'value', 1)), 'RangeError');
sameElements(log, ['index.valueOf', 'value.valueOf']);
throws(() => view.setInt16(0, { valueOf() { bytes.buffer.transfer(); return 1; } }), 'TypeError');
