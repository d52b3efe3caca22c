function f() {
  eval('var declared = 1; let lexical = 2; function g() { return "g"; }');
  same(declared, 1);
  same(typeof lexical, 'undefined');
  same(g(), 'g');
  same(delete declared, true);
  same(typeof declared, 'undefined');
}
f();
same(typeof declared, 'undefined');
function strict() { 'use strict'; eval('var hidden = 1'); return typeof hidden; }
same(strict(), 'undefined');
function strictInside() { eval('"use strict"; var hidden = 1'); return typeof hidden; }
same(strictInside(), 'undefined');
{ eval('var fromBlock = 1'); }
same(fromBlock, 1);
attributes(globalThis, 'fromBlock', 'wec');
