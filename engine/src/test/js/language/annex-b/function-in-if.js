same(typeof a, 'undefined');
if (1) function a() { return 'a'; }
same(a(), 'a');
if (0) function b() {} else function c() { return 'c'; }
same(b, undefined);
same(c(), 'c');
(function () { if (1) function d() { return 'inner'; } same(d(), 'inner'); })();
same(typeof d, 'undefined');
label: function e() { return 'labelled'; }
same(e(), 'labelled');
syntaxError('while (0) function f() {}', 'In non-strict mode code, functions can only be declared at top level, inside a block, or as the body of an if statement.');
syntaxError('if (1) async function f() {}', 'Async functions can only be declared at the top level or inside a block.');
syntaxError('if (1) function* f() {}', 'Generators can only be declared at the top level or inside a block.');
syntaxError('do function f() {} while (0)', 'In non-strict mode code, functions can only be declared at top level, inside a block, or as the body of an if statement.');
