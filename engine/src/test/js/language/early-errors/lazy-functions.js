// Errors inside functions are found when the script is compiled, however deep.
let ran = false;
syntaxError('ran = true; function f() { function g() { let a; let a; } }', "Identifier 'a' has already been declared");
syntaxError('ran = true; (() => { (() => { 1 = 2 })() })', 'Invalid left-hand side in assignment');
syntaxError('ran = true; class A { m() { return class { n() { break; } } } }', 'Illegal break statement');
syntaxError('ran = true; ({ get x() { /(/ } })', 'Invalid regular expression: /(/: Unterminated group');
syntaxError('ran = true; function f(a = () => { "use strict"; with (a) {} }) {}', 'Strict mode code may not include a with statement');
syntaxError('ran = true; `${() => { continue }}`', 'Illegal continue statement: no surrounding iteration statement');
syntaxError('ran = true; async () => { for await (const x of y) { await = 1 } }', "Unexpected token '='");
same(ran, false);
