const TypedArray = Object.getPrototypeOf(Int8Array);
const expected = { find: [2, undefined], findIndex: [1, -1], findLast: [3, undefined], findLastIndex: [2, -1] };
const bytes = new Uint8Array([1, 2, 3]);
for (const [name, [found, missing]] of Object.entries(expected)) {
  builtin(TypedArray.prototype, name, 1);
  same(bytes[name]((value) => value > 1), found);
  same(bytes[name](() => false), missing);
  throws(() => bytes[name](), 'TypeError: undefined is not a function');
  throws(() => TypedArray.prototype[name].call([1], () => 1), 'TypeError: this is not a typed array.');
}
