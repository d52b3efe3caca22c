const log = [];
const proxy = new Proxy({}, { setPrototypeOf(target, value) { log.push(value); return log.length < 3; } });
same(Object.setPrototypeOf(proxy, null), proxy);
proxy.__proto__ = Array.prototype;
sameElements(log, [null, Array.prototype]);
throws(() => Object.setPrototypeOf(proxy, null), "TypeError: 'setPrototypeOf' on proxy: trap returned falsish for property 'undefined'");
throws(() => { proxy.__proto__ = {}; }, "TypeError: 'setPrototypeOf' on proxy: trap returned falsish");
const fixed = new Proxy(Object.preventExtensions({}), { setPrototypeOf: () => true });
throws(() => Reflect.setPrototypeOf(fixed, null), "TypeError: 'setPrototypeOf' on proxy: trap returned truish for setting a new prototype on the non-extensible proxy target");
same(Reflect.setPrototypeOf(fixed, Object.prototype), true);

// A Proxy in the chain hides a cycle.
const object = {};
const hidden = new Proxy({}, {});
same(Reflect.setPrototypeOf(object, hidden), true);
same(Reflect.setPrototypeOf(hidden, null), true);
