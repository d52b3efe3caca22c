const setter = builtin(DataView.prototype, 'setUint32', 2);
const bytes = new Uint8Array(5), view = new DataView(bytes.buffer);
const stored = (value, littleEndian) => {
  same(view.setUint32(0, value, littleEndian), undefined);
  return bytes.subarray(0, 4);
};
sameElements(stored(0xfedcba98), [0xfe, 0xdc, 0xba, 0x98]);
sameElements(stored(-2), [255, 255, 255, 254]);
sameElements(stored(undefined), [0, 0, 0, 0]);
sameElements(stored(0xfedcba98, true), [0xfe, 0xdc, 0xba, 0x98].reverse(), 'little endian');
sameElements(stored(0xfedcba98, 0), [0xfe, 0xdc, 0xba, 0x98]);
view.setUint32('1', 5);
same(view.getUint32(1), 5);
throws(() => view.setUint32(2, 5), 'RangeError: Offset is outside the bounds of the DataView');
throws(() => view.setUint32(-1, 5), 'RangeError: Offset is outside the bounds of the DataView');
throws(() => view.setUint32(0, 1n), 'TypeError: Cannot convert a BigInt value to a number');
throws(() => setter.call(bytes, 0, 5), 'TypeError');

// The index and the value are converted before the bounds are looked at.
const log = [];
throws(() => view.setUint32(observed(log, 'index', 99), observed(log, 'value', 1)), 'RangeError');
sameElements(log, ['index.valueOf', 'value.valueOf']);
throws(() => view.setUint32(0, { valueOf() { bytes.buffer.transfer(); return 1; } }), 'TypeError');
