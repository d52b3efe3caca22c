// A body var that shares a parameter's name starts with its value, in a scope of its own when there are expressions.
function f(a, read = () => a) { same(a, 1); var a = 2; return [a, read()].join(); }
same(f(1), '2,1');
function g(a, write = (v) => { a = v; }) { var a; write(9); return a; }
same(g(1), 1);
function h(a, write = (v) => { a = v; }) { write(9); return a; }
same(h(1), 9);
function k(a, read = () => typeof inner) { var inner = 1; return read(); }
same(k(), 'undefined');
function m(a = () => fn) { function fn() {} return typeof fn; }
same(m(), 'function');
throws(() => m2(), 'ReferenceError: hidden is not defined');
function m2(a = hidden()) { function hidden() {} }
syntaxError('function f(a = 1) { let a; }', "Identifier 'a' has already been declared");
