const setter = builtin(DataView.prototype, 'setInt8', 2);
const bytes = new Uint8Array(2), view = new DataView(bytes.buffer);
const stored = (value, littleEndian) => {
  same(view.setInt8(0, value, littleEndian), undefined);
  return bytes.subarray(0, 1);
};
sameElements(stored(200), [200]);
sameElements(stored('-1.9'), [255]);
sameElements(stored(NaN), [0]);
sameElements(stored(-129), [127]);
view.setInt8('1', 5);
same(view.getInt8(1), 5);
throws(() => view.setInt8(2, 5), 'RangeError: Offset is outside the bounds of the DataView');
throws(() => view.setInt8(-1, 5), 'RangeError: Offset is outside the bounds of the DataView');
throws(() => view.setInt8(0, 1n), 'TypeError: Cannot convert a BigInt value to a number');
throws(() => setter.call(bytes, 0, 5), 'TypeError');

// The index and the value are converted before the bounds are looked at.
const log = [];
throws(() => view.setInt8(observed(log, 'index', 99), observed(log, 'value', 1)), 'RangeError');
sameElements(log, ['index.valueOf', 'value.valueOf']);
throws(() => view.setInt8(0, { valueOf() { bytes.buffer.transfer(); return 1; } }), 'TypeError');
