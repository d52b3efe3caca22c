class Base { constructor(r) { return r; } }
class D extends Base { constructor(r, mine) { super(r); if (mine !== 'none') return mine; } }
const object = {};
same(new Base(object), object);
same(new Base(5) instanceof Base, true);
same(new D(object, 'none'), object);
same(new D(null, object), object);
same(new D(null, undefined) instanceof D, true);
throws(() => new D(null, 5), 'TypeError: Derived constructors may only return object or undefined');
throws(() => new D(null, null), 'TypeError: Derived constructors may only return object or undefined');
class E extends Base { constructor() { return object; } }
same(new E(), object);
class F extends Base { constructor() { try { return undefined; } finally { super(); } } }
same(new F() instanceof F, true);
throws(() => Base(), "TypeError: Class constructor Base cannot be invoked without 'new'");
throws(() => Base.call({}), "TypeError: Class constructor Base cannot be invoked without 'new'");
