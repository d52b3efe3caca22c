builtin(BigInt.prototype, 'valueOf', 0);
same(Object(5n).valueOf(), 5n);
same(typeof Object(1n), 'object');
same(Object(2n) + 1n, 3n);
same(Object(2n) == 2, true);
same(attributes(BigInt.prototype, Symbol.toStringTag, 'c').value, 'BigInt');
throws(() => BigInt.prototype.valueOf.call(1), "TypeError: BigInt.prototype.valueOf requires that 'this' be a BigInt");
throws(() => BigInt.prototype.valueOf(), "TypeError: BigInt.prototype.valueOf requires that 'this' be a BigInt");
