const setter = builtin(DataView.prototype, 'setFloat16', 2);
const bytes = new Uint8Array(3), view = new DataView(bytes.buffer);
const stored = (value, littleEndian) => {
  same(view.setFloat16(0, value, littleEndian), undefined);
  return bytes.subarray(0, 2);
};
sameElements(stored(1.5), [0x3e, 0]);
sameElements(stored(-0), [0x80, 0]);
sameElements(stored(65520), [0x7c, 0]);
sameElements(stored(65519), [0x7b, 0xff]);
sameElements(stored(2 ** -25), [0, 0]);
sameElements(stored(2 ** -24), [0, 1]);
sameElements(stored(1.5, true), [0x3e, 0].reverse(), 'little endian');
sameElements(stored(1.5, 0), [0x3e, 0]);
view.setFloat16('1', 5);
same(view.getFloat16(1), 5);
throws(() => view.setFloat16(2, 5), 'RangeError: Offset is outside the bounds of the DataView');
throws(() => view.setFloat16(-1, 5), 'RangeError: Offset is outside the bounds of the DataView');
throws(() => view.setFloat16(0, 1n), 'TypeError: Cannot convert a BigInt value to a number');
throws(() => setter.call(bytes, 0, 5), 'TypeError');

// The index and the value are converted before the bounds are looked at.
const log = [];
throws(() => view.setFloat16(observed(log, 'index', 99), observed(log, 'value', 1)), 'RangeError');
sameElements(log, ['index.valueOf', 'value.valueOf']);
throws(() => view.setFloat16(0, { valueOf() { bytes.buffer.transfer(); return 1; } }), 'TypeError');
