sameElements(new Uint8Array(3).fill(257), [1, 1, 1]);
sameElements(new Uint8Array([1, 2, 3, 4]).copyWithin(0, 2), [3, 4, 3, 4]);
sameElements(new Uint8Array([1, 2, 3]).reverse(), [3, 2, 1]);
same(new Uint8Array([1, 2, 3]).includes(2) && new Float32Array([NaN]).includes(NaN), true);
same(new Float32Array([NaN]).indexOf(NaN), -1);
same(new Uint8Array([1, 2, 1]).lastIndexOf(1), 2);
same(new Uint8Array([5]).at(-1), 5);
