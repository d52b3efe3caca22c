// Annex B: the text before the last match, also as $`.
/c/.exec('abcd');
same(RegExp.leftContext, 'ab');
same(RegExp['$`'], 'ab');
'x1y'.replace(/\d/, '');
same(RegExp.leftContext, 'x');
