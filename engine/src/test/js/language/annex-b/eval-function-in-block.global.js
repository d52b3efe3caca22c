// Node takes a function in a block for a redeclaration of the global scope's lexical name; the clause does not hoist it then.
// https://tc39.es/ecma262/#sec-web-compat-evaldeclarationinstantiation
let lexical = 1;
const constant = 2;
class Named {}
same((0, eval)('{ function lexical() {} } typeof lexical'), 'number');
same((0, eval)('if (true) function lexical() {} typeof lexical'), 'number');
same((0, eval)('switch (1) { case 1: function constant() {} } constant'), 2);
same((0, eval)('{ function Named() {} } Named'), Named);
for (const name of ['lexical', 'constant', 'Named']) same(Object.hasOwn(globalThis, name), false);
throws(() => (0, eval)('function lexical() {}'), "SyntaxError: Identifier 'lexical' has already been declared");
throws(() => (0, eval)('{ var constant; }'), "SyntaxError: Identifier 'constant' has already been declared");

// Nor when the global object cannot take the property.
Object.defineProperty(globalThis, 'fixed', { value: 3 });
same((0, eval)('{ function fixed() {} } typeof fixed'), 'number');
const { eval: evaluate, Object: { preventExtensions } } = createRealm();
preventExtensions(evaluate('this'));
same(evaluate('{ function refused() {} } typeof refused'), 'undefined');
