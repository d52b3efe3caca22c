const taken = "Identifier 'a' has already been declared";
for (const text of ['let a; let a', 'let a; var a', 'var a; let a', 'let a; const a = 1', 'let a; function a() {}', 'function a() {} let a', 'let a; class a {}', 'class a {} var a', '{ let a; { var a; } }', 'function f(a) { let a; }', '(a) => { const a = 1; }', 'try {} catch (a) { let a; }', 'for (let a of []) { var a; }', 'switch (0) { case 0: let a; default: function a() {} }', '{ var a; let a; }', 'let [a, a] = []', 'let { a, b: a } = {}', 'function f() { let a; var a; }']) syntaxError(text, taken);
(0, eval)('{ let a; } { let a; } function g(a) { { let a; } } var b; { let b; }');
let f = 1;
{ let f = 2; { let f = 3; same(f, 3); } same(f, 2); }
same(f, 1);
