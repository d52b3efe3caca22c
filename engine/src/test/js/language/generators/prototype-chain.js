function* g() {}
const GeneratorFunction = Object.getPrototypeOf(g);
same(Object.getPrototypeOf(g()), g.prototype);
same(Object.getPrototypeOf(g.prototype), GeneratorFunction.prototype);
g.prototype = null;
same(Object.getPrototypeOf(g()), GeneratorFunction.prototype);
same(Object.hasOwn(function* () {}.prototype, 'constructor'), false);
attributes(function* () {}, 'prototype', 'w');
same(Object.prototype.toString.call(g()), '[object Generator]');
const Made = new GeneratorFunction.constructor('a', 'yield a; yield a * 2');
same([...Made(4)].join(), '4,8');
same(Made.name, 'anonymous');
same(Made.toString(), 'function* anonymous(a\n) {\nyield a; yield a * 2\n}');
