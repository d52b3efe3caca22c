same(Function.length, 1);
attributes(Function, 'prototype', '');
same(Function('a', 'b', 'return a + b')(1, 2), 3);
same(new Function('a, b', 'c', 'return c')(1, 2, 3), 3);
same(Function('a = 5', '...rest', 'return a + rest.length')(undefined, 1), 6);
const made = Function('/* a */ x', 'y // end', 'return x');
same(made.toString(), 'function anonymous(/* a */ x,y // end\n) {\nreturn x\n}');
same(made.name, 'anonymous');
same(made.length, 2);
same(Function('return this')(), globalThis);
same(Function('"use strict"; return this')(), undefined);

// Its scope is the global one, not the caller's.
{
  let local = 'local';
  throws(() => Function('return local')(), 'ReferenceError: local is not defined');
}
const order = [];
throws(() => Function(observed(order, 'parameter', 'a'), observed(order, 'body', 'return (')), 'SyntaxError');
sameElements(order, ['parameter.toString', 'body.toString']);
throws(() => Function('a', 'b) {', ''), 'SyntaxError');
throws(() => Function('/*', '*/){'), 'SyntaxError');
throws(() => Function('super()'), "SyntaxError: 'super' keyword unexpected here");
same(Object.getPrototypeOf(Reflect.construct(Function, [], Array)), Array.prototype);
