accessor(Symbol.prototype, 'description');
same(Symbol('text').description, 'text');
same(Symbol().description, undefined);
same(Symbol('').description, '');
same(Symbol(undefined).description, undefined);
same(Symbol(null).description, 'null');
same(Object(Symbol('wrapped')).description, 'wrapped');
throws(() => Symbol.prototype.description, "TypeError: Symbol.prototype.description requires that 'this' be a Symbol");
throws(() => Reflect.get(Symbol.prototype, 'description', 'x'), "TypeError: Symbol.prototype.description requires that 'this' be a Symbol");
