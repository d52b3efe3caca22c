// The instance's prototype comes from new.target at the base constructor.
const log = [];
class A { constructor() { this.kind = 'A'; } }
const target = new Proxy(class extends A {}, { get(t, key, receiver) { log.push(String(key)); return Reflect.get(t, key, receiver); } });
new target();
same(log.join(), 'prototype');
function F() {}
F.prototype = 5;
same(Object.getPrototypeOf(new F()), Object.prototype);
F.prototype = Array.prototype;
same(new F() instanceof Array, true);
same(Array.isArray(new F()), false);
class Sub extends Array { sum() { return this.reduce((a, b) => a + b, 0); } }
const sub = Sub.of(1, 2, 3);
same(sub.sum(), 6);
same(sub.map((x) => x * 2).sum(), 12);
same(sub.length, 3);
same(Array.isArray(sub), true);
const other = createRealm();
const foreign = other.eval('function f() {} f.prototype = null; f');
same(Object.getPrototypeOf(Reflect.construct(A, [], foreign)), other.Object.prototype);
