const TypedArray = Object.getPrototypeOf(Int8Array);
builtin(TypedArray.prototype, 'find', 1);
const bytes = new Uint8Array([1, 2, 3]);
same(bytes.find((value) => value > 1), 2);
same(bytes.find(() => false), undefined);
same(bytes.find(function (value, index, array) { 'use strict'; return this === 'this' && array === bytes && index === 2; }, 'this'), 3);
throws(() => bytes.find(), 'TypeError: undefined is not a function');
throws(() => TypedArray.prototype.find.call([1], () => 1), 'TypeError: this is not a typed array.');
