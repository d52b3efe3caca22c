let x = 'global';
const seen = [];
{
  let x = 'one';
  { let x = 'two'; seen.push(x); { x = 'changed'; } seen.push(x); }
  seen.push(x);
}
seen.push(x);
same(seen.join(), 'two,changed,one,global');
function f(x) { { let x = 'inner'; } return x; }
same(f('parameter'), 'parameter');
(function named() { { let named = 1; } same(typeof named, 'function'); })();
try { throw 'e'; } catch (x) { { let x = 'in catch'; } same(x, 'e'); }
for (let x of ['loop']) { same(x, 'loop'); { let x = 'body'; same(x, 'body'); } }
same(x, 'global');
