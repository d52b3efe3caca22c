builtin(Math, 'fround', 1);
sameElements([0, -0, NaN, Infinity, 1.5, 1.337, 2 ** 150, -(2 ** 150)].map(Math.fround), [0, -0, NaN, Infinity, 1.5, 1.3370000123977661, Infinity, -Infinity]);
same(Math.fround(16777217), 16777216);
same(Math.fround(16777219), 16777220);
same(Math.fround(3.4028235677973366e38), Infinity);
same(Math.fround(3.4028235677973362e38), 3.4028234663852886e38);
same(Math.fround(7.006492321624085e-46), 0);
same(Math.fround(1e-45), 1.401298464324817e-45);
throws(() => Math.fround(1n), 'TypeError: Cannot convert a BigInt value to a number');
