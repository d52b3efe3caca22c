// Node 24 lets the block's function replace the arguments object; Annex B.3.2.1 leaves out the name arguments where there is such an object.
(function () { arguments; { function arguments() {} } same(typeof arguments, 'object'); })();
(function () { { same(arguments(), 1); function arguments() { return 1; } } same(arguments.length, 2); })(1, 2);
