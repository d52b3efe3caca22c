const TypedArray = Object.getPrototypeOf(Int8Array);
builtin(TypedArray.prototype, 'findLastIndex', 1);
const bytes = new Uint8Array([1, 2, 3, 2]);
same(bytes.findLastIndex((value) => value === 2), 3);
same(bytes.findLastIndex((value, index, array) => array === bytes && index === 0), 0);
same(bytes.findLastIndex(() => false), -1);
throws(() => bytes.findLastIndex(), 'TypeError: undefined is not a function');
throws(() => TypedArray.prototype.findLastIndex.call([1], () => 1), 'TypeError: this is not a typed array.');
