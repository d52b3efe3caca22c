// One site sees a constructor before and after each change.
const is = (value, constructor) => value instanceof constructor;
const changed = (value, constructor, before, change, after) => {
  for (let i = 0; i < 3; i++) same(is(value, constructor), before, change);
  change();
  for (let i = 0; i < 3; i++) same(is(value, constructor), after, change);
};
const handler = (result) => ({ value: () => result, configurable: true });

function F() {}
const old = new F();
changed(old, F, true, () => { F.prototype = {}; }, false);
changed(new F(), F, true, () => Object.defineProperty(F, Symbol.hasInstance, handler(false)), false);
changed(old, F, false, () => Object.defineProperty(F, Symbol.hasInstance, handler(true)), true);
changed(old, F, true, () => { delete F[Symbol.hasInstance]; }, false);
F.prototype = 3;
throws(() => is({}, F), "TypeError: Function has non-object prototype '3' in instanceof check");

class A {}
class B extends A {}
class C extends B {}
const c = new C();
changed(c, B, true, () => Object.defineProperty(A, Symbol.hasInstance, handler(0)), false);
changed(c, B, false, () => Object.setPrototypeOf(B, Function.prototype), true);
changed(c, B, true, () => Object.setPrototypeOf(B, { [Symbol.hasInstance]: () => '' }), false);
Object.setPrototypeOf(C, null);
same(is(c, C), true);
changed(c, A, false, () => { delete A[Symbol.hasInstance]; }, true);
changed(c, A, true, () => Object.setPrototypeOf(C.prototype, null), false);

const inherited = { [Symbol.hasInstance]: Function.prototype[Symbol.hasInstance] };
class D {}
Object.setPrototypeOf(D, inherited);
changed(new D(), D, true, () => { inherited[Symbol.hasInstance] = () => false; }, false);

const log = [];
const proxy = new Proxy(new D(), { getPrototypeOf(target) { log.push(1); return Reflect.getPrototypeOf(target); } });
class E {}
same(is(proxy, E), false);
same(is(Object.create(proxy), E), false);
same(log.length, 2);

const constructors = [Map, Error, Array, E, class {}, class {}, function () {}, function () {}, A.bind(), RegExp];
for (let i = 0; i < 3; i++) {
  for (const constructor of constructors) {
    same(is(new constructor(), constructor), true);
    same(is(new Set(), constructor), false);
    same(is(1, constructor), false);
  }
}
