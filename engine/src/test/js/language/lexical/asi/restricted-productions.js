out: for (let i = 0; i < 2; i++) {
  for (;;) {
    if (i === 0) { i = 1; break
      out }
    break out;
  }
  same(i, 1);
}
let turns = 0;
a: for (let i = 0; i < 3; i++) { for (let j = 0; j < 2; j++) { turns++; continue
  a } }
same(turns, 6);
function* g() { yield
  1 }
same([...g()][0], undefined);
const arrow = () =>
  1;
same(arrow(), 1);
var async
function notAsync() { return 1 }
same(notAsync(), 1);
let let1 = 1
var yield1 = let1
same(yield1, 1);
syntaxError('throw\nnew Error()', 'Illegal newline after throw');
syntaxError('{ 1 2 }', 'Unexpected number');
syntaxError('for (a; b\n)', "Unexpected token ')'");
syntaxError('if (a)', 'Unexpected end of input');
syntaxError('var a = 1 var b', "Unexpected token 'var'");
