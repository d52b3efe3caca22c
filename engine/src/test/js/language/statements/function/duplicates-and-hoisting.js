same(f(), 3);
function f() { return 1; }
same(f(), 3);
function f() { return 2; }
function f() { return 3; }
var f;
same(typeof f, 'function');
var g = 1;
function g() {}
same(g, 1);
same(h.length, 2);
function h(a, b) {}
(function () { same(inner(), 'hoisted'); return; function inner() { return 'hoisted'; } })();
same((function () { return f; function f() {} var f = 1; })().name, 'f');
same((function (f) { return typeof f; function f() {} })(1), 'function');
same((function () { if (true) { return k(); } function k() { return 'outer k'; } })(), 'outer k');
async function af() {}
function* gf() {}
async function* agf() {}
same([af, gf, agf].map((x) => Object.prototype.toString.call(x)).join(), '[object AsyncFunction],[object GeneratorFunction],[object AsyncGeneratorFunction]');
