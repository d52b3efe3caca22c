same((255n).toString(16), 'ff');
same((-(10n ** 30n)).toString(), '-1000000000000000000000000000000');
same(typeof Object(1n).valueOf(), 'bigint');
throws(() => (1n).toString(37), 'RangeError: toString() radix argument must be between 2 and 36');
throws(() => BigInt.prototype.toString.call(1), "TypeError: BigInt.prototype.toString requires that 'this' be a BigInt");
throws(() => JSON.stringify(1n), 'TypeError: Do not know how to serialize a BigInt');
