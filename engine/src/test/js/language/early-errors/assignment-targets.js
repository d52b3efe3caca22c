const bad = 'Invalid left-hand side in assignment';
for (const text of ['1 = 1', '"a" = 1', 'null = 1', 'a + b = 1', '(a, b) = 1', 'a ? b : c = 1, d ? e : 1 = 1', '`x` = 1', '(() => 1) = 1', 'new A = 1', 'a?.b = 1', 'typeof a = 1', '!a = 1', '(function () {}) = 1', 'a || b = 1']) syntaxError(text, bad);
const target = 'Invalid destructuring assignment target';
for (const text of ['[1] = []', '({ a: 1 } = {})', '[a + b] = []', '({ a: f() } = {})', '[...[1]] = []', '[(a, b)] = []', '({ a: (b = 1) } = {})', '[([a])] = []', '({ a: ({ b }) } = {})', '[this] = []', '({ a: `x` } = {})']) syntaxError(text, target);
