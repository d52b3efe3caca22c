const target = Object.defineProperties({}, { fixed: { value: 1 }, getOnly: { get() {} } });
const proxy = new Proxy(target, { set: () => true });
same(Reflect.set(proxy, 'any', 1), true);
same('any' in target, false);
throws(() => { proxy.fixed = 2; }, "TypeError: 'set' on proxy: trap returned truish for property 'fixed' which exists in the proxy target as a non-configurable and non-writable data property with a different value");
proxy.fixed = 1;
throws(() => { proxy.getOnly = 2; }, "TypeError: 'set' on proxy: trap returned truish for property 'getOnly' which exists in the proxy target as a non-configurable and non-writable accessor property without a setter");
const refusing = new Proxy({}, { set: () => '' });
same(Reflect.set(refusing, 'x', 1), false);
refusing.x = 1;
throws(() => { 'use strict'; refusing.x = 1; }, "TypeError: 'set' on proxy: trap returned falsish for property 'x'");

// Without a trap the target is set with the proxy as the receiver.
const log = [];
const plain = new Proxy({}, { getOwnPropertyDescriptor(_, key) { log.push('get ' + key); }, defineProperty(_, key, descriptor) { log.push(Object.keys(descriptor).join()); return true; } });
plain.x = 1;
sameElements(log, ['get x', 'value,writable,enumerable,configurable']);
