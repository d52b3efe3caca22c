const setter = builtin(DataView.prototype, 'setUint8', 2);
const bytes = new Uint8Array(2), view = new DataView(bytes.buffer);
const stored = (value, littleEndian) => {
  same(view.setUint8(0, value, littleEndian), undefined);
  return bytes.subarray(0, 1);
};
sameElements(stored(256), [0]);
sameElements(stored(-1), [255]);
sameElements(stored(Infinity), [0]);
sameElements(stored(255.9), [255]);
view.setUint8('1', 5);
same(view.getUint8(1), 5);
throws(() => view.setUint8(2, 5), 'RangeError: Offset is outside the bounds of the DataView');
throws(() => view.setUint8(-1, 5), 'RangeError: Offset is outside the bounds of the DataView');
throws(() => view.setUint8(0, 1n), 'TypeError: Cannot convert a BigInt value to a number');
throws(() => setter.call(bytes, 0, 5), 'TypeError');

// The index and the value are converted before the bounds are looked at.
const log = [];
throws(() => view.setUint8(observed(log, 'index', 99), observed(log, 'value', 1)), 'RangeError');
sameElements(log, ['index.valueOf', 'value.valueOf']);
throws(() => view.setUint8(0, { valueOf() { bytes.buffer.transfer(); return 1; } }), 'TypeError');
