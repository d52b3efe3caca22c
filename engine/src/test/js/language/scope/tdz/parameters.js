throws(() => ((a = b, b) => a)(), "ReferenceError: Cannot access 'b' before initialization");
throws(() => ((a = a) => a)(), "ReferenceError: Cannot access 'a' before initialization");
same(((a, b = a) => b)(4), 4);
same(((a = () => b, b = 2) => a())(), 2);
throws(() => ((a = () => b, c = a(), b) => 0)(), "ReferenceError: Cannot access 'b' before initialization");
throws(() => (function ({ x = y, y }) {})({}), "ReferenceError: Cannot access 'y' before initialization");
same((function ({ x = y, y }) { return x; })({ x: 1, y: 2 }), 1);
throws(() => ((...[a = b, b]) => a)(), "ReferenceError: Cannot access 'b' before initialization");
// A body variable is no parameter.
var outer = 'outer';
same((function (a = outer) { var outer = 'body'; return a; })(), 'outer');
