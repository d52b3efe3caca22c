builtin(BigInt.prototype, 'toLocaleString', 0);
same((123456789n).toLocaleString('en-US'), '123,456,789');
same((-1234n).toLocaleString('en-US'), '-1,234');
same((10n ** 21n).toLocaleString('en-US'), '1,000,000,000,000,000,000,000');
same((0n).toLocaleString('en-US'), '0');
throws(() => BigInt.prototype.toLocaleString.call(1), "TypeError: BigInt.prototype.toLocaleString requires that 'this' be a BigInt");
