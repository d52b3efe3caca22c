syntaxError('break', 'Illegal break statement');
syntaxError('{ break }', 'Illegal break statement');
syntaxError('if (1) break', 'Illegal break statement');
syntaxError('for (;;) { function f() { break; } }', 'Illegal break statement');
syntaxError('break missing', "Undefined label 'missing'");
syntaxError('a: { (() => { break a; }); }', "Undefined label 'a'");
syntaxError('a: ; break a', "Undefined label 'a'");
syntaxError('switch (0) { case 0: continue; }', 'Illegal continue statement: no surrounding iteration statement');
syntaxError('a: { for (;;) continue a; }', "Illegal continue statement: 'a' does not denote an iteration statement");
let n = 0;
a: b: c: while (true) { n++; if (n < 3) continue b; break a; }
same(n, 3);
