function f(a) {
  eval('a = 2');
  same(arguments[0], 2);
  eval('arguments[0] = 3');
  same(a, 3);
  eval('var arguments = "replaced"');
  return arguments;
}
same(f(1), 'replaced');
function g() { return eval('arguments.length'); }
same(g(1, 2, 3), 3);
function h() { return (() => eval('arguments[0]'))(9); }
same(h(4), 4);
function strict() { 'use strict'; throws(() => eval('arguments = 1'), 'SyntaxError: Unexpected eval or arguments in strict mode'); }
strict();
