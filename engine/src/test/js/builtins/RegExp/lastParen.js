// Annex B: the last group of the last match, also as $+.
/(b)(c)?/.exec('abcd');
same(RegExp.lastParen, 'c');
/(b)(x)?/.exec('abcd');
same(RegExp['$+'], '');
/b/.exec('abcd');
same(RegExp.lastParen, '');
