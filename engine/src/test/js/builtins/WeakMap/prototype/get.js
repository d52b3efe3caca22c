builtin(WeakMap.prototype, 'get', 1);
const frozen = Object.freeze({});
const proxy = new Proxy({}, {});
const map = new WeakMap([[frozen, 'f'], [proxy, 'p'], [Symbol.iterator, 's'], [globalThis, 'g']]);
sameElements([frozen, proxy, Symbol.iterator, globalThis, {}, 1].map((key) => map.get(key)), ['f', 'p', 's', 'g', undefined, undefined]);
throws(() => WeakMap.prototype.get.call(new WeakSet(), frozen), 'TypeError: Method WeakMap.prototype.get called on incompatible receiver #<WeakSet>');
throws(() => WeakMap.prototype.get.call(undefined, frozen), 'TypeError: Method WeakMap.prototype.get called on incompatible receiver undefined');
