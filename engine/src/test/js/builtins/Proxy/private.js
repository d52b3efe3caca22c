// Private names and internal slots do not pass through a Proxy.
class Counter { #count = 0; increment() { return ++this.#count; } static has(object) { return #count in object; } }
const counter = new Counter();
const proxy = new Proxy(counter, {});
throws(() => proxy.increment(), 'TypeError: Cannot read private member #count from an object whose class did not declare it');
same(Counter.has(counter) && !Counter.has(proxy), true);
throws(() => new Proxy(new Map(), {}).size, 'TypeError: Method get Map.prototype.size called on incompatible receiver #<Map>');
throws(() => new Proxy(new Date(), {}).getTime(), 'TypeError: this is not a Date object.');
throws(() => Symbol.prototype.valueOf.call(new Proxy(Object(Symbol()), {})), "TypeError: Symbol.prototype.valueOf requires that 'this' be a Symbol");
same(Object.prototype.toString.call(new Proxy(new Date(), {})), '[object Object]');
same(Object.prototype.toString.call(new Proxy(() => {}, {})), '[object Function]');
