const TypedArray = Object.getPrototypeOf(Int8Array);
builtin(TypedArray.prototype, 'toSorted', 1);
const bytes = new Uint8Array([10, 9, 1]);
sameElements(bytes.toSorted(), [1, 9, 10]);
sameElements(bytes, [10, 9, 1]);
sameElements(bytes.toSorted((a, b) => b - a), [10, 9, 1]);
sameElements(new BigInt64Array([3n, -1n]).toSorted(), [-1n, 3n]);
class Sub extends Uint8Array {}
same(new Sub(1).toSorted().constructor, Uint8Array, 'no species');
throws(() => TypedArray.prototype.toSorted.call([], null), 'TypeError: The comparison function must be either a function or undefined: null', 'before the receiver');
throws(() => TypedArray.prototype.toSorted.call([]), 'TypeError: Method %TypedArray%.prototype.toSorted called on incompatible receiver [object Array]');
throws(() => bytes.toSorted(() => { throw bytes; }), bytes);
