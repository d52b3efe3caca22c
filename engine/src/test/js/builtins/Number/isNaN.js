builtin(Number, 'isNaN', 1);
same(Number.isNaN(0 / 0), true);
for (const value of [0, 'NaN', undefined, {}, Object(NaN), 1n, null, Symbol.iterator]) same(Number.isNaN(value), false);
same(Number.isNaN(-NaN), true);
same(Number.isNaN(), false);
const bits = new Float64Array(new BigUint64Array([0x7ff8000000000123n]).buffer);
same(Number.isNaN(bits[0]), true);
same(isNaN('text') && !Number.isNaN('text'), true);
