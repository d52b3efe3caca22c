var x = 'global';
function f() {
  same(typeof x, 'string');
  eval('var x = 1');
  same(x, 1);
  same(delete x, true);
  same(x, 'global');
  eval('var x = 2; { let x = 3; same(x, 3); } same(x, 2)');
  return x;
}
same(f(), 2);
same(x, 'global');
(function () { eval('function x() { return "f"; }'); same(x(), 'f'); same(delete x, true); same(x, 'global'); })();
(function () { 'use strict'; throws(() => eval('delete x'), 'SyntaxError: Delete of an unqualified identifier in strict mode.'); })();
eval('var gone = 1');
same(delete globalThis.gone, true);
same(typeof gone, 'undefined');
