builtin(Object, 'getPrototypeOf', 1);
const prototype = {};
same(Object.getPrototypeOf(Object.create(prototype)), prototype);
same(Object.getPrototypeOf(Object.prototype), null);
same(Object.getPrototypeOf(1), Number.prototype);
same(Object.getPrototypeOf('x'), String.prototype);
same(Object.getPrototypeOf(Symbol()), Symbol.prototype);
same(Object.getPrototypeOf(1n), BigInt.prototype);
same(Object.getPrototypeOf(() => {}), Function.prototype);
class Base {}
class Derived extends Base {}
same(Object.getPrototypeOf(Derived), Base);
same(Object.getPrototypeOf(new Proxy([], { getPrototypeOf: () => prototype })), prototype);
throws(() => Object.getPrototypeOf(undefined), 'TypeError: Cannot convert undefined or null to object');
throws(() => Object.getPrototypeOf(), 'TypeError: Cannot convert undefined or null to object');
