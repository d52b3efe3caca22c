syntaxError('a: a: ;', "Label 'a' has already been declared");
syntaxError('a: { break b; }', "Undefined label 'b'");
syntaxError('a: { continue a; }', "Illegal continue statement: 'a' does not denote an iteration statement");
syntaxError('for (;;) { (() => { break; })(); }', 'Illegal break statement');
syntaxError('a: for (;;) { (() => { continue a; })(); }', "Undefined label 'a'");
syntaxError('continue;', 'Illegal continue statement: no surrounding iteration statement');
syntaxError('a: let [x] = [1];', 'Lexical declaration cannot appear in a single-statement context');
syntaxError('a: class C {}', "Unexpected token 'class'");
syntaxError('a: function* g() {}', "Generators can only be declared at the top level or inside a block.");
syntaxError('a: async function f() {}', 'Async functions can only be declared at the top level or inside a block.');
syntaxError('"use strict"; a: function f() {}', 'In strict mode code, functions can only be declared at top level or inside a block.');
a: { a2: { } }
b: { } b: { }
