const f = (...all) => all;
sameElements(f(), []);
sameElements(f(1, undefined), [1, undefined]);
same(Array.isArray(f()), true);
same(f() === f(), false);
function g(a, ...rest) { rest[0] = 'changed'; return arguments[1]; }
same(g(1, 2), 2);
same((function (...[a, b = 5, ...c]) { return a + b + c.length; })(1), 6);
same(((...args) => args.length)(...'abc', ...[1, [2]]), 5);
const other = createRealm();
same(other.eval('(...r) => r')() instanceof Array, false);
syntaxError('(...a, b) => 0', 'Rest parameter must be last formal parameter');
syntaxError('function f(...a = []) {}', 'Rest parameter may not have a default initializer');
syntaxError('({ set x(...v) {} })', 'Setter function argument must not be a rest parameter');
