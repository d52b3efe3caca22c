same(BigInt(10) === 10n, true);
same(BigInt('0xff') + BigInt(' 12 ') + BigInt(''), 267n);
throws(() => new BigInt(1), 'TypeError: BigInt is not a constructor');
throws(() => BigInt(1.5), 'RangeError: The number 1.5 cannot be converted to a BigInt because it is not an integer');
throws(() => BigInt('x'), 'SyntaxError: Cannot convert x to a BigInt');
throws(() => BigInt(undefined), 'TypeError: Cannot convert undefined to a BigInt');
same(BigInt(Number.MAX_VALUE) > 10n ** 308n, true);
