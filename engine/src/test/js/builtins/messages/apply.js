// What is no function, with its type and article.
const refusal = value => {
  try {
    Reflect.apply(value);
  } catch (error) {
    return error.message.slice('Function.prototype.apply was called on '.length);
  }
};
same(refusal(undefined), 'undefined, which is a undefined and not a function');
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

// Applied to what is no function, apply and call are themselves what was called in vain.
throws(() => Function.prototype.apply.call(undefined), 'TypeError: Function.prototype.apply.call is not a function');
throws(() => Math.max.apply.call({}), 'TypeError: Math.max.apply.call is not a function');
throws(() => Function.prototype.call.call(1), 'TypeError: Function.prototype.call.call is not a function');
throws(() => Math.max.call.call(1), 'TypeError: Math.max.call.call is not a function');
