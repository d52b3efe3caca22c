const TypedArray = Object.getPrototypeOf(Int8Array);
builtin(TypedArray.prototype, 'set', 1);
const bytes = new Uint8Array(5);
bytes.set([1, 2, 3], 1);
sameElements(bytes, [0, 1, 2, 3, 0]);
bytes.set(bytes.subarray(0, 3), 2);
sameElements(bytes, [0, 1, 0, 1, 2]);
bytes.set('78', '3');
sameElements(bytes, [0, 1, 0, 7, 8]);
bytes.set(new Float64Array([255.9, -1]));
sameElements(bytes.slice(0, 2), [255, 255]);
throws(() => bytes.set([1, 2], 4), 'RangeError: offset is out of bounds');
throws(() => bytes.set([1], -1), 'RangeError: offset is out of bounds');
throws(() => bytes.set([], Infinity), 'RangeError: offset is out of bounds');
throws(() => bytes.set(new BigInt64Array(1)), 'TypeError: Cannot mix BigInt and other types, use explicit conversions');
throws(() => bytes.set(null), 'TypeError: Cannot convert undefined or null to object');

// The source may shrink the target: what no longer fits is dropped.
const shrinking = new Uint8Array(new ArrayBuffer(3, { maxByteLength: 3 }));
shrinking.set({ length: 3, get 0() { shrinking.buffer.resize(1); return 9; }, 1: 8, 2: 7 });
sameElements(shrinking, [9]);
