const TypedArray = Object.getPrototypeOf(Int8Array);
builtin(TypedArray.prototype, 'reverse', 0);
builtin(TypedArray.prototype, 'toReversed', 0);
const bytes = new Uint8Array([1, 2, 3]);
same(bytes.reverse(), bytes);
sameElements(bytes, [3, 2, 1]);
sameElements(bytes.toReversed(), [1, 2, 3]);
class Sub extends Uint8Array {}
same(new Sub(1).toReversed().constructor, Uint8Array);
sameElements(new BigInt64Array([1n, 2n]).reverse(), [2n, 1n]);
throws(() => TypedArray.prototype.toReversed.call([]), 'TypeError: Method %TypedArray%.prototype.toReversed called on incompatible receiver [object Array]');
