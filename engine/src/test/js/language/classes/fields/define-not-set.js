const log = [];
class Base { set x(v) { log.push('setter'); } }
class C extends Base { x = 1; 'y z' = 2; 3 = 4; [Symbol.iterator] = 5; undefinedField; }
const c = new C();
same(log.length, 0);
attributes(c, 'x', 'wec');
same(Object.keys(c).join(), '3,x,y z,undefinedField');
same(c.undefinedField, undefined);
class Frozen { constructor() { return Object.freeze({}); } }
class D extends Frozen { x = 1; }
throws(() => new D(), 'TypeError: Cannot define property x, object is not extensible');
class Trap { constructor() { return traced({}, log); } }
class E extends Trap { f = 1; }
new E();
same(log.join(), 'defineProperty f');
