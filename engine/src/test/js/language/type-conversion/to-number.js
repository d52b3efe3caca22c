for (const [text, value] of [['', 0], ['  12  ', 12], ['\n', 0], ['1e3', 1000], ['0x1f', 31], ['0b11', 3], ['0o17', 15], ['-0', -0], ['+5', 5], ['.5', 0.5], ['5.', 5], ['Infinity', Infinity], ['-Infinity', -Infinity],
  ['1_000', NaN], ['-0x10', NaN], ['1n', NaN], ['12px', NaN], ['infinity', NaN], ['.', NaN], ['+', NaN], ['1e', NaN], ['\u00a07\ufeff', 7], ['\u180e7', NaN], ['0x', NaN], ['1e1000', Infinity], ['010', 10]]) same(Number(text), value, JSON.stringify(text));
same(+true, 1);
same(+null, 0);
same(+undefined, NaN);
same(+[], 0);
same(+[5], 5);
same(+[1, 2], NaN);
same(+new Date(7), 7);
same(Number(5n), 5);
throws(() => +5n, 'TypeError: Cannot convert a BigInt value to a number');
throws(() => +Symbol(), 'TypeError: Cannot convert a Symbol value to a number');
