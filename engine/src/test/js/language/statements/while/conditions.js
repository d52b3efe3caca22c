let n = 0;
while (n < 3) n++;
same(n, 3);
while (n-- > 0) { if (n === 1) break; }
same(n, 1);
let turns = 0;
while (turns++ < 5) { if (turns % 2) continue; n += 10; }
same(n, 21);
while ((() => false)()) throw 'never';
const readers = [];
let i = 0;
while (i < 2) { const copy = i++; readers.push(() => copy); }
same(readers.map((f) => f()).join(), '0,1');
syntaxError('while (1) let x', 'Lexical declaration cannot appear in a single-statement context');
syntaxError('while () {}', "Unexpected token ')'");
