// Annex B: the text of the last match, also as $_; the one of them that may be set.
/b/.exec('abc');
same(RegExp.input, 'abc');
same(RegExp.$_, 'abc');
/nothing/.exec('else');
same(RegExp.input, 'abc');
RegExp.input = 5;
same(RegExp.$_, '5');
