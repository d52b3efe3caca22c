sameElements(Uint8Array.from([1, 2], (value) => value * 2), [2, 4]);
sameElements(Uint8Array.from({ length: 2, 0: 5, 1: '6' }), [5, 6]);
sameElements(Int8Array.of(127, 128), [127, -128]);
throws(() => Uint8Array.from.call(Array, []), 'TypeError');
