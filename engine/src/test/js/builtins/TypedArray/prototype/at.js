const TypedArray = Object.getPrototypeOf(Int8Array);
builtin(TypedArray.prototype, 'at', 1);
const bytes = new Uint8Array([1, 2, 3]);
sameElements([0, -1, 3, -4, '1', NaN].map((i) => bytes.at(i)), [1, 3, undefined, undefined, 2, 1]);
same(new BigInt64Array([5n]).at(-1), 5n);
const resizable = new Uint8Array(new ArrayBuffer(4, { maxByteLength: 4 }));
same(resizable.at({ valueOf() { resizable.buffer.resize(1); return -1; } }), undefined);
throws(() => TypedArray.prototype.at.call([1], 0), 'TypeError: Method %TypedArray%.prototype.at called on incompatible receiver [object Array]');
