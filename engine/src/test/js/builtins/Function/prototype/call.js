builtin(Function.prototype, 'call', 1);
same(function () { return this; }.call(7) instanceof Number, true);
same(function () { 'use strict'; return this; }.call(7), 7);
same(function (a, b) { return a + b; }.call(null, 1, 2), 3);
same(function () { return this; }.call(null), globalThis);
