const setter = builtin(DataView.prototype, 'setBigInt64', 2);
const bytes = new Uint8Array(9), view = new DataView(bytes.buffer);
const stored = (value, littleEndian) => {
  same(view.setBigInt64(0, value, littleEndian), undefined);
  return bytes.subarray(0, 8);
};
sameElements(stored(-1n), [255, 255, 255, 255, 255, 255, 255, 255]);
sameElements(stored(2n ** 64n + 1n), [0, 0, 0, 0, 0, 0, 0, 1]);
sameElements(stored('258'), [0, 0, 0, 0, 0, 0, 1, 2]);
sameElements(stored(true), [0, 0, 0, 0, 0, 0, 0, 1]);
sameElements(stored(-1n, true), [255, 255, 255, 255, 255, 255, 255, 255].reverse(), 'little endian');
sameElements(stored(-1n, 0), [255, 255, 255, 255, 255, 255, 255, 255]);
view.setBigInt64('1', 5n);
same(view.getBigInt64(1), 5n);
throws(() => view.setBigInt64(2, 5n), 'RangeError: Offset is outside the bounds of the DataView');
throws(() => view.setBigInt64(-1, 5n), 'RangeError: Offset is outside the bounds of the DataView');
throws(() => view.setBigInt64(0, 1), 'TypeError: Cannot convert 1 to a BigInt');
throws(() => view.setBigInt64(0), 'TypeError: Cannot convert undefined to a BigInt');
throws(() => setter.call(bytes, 0, 5n), 'TypeError');

// The index and the value are converted before the bounds are looked at.
const log = [];
throws(() => view.setBigInt64(observed(log, 'index', 99), observed(log, 'value', 1n)), 'RangeError');
sameElements(log, ['index.valueOf', 'value.valueOf']);
throws(() => view.setBigInt64(0, { valueOf() { bytes.buffer.transfer(); return 1n; } }), 'TypeError');
