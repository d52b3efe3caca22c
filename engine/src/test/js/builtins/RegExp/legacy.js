// Annex B: the static properties of the last match.
/(b)(c)?/.exec('abcd');
sameElements([RegExp.$1, RegExp.$2, RegExp.$3, RegExp.lastMatch, RegExp['$&'], RegExp.leftContext, RegExp.rightContext, RegExp.lastParen, RegExp.input], ['b', 'c', '', 'bc', 'bc', 'a', 'd', 'c', 'abcd']);
/nothing/.exec('else');
same(RegExp.$1, 'b');
'x1y'.replace(/(\d)/, '');
same(RegExp.$1, '1');
same(RegExp['$`'] + RegExp["$'"] + RegExp['$+'], 'xy1');
RegExp.input = 5;
same(RegExp.$_, '5');
