// Annex B: the groups of the last match, $1 to $9.
/(b)(c)?/.exec('abcd');
sameElements([RegExp.$1, RegExp.$2, RegExp.$3], ['b', 'c', '']);
/(1)(2)(3)(4)(5)(6)(7)(8)(9)(a)/.exec('123456789a');
same([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => RegExp['$' + n]).join(''), '123456789');
same('$10' in RegExp, false);
/nothing/.exec('else');
same(RegExp.$1, '1');
'x1y'.replace(/(\d)/, () => { same(RegExp.$1, '1'); return ''; });
same(RegExp.$1, '1');
RegExp.$1 = 'ignored';
same(RegExp.$1, '1');
