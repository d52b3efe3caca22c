const TypedArray = Object.getPrototypeOf(Int8Array);
same(attributes(TypedArray.prototype, 'toString', 'wc').value, Array.prototype.toString);
same(String(new Uint8Array([1, 2])), '1,2');
same(String(new Float32Array([NaN, -0, 0.5])), 'NaN,0,0.5');
same(String(new Uint8Array()), '');
