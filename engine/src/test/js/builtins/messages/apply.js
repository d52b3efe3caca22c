// What is no function, with its type and article.
const refusal = value => {
  try {
    Reflect.apply(value);
  } catch (error) {
    return error.message.slice('Function.prototype.apply was called on '.length);
  }
};
same(refusal(undefined), 'undefined, which is undefined and not a function');
same(refusal(null), 'null, which is null and not a function');
same(refusal(1n), '1, which is a bigint and not a function');
same(refusal([1]), '[object Array], which is an object and not a function');
same(refusal(new Map), '#<Map>, which is an object and not a function');
same(refusal(Object.assign([], { [Symbol.toStringTag]: 'T' })), '[object T], which is an object and not a function');
same(refusal(Object.assign([], { toString: Object.prototype.toString })), '#<Array>, which is an object and not a function');
same(refusal(Object.create(new TypeError('q'))), 'TypeError: q, which is an object and not a function');
same(refusal(Object.assign(new Error('x'), { message: 5 })), 'Error, which is an object and not a function');
same(refusal(Object.assign(new Error('x'), { name: undefined })), 'x, which is an object and not a function');
same(refusal(Error.prototype), 'Error, which is an object and not a function');
same(refusal(new Uint8Array(new ArrayBuffer(1, { maxByteLength: 2 }))), '[object Object], which is an object and not a function');

// Called on what is no function, apply and call name it.
throws(() => Function.prototype.apply.call(undefined), 'TypeError: Function.prototype.apply was called on undefined, which is undefined and not a function');
throws(() => Math.max.apply.call({}), 'TypeError: Function.prototype.apply was called on #<Object>, which is an object and not a function');
throws(() => Function.prototype.call.call(1), 'TypeError: Function.prototype.call was called on 1, which is a number and not a function');
throws(() => Math.max.call.call(1), 'TypeError: Function.prototype.call was called on 1, which is a number and not a function');
