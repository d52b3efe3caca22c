const log = [];
class C {
  get x() { return 'get'; }
  set x(v) { log.push(v); }
  get only() { return 1; }
  set wonly(v) { log.push('w' + v); }
  static get x() { return 'static'; }
}
const c = new C();
c.x = 1;
same(c.x, 'get');
throws(() => { 'use strict'; c.only = 2; }, "TypeError: Cannot set property only of #<C> which has only a getter");
same(c.wonly, undefined);
c.wonly = 3;
same(C.x, 'static');
same(log.join(), '1,w3');
class Later { m() {} get m() { return 'getter wins'; } }
same(new Later().m, 'getter wins');
class Split { get p() { return 1; } p() {} set p(v) {} }
same(new Split().p, undefined);
const { get, set } = Object.getOwnPropertyDescriptor(C.prototype, 'x');
same(get.name + ',' + set.name, 'get x,set x');
same(set.length, 1);
