// [[Get]]: the trap's arguments and its invariants.
const target = Object.defineProperties({}, { fixed: { value: 1 }, setOnly: { set() {} }, free: { value: 1, configurable: true } });
const seen = [];
const proxy = new Proxy(target, { get(...parts) { seen.push(...parts); return 'trapped'; } });
same(proxy.free, 'trapped');
same(seen[0] === target && seen[1] === 'free' && seen[2] === proxy, true);
same(Object.create(proxy).other, 'trapped');
throws(() => proxy.fixed, "TypeError: 'get' on proxy: property 'fixed' is a read-only and non-configurable data property on the proxy target but the proxy did not return its actual value (expected '1' but got 'trapped')");
throws(() => proxy.setOnly, "TypeError: 'get' on proxy: property 'setOnly' is a non-configurable accessor property on the proxy target and does not have a getter function, but the trap did not return 'undefined' (got 'trapped')");
same(new Proxy(target, { get: () => 1 }).fixed, 1);
same(new Proxy(target, { get() {} }).setOnly, undefined);
const child = Object.create(new Proxy({}, { get: (_, key, receiver) => receiver }));
same(child.x, child);
