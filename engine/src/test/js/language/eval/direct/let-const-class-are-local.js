eval('let l = 1; const c = 2; class K {} same(l + c + typeof K, "3function")');
same(typeof l + typeof c + typeof K, 'undefinedundefinedundefined');
const read = eval('let secret = 5; () => secret++');
same(read() + read(), 11);
same(eval('let a = 1; eval("let a = 2; a") + a'), 3);
let x = "outer";
same(eval('let x = "inner"; x'), 'inner');
same(x, 'outer');
throws(() => eval('let x; var x'), "SyntaxError: Identifier 'x' has already been declared");

same(eval('{ function block() { return 1; } } block()'), 1);
same(block(), 1);
