sameElements(new Float64Array([3, NaN, -0, 0, -5]).sort(), [-5, -0, 0, 3, NaN]);
sameElements(new Uint8Array([10, 9, 1]).sort(), [1, 9, 10]);
sameElements(new Uint8Array([1, 2, 3]).sort((a, b) => b - a), [3, 2, 1]);
sameElements(new BigInt64Array([3n, -1n]).toSorted(), [-1n, 3n]);
