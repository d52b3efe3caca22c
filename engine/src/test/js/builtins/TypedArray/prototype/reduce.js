const TypedArray = Object.getPrototypeOf(Int8Array);
builtin(TypedArray.prototype, 'reduce', 1);
const bytes = new Uint8Array([1, 2, 3]);
same(bytes.reduce((a, b) => a + b), 6);
same(bytes.reduce((a, b) => a + b, 300), 306);
same(bytes.reduce((a, b, index, array) => a + index + (array === bytes), ''), '0true1true2true');
throws(() => new Uint8Array().reduce((a, b) => a), 'TypeError: Reduce of empty array with no initial value');
throws(() => bytes.reduce(), 'TypeError: undefined is not a function');
