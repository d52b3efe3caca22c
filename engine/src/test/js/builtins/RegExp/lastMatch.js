// Annex B: what matched last, also as $&.
/b./.exec('abcd');
same(RegExp.lastMatch, 'bc');
same(RegExp['$&'], 'bc');
/nothing/.test('else');
same(RegExp.lastMatch, 'bc');
RegExp.lastMatch = 'ignored';
same(RegExp.lastMatch, 'bc');
