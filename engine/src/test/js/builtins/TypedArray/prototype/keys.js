const TypedArray = Object.getPrototypeOf(Int8Array);
builtin(TypedArray.prototype, 'keys', 0);
sameElements([...new Uint8Array(2).keys()], [0, 1]);
const growing = new Uint8Array(new ArrayBuffer(1, { maxByteLength: 3 })), seen = [];
for (const key of growing.keys()) { seen.push(key); if (key === 0) growing.buffer.resize(3); }
sameElements(seen, [0, 1, 2]);
throws(() => TypedArray.prototype.keys.call([]), 'TypeError: this is not a typed array.');
const keys = new Uint8Array(1).keys();
same(Object.prototype.toString.call(keys), '[object Array Iterator]');
