const o = { m() {}, get g() {}, *gen() {}, async a() {}, f: function () {}, arrow: () => {} };
for (const k of ['m', 'gen', 'a', 'arrow']) throws(() => new o[k](), `TypeError: o[k] is not a constructor`);
same(new o.f() instanceof o.f, true);
for (const k of ['m', 'a', 'arrow']) same(Object.hasOwn(o[k], 'prototype'), false);
throws(() => class extends o.m {}, 'TypeError: Class extends value m() {} is not a constructor or null');
throws(() => o.m.caller, "TypeError: 'caller', 'callee', and 'arguments' properties may not be accessed on strict mode functions or the arguments objects for calls to them");
same(Object.getOwnPropertyNames(o.m).sort().join(), 'length,name');
same(o.f.prototype.constructor, o.f);
attributes(o.f, 'prototype', 'w');
