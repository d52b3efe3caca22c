// Annex B: the text after the last match, also as $'.
/c/.exec('abcd');
same(RegExp.rightContext, 'd');
same(RegExp["$'"], 'd');
'x1y'.split(/\d/);
same(RegExp.rightContext, 'y');
