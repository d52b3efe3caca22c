// Functions in blocks are also vars of the function, set when the block's declaration is evaluated.
(function () {
  same(f, undefined);
  { same(f(), 'inner'); function f() { return 'inner'; } f = 'block binding'; }
  same(typeof f, 'function');
})();
(function (p) { { function p() {} } same(p, 'argument'); })('argument');
(function () { let g = 'let'; { function g() {} } same(g, 'let'); })();
(function () { try { throw 'e'; } catch (k) { { function k() {} } } same(typeof k, 'function'); })();
(function () { for (let m of [1]) { { function m() {} } } same(typeof m, 'undefined'); })();
(function () { switch (1) { case 0: function n() { return 'n'; } } same(n, undefined); })();
(function () { switch (0) { case 0: function q() { return 'q'; } } same(q(), 'q'); })();
(function () { 'use strict'; { function s() {} } same(typeof s, 'undefined'); })();
(function () { { async function t() {} } same(typeof t, 'undefined'); { function* u() {} } same(typeof u, 'undefined'); })();
(function (a = 0) { { function a() {} } same(a, 0); })();
