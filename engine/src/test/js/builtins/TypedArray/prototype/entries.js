const TypedArray = Object.getPrototypeOf(Int8Array);
builtin(TypedArray.prototype, 'entries', 0);
sameElements([...new Uint8Array([7, 8]).entries()].flat(), [0, 7, 1, 8]);
const detached = new Uint8Array(1);
detached.buffer.transfer();
throws(() => detached.entries(), 'TypeError: Cannot perform %TypedArray%.prototype.entries on a detached or out-of-bounds ArrayBuffer');
throws(() => TypedArray.prototype.entries.call([]), 'TypeError: this is not a typed array.');
