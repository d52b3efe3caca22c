const text = (v) => `${v}`;
for (const [value, expected] of [[1e21, '1e+21'], [123456789012345680000, '123456789012345680000'], [1e-7, '1e-7'], [0.000001, '0.000001'], [-0, '0'], [NaN, 'NaN'], [-Infinity, '-Infinity'], [0.1 + 0.2, '0.30000000000000004'], [5e-324, '5e-324'], [1.7976931348623157e308, '1.7976931348623157e+308'], [100, '100'], [-1.5, '-1.5'], [2 ** 53, '9007199254740992'], [1e20 + 1, '100000000000000000000'], [10n ** 30n, '1000000000000000000000000000000'], [[1, [2, null, undefined, [3]]], '1,2,,,3'], [{}, '[object Object]'], [() => 1, '() => 1'], [null, 'null'], [true, 'true']]) same(text(value), expected);
throws(() => text(Symbol()), 'TypeError: Cannot convert a Symbol value to a string');
same(String(Symbol('s')), 'Symbol(s)');
throws(() => text(Object.create(null)), 'TypeError: Cannot convert object to primitive value');
