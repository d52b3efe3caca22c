builtin(Math, 'log10', 1);
sameElements([1, 10, 1000, 1e15, 1e-5, 0, -1, Infinity, NaN].map(Math.log10), [0, 1, 3, 15, -5, -Infinity, NaN, Infinity, NaN]);
for (let i = -300; i <= 300; i += 25) same(Math.round(Math.log10(Number('1e' + i)) * 1e9) / 1e9, i + 0 || 0);
same(Math.log10(2), 0.3010299956639812);
throws(() => Math.log10(Symbol()), 'TypeError: Cannot convert a Symbol value to a number');
