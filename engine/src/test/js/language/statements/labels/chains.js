// Labels in a row all label one statement.
const notALoop = (name) => `Illegal continue statement: '${name}' does not denote an iteration statement`;
syntaxError('a: b: { continue a; }', notALoop('a'));
syntaxError('a: b: c: { continue b; }', notALoop('b'));
syntaxError('for (;;) a: b: switch (1) { case 1: continue a; }', notALoop('a'));
syntaxError('a: b: a: ;', "Label 'a' has already been declared");
same((0, eval)('a: b: { 1; break a; }'), 1);
let rounds = 0;
a: b: for (;;) {
  c: { if (++rounds < 3) continue a; break b; }
}
same(rounds, 3);

// Thousands of them.
const many = (count) => Array.from({ length: count }, (_, i) => `l${i}: `).join('');
let entered = 0;
new Function('count', many(3000) + 'for (;;) { if (count() < 3) continue l7; break l2999; }')(() => entered++);
same(entered, 4);
syntaxError(many(20) + 'l0: ;', "Label 'l0' has already been declared");
syntaxError(many(20) + '{ break l20; }', "Undefined label 'l20'");
syntaxError(`{ ${many(20)} ; } break l0;`, "Undefined label 'l0'");
same((0, eval)(`{ ${many(20)} 1; } ${many(20)} { 2; break l19; }`), 2);
same((0, eval)(`x: { ${many(12)} 1; y: { 3; break x; } }`), 3);
