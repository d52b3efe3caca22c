// An eval in the parameters declares in a scope of its own.
function f(a = eval('var x = "parameter"; x'), b = x, read = () => x) {
  var x = 'body';
  return [a, b, x, read()].join();
}
same(f(), 'parameter,parameter,body,parameter');
function g(a = eval('var y = 1'), b = () => y) { return typeof y + b(); }
same(g(), 'number1');
throws(() => { (function (p, q = eval('var p')) {})(); }, "SyntaxError: Identifier 'p' has already been declared");
same((function (p = eval('1; var z = 5'), q = z) { return q; })(), 5);
same((function (a, b = eval('a + 1')) { return b; })(1), 2);
same(((a = eval('arguments.length')) => 0, function (a = eval('arguments.length')) { return a; })(), 0);
