throws(() => { let x; eval('var x'); }, "SyntaxError: Identifier 'x' has already been declared");
throws(() => { let x; { eval('var x'); } }, "SyntaxError: Identifier 'x' has already been declared");
throws(() => { { let x; { eval('function x() {}'); } } }, "SyntaxError: Identifier 'x' has already been declared");
same((() => { let x = 1; eval('let x = 2'); return x; })(), 1);
same((() => { var x = 1; eval('var x = 2'); return x; })(), 2);
same((() => { try { throw 1; } catch (e) { eval('var e = 2'); return e; } })(), 2);
throws(() => { try { throw [1]; } catch ([e]) { eval('var e = 2'); } }, "SyntaxError: Identifier 'e' has already been declared");
// Nothing of a conflicting eval runs.
let ran = false;
throws(() => { let x; eval('ran = true; var x;'); }, 'SyntaxError');
same(ran, false);
