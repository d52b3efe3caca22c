builtin(Math, 'imul', 2);
sameElements([[2, 4], [-1, 8], [0xffffffff, 5], [0xfffffffe, 5], [65536, 65536], [0x7fffffff, 2], [1.9, 2.9], [-0, 5]].map(([a, b]) => Math.imul(a, b)), [8, -8, -5, -10, 0, -2, 2, 0]);
same(Math.imul('3', '0x10'), 48);
same(Math.imul(NaN, 5), 0);
same(Math.imul(5), 0);
same(Math.imul(2 ** 32 + 3, 7), 21);
same(Math.imul(123456789, 987654321), -67153019);
throws(() => Math.imul(1n, 1), 'TypeError: Cannot convert a BigInt value to a number');
