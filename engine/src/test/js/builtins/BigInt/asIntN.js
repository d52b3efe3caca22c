same(BigInt.asIntN(8, 255n), -1n);
same(BigInt.asIntN(64, 2n ** 63n), -(2n ** 63n));
same(BigInt.asUintN(8, -1n), 255n);
same(BigInt.asUintN(0, 5n), 0n);
same(BigInt.asIntN(200, -5n), -5n);
throws(() => BigInt.asIntN(-1, 0n), 'RangeError: Invalid value: not (convertible to) a safe integer');
