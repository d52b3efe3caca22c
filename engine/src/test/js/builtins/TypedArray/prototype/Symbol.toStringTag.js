const TypedArray = Object.getPrototypeOf(Int8Array);
const get = accessor(TypedArray.prototype, Symbol.toStringTag);
for (const name of ['Int8Array', 'Uint8Array', 'Uint8ClampedArray', 'Int16Array', 'Uint16Array', 'Int32Array', 'Uint32Array', 'Float16Array', 'Float32Array', 'Float64Array', 'BigInt64Array', 'BigUint64Array']) {
  const constructor = globalThis[name];
  same(get.call(new constructor()), name);
  same(constructor.length, 3);
  same(attributes(constructor, 'BYTES_PER_ELEMENT', '').value, attributes(constructor.prototype, 'BYTES_PER_ELEMENT', '').value);
  same(Object.getPrototypeOf(constructor), TypedArray);
}
for (const other of [undefined, 1, {}, [], TypedArray.prototype]) same(get.call(other), undefined);
same(TypedArray.prototype[Symbol.iterator], TypedArray.prototype.values);
