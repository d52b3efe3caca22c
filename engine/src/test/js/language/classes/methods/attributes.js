class C { m() {} get g() { return 1; } set g(v) {} static s() {} *gen() {} async a() {} async *ag() {} }
attributes(C.prototype, 'm', 'wc');
attributes(C.prototype, 'g', 'c');
attributes(C, 's', 'wc');
attributes(C, 'prototype', '');
attributes(C.prototype, 'constructor', 'wc');
same(Object.hasOwn(C.prototype.m, 'prototype'), false);
same(Object.hasOwn(C.prototype.gen, 'prototype'), true);
same(Object.hasOwn(C.prototype.a, 'prototype'), false);
throws(() => new C.prototype.m(), 'TypeError: C.prototype.m is not a constructor');
throws(() => new (new C().gen)(), 'TypeError: (intermediate value).gen is not a constructor');
same(C.length, 0);
same((class { constructor(a, b = 1, c) {} }).length, 1);
same(Object.getOwnPropertyNames(C).join(), 'length,name,prototype,s');
same(Object.getOwnPropertyNames(class { }).join(), 'length,name,prototype');
same(Object.getOwnPropertyNames(class { static name() {} }).join(), 'length,name,prototype');
