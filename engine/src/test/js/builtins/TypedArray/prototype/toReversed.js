const TypedArray = Object.getPrototypeOf(Int8Array);
builtin(TypedArray.prototype, 'toReversed', 0);
const floats = new Float32Array([1, -0, NaN]);
sameElements(floats.toReversed(), [NaN, -0, 1]);
sameElements(floats, [1, -0, NaN]);
class Sub extends Uint8Array { static get [Symbol.species]() { throw 'species'; } }
same(new Sub(1).toReversed().constructor, Uint8Array, 'no species');
sameElements(new BigInt64Array([1n, 2n]).toReversed(), [2n, 1n]);
throws(() => TypedArray.prototype.toReversed.call([1]), 'TypeError: Method %TypedArray%.prototype.toReversed called on incompatible receiver [object Array]');
