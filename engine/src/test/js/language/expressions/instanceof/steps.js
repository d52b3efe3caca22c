class A {}
class B extends A {}
same(new B() instanceof A, true);
same(new A() instanceof B, false);
same(Object.create(B.prototype) instanceof A, true);
same(1 instanceof Number, false);
same(Object.create(null) instanceof Object, false);
const Even = { [Symbol.hasInstance](n) { return n % 2 === 0 && 'yes'; } };
same(2 instanceof Even, true);
same(1 instanceof Even, false);
same(new B() instanceof A.bind(null), true);
function F() {}
F.prototype = 3;
throws(() => ({}) instanceof F, "TypeError: Function has non-object prototype '3' in instanceof check");
same(1 instanceof F, false);
throws(() => ({}) instanceof {}, "TypeError: Right-hand side of 'instanceof' is not callable");
throws(() => ({}) instanceof 5, "TypeError: Right-hand side of 'instanceof' is not an object");
throws(() => ({}) instanceof (() => {}), "TypeError: Function has non-object prototype 'undefined' in instanceof check");
throws(() => ({}) instanceof { [Symbol.hasInstance]: 1 }, 'TypeError: number 1 is not a function');
