// Annex B.3.2.1 assigns a block's function to the variable of its name, also when that name is arguments.
(function () { same(arguments.length, 2); { function arguments() { return 'block'; } } same(arguments(), 'block'); })(1, 2);
(function () { { same(arguments(), 1); function arguments() { return 1; } } same(typeof arguments, 'function'); })();
(function () { 'use strict'; same(typeof arguments, 'object'); })();
