const TypedArray = Object.getPrototypeOf(Int8Array);
builtin(TypedArray.prototype, 'toLocaleString', 0);
same(new Uint8Array([1, 2]).toLocaleString('en-US'), '1,2');
same(new Uint16Array([1234, 5]).toLocaleString('en-US'), '1,234,5');
same(new Uint8Array().toLocaleString(), '');
const { toLocaleString } = Number.prototype;
try {
  const log = [];
  Number.prototype.toLocaleString = function () { log.push(typeof this); return { toString: () => 'n' + this }; };
  same(new Uint8Array([1, 2]).toLocaleString(), 'n1,n2');
} finally {
  Number.prototype.toLocaleString = toLocaleString;
}
throws(() => TypedArray.prototype.toLocaleString.call([1]), 'TypeError: Method %TypedArray%.prototype.toLocaleString called on incompatible receiver [object Array]');
