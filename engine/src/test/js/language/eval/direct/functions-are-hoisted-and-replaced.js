function f() {
  function g() { return 'own'; }
  eval('same(g(), "second"); function g() { return "first"; } function g() { return "second"; }');
  return g();
}
same(f(), 'second');
function h(p) { eval('function p() { return "function"; }'); return p(); }
same(h(1), 'function');
(function () {
  eval('{ function annexB() { return 1; } }');
  same(annexB(), 1);
  eval('if (true) { function inIf() { return 2; } } else { function inElse() {} }');
  same(inIf(), 2);
  same(inElse, undefined);
})();
