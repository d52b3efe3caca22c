const TypedArray = Object.getPrototypeOf(Int8Array);
builtin(TypedArray.prototype, 'with', 2);
sameElements(new Uint8Array([1, 2, 3]).with(-1, 300), [1, 2, 44]);
sameElements(new BigInt64Array([1n]).with(0, 2n), [2n]);
throws(() => new Uint8Array(1).with(1, 0), 'RangeError: Invalid typed array index');
throws(() => new Uint8Array(1).with(-2, 0), 'RangeError: Invalid typed array index');
throws(() => new BigInt64Array(1).with(0, 1), 'TypeError: Cannot convert 1 to a BigInt');
class Sub extends Uint8Array {}
same(new Sub(1).with(0, 1).constructor, Uint8Array);

// The value's conversion may shrink the array below the index.
const shrinking = new Uint8Array(new ArrayBuffer(2, { maxByteLength: 2 }));
throws(() => shrinking.with(1, { valueOf() { shrinking.buffer.resize(1); return 0; } }), 'RangeError: Invalid typed array index');
