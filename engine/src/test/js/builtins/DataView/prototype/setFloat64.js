const setter = builtin(DataView.prototype, 'setFloat64', 2);
const bytes = new Uint8Array(9), view = new DataView(bytes.buffer);
const stored = (value, littleEndian) => {
  same(view.setFloat64(0, value, littleEndian), undefined);
  return bytes.subarray(0, 8);
};
sameElements(stored(1), [0x3f, 0xf0, 0, 0, 0, 0, 0, 0]);
sameElements(stored(-0), [0x80, 0, 0, 0, 0, 0, 0, 0]);
sameElements(stored('5e-324'), [0, 0, 0, 0, 0, 0, 0, 1]);
sameElements(stored(-Infinity), [0xff, 0xf0, 0, 0, 0, 0, 0, 0]);
sameElements(stored(1, true), [0x3f, 0xf0, 0, 0, 0, 0, 0, 0].reverse(), 'little endian');
sameElements(stored(1, 0), [0x3f, 0xf0, 0, 0, 0, 0, 0, 0]);
view.setFloat64('1', 5);
same(view.getFloat64(1), 5);
throws(() => view.setFloat64(2, 5), 'RangeError: Offset is outside the bounds of the DataView');
throws(() => view.setFloat64(-1, 5), 'RangeError: Offset is outside the bounds of the DataView');
throws(() => view.setFloat64(0, 1n), 'TypeError: Cannot convert a BigInt value to a number');
throws(() => setter.call(bytes, 0, 5), 'TypeError');

// The index and the value are converted before the bounds are looked at.
const log = [];
throws(() => view.setFloat64(observed(log, 'index', 99), observed(log, 'value', 1)), 'RangeError');
sameElements(log, ['index.valueOf', 'value.valueOf']);
throws(() => view.setFloat64(0, { valueOf() { bytes.buffer.transfer(); return 1; } }), 'TypeError');
