const TypedArray = Object.getPrototypeOf(Int8Array);
builtin(TypedArray.prototype, 'every', 1);
builtin(TypedArray.prototype, 'some', 1);
const bytes = new Uint8Array([2, 4, 5]);
same(bytes.every((value) => value > 1) && !bytes.every((value) => value % 2 === 0), true);
same(bytes.some((value, index, array) => array === bytes && index === 2), true);
same(new Uint8Array().every(() => false) && !new Uint8Array().some(() => true), true);

// A buffer that goes away under the loop: the rest is undefined.
const seen = [];
const leaving = new Uint8Array([1, 2]);
leaving.every((value) => { seen.push(value); if (!leaving.buffer.detached) leaving.buffer.transfer(); return true; });
sameElements(seen, [1, undefined]);
throws(() => bytes.every(5), 'TypeError: number 5 is not a function');
throws(() => bytes.some(), 'TypeError: undefined is not a function');
