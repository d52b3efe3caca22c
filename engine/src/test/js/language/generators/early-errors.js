syntaxError('function* g() { yield = 1; }', "Unexpected token '='");
syntaxError('function* g() { var yield; }', "Unexpected identifier 'yield'");
syntaxError('function* g(x = yield) {}', 'Yield expression not allowed in formal parameter');
syntaxError('"use strict"; var yield;', 'Unexpected strict mode reserved word');
syntaxError('function* g() { (yield) => 1; }', "Invalid destructuring assignment target");
syntaxError('function* g() { 1 + yield; }', "Unexpected identifier 'yield'");
syntaxError('function* g() { yield\n* 2 }', "Unexpected token '*'");
syntaxError('function* g() { void yield; }', "Unexpected identifier 'yield'");
// Outside of generators yield is a sloppy name.
(0, eval)('var yield = 3; same(yield, 3); yield: for (;;) break yield; function* yieldToo() { yield\n1 } same([...yieldToo()].length, 1);');
