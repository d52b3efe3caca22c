const TypedArray = Object.getPrototypeOf(Int8Array);
same(TypedArray.prototype[Symbol.iterator], TypedArray.prototype.values);
attributes(TypedArray.prototype, Symbol.iterator, 'wc');
sameElements([...new Uint8Array([3, 1])], [3, 1]);
for (const constructor of [Uint8Array, Float64Array, BigInt64Array]) same(Object.hasOwn(constructor.prototype, Symbol.iterator), false);
