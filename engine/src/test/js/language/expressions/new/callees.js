function F(...a) { this.a = a; }
F.G = function () { this.g = true; };
const o = { F, get make() { return F; } };
same(new F().a.length, 0);
same(new F.G().g, true);
same(new (F.bind(null, 1))(2).a.join(), '1,2');
same(new o.make(3).a[0], 3);
same(new o['F'](4).a[0], 4);
same((new F).a.length, 0);
same(new F(5).a[0], 5);
same(new (new Function('this.x = 1; return function () { this.y = 2; }')())().y, 2);
same(new (class { constructor() { return F; } })() === F, true);
const log = [];
throws(() => new (log.push('callee'), 5)(log.push('argument')), 'TypeError');
same(log.join(), 'callee,argument');
throws(() => new o.missing(), 'TypeError: o.missing is not a constructor');
throws(() => new Math.max(), 'TypeError: Math.max is not a constructor');
throws(() => new (() => {})(), 'TypeError: (intermediate value) is not a constructor');
throws(() => new undefined(), 'TypeError: undefined is not a constructor');
