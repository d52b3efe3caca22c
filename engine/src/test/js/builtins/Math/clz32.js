builtin(Math, 'clz32', 1);
sameElements([0, 1, 2 ** 31, 0xffffffff, -1, 2 ** 32, 2 ** 32 + 1, 0.5, NaN, Infinity, '8'].map((x) => Math.clz32(x)), [32, 31, 0, 0, 0, 32, 31, 32, 32, 32, 28]);
same(Math.clz32(), 32);
same(Math.clz32(-0), 32);
same(Math.clz32(2 ** 53), 32);
for (let bit = 0; bit < 32; bit++) same(Math.clz32(2 ** bit), 31 - bit);
throws(() => Math.clz32(1n), 'TypeError: Cannot convert a BigInt value to a number');
