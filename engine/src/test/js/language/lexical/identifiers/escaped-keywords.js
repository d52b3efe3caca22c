syntaxError('n\\u0065w Array', 'Keyword must not contain escaped characters');
syntaxError('tru\\u0065', 'Keyword must not contain escaped characters');
syntaxError('function* g() { yi\\u0065ld 1; }', 'Keyword must not contain escaped characters');
syntaxError('"use strict"; var l\\u0065t', 'Keyword must not contain escaped characters');
(0, eval)('var l\\u0065t = 1; same(let, 1); var \\u0061sync = 2; same(async, 2); var st\\u0061tic = 3; same(static, 3); ({ tru\\u0065: 1, g\\u0065t: 2, get\\u0061() {} });');
