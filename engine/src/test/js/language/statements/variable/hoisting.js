same(hoisted, undefined);
same(typeof f, 'function');
var hoisted = 1;
function f() { return 'second'; }
var f;
same(f(), 'last');
function f() { return 'last'; }
same(f(), 'last');
(() => {
  same(inner, undefined);
  if (false) { for (var inner = 0; ;) {} }
  var g = 5;
  function g() {}
  same(g, 5);
})();
same(Object.getOwnPropertyDescriptor(globalThis, 'hoisted').configurable, false);
let lexical = 1;
same(Object.hasOwn(globalThis, 'lexical'), false);
(function (p) { var p; same(p, 7); var p = 8; same(arguments[0], 8); })(7);
var a = b = 3, b;
same(a + b, 6);
