const target = Object.defineProperty({ free: 1 }, 'fixed', { value: 1 });
const hiding = new Proxy(target, { has: () => false });
same('free' in hiding, false);
throws(() => 'fixed' in hiding, "TypeError: 'has' on proxy: trap returned falsish for property 'fixed' which exists in the proxy target as non-configurable");
Object.preventExtensions(target);
throws(() => 'free' in hiding, "TypeError: 'has' on proxy: trap returned falsish for property 'free' but the proxy target is not extensible");
same('missing' in hiding, false);
same('anything' in new Proxy({}, { has: () => 1 }), true);
same('x' in Object.create(new Proxy({}, { has: (_, key) => key === 'x' })), true);
const asked = [];
with (new Proxy({}, { has(_, key) { asked.push(key); return false; } })) { typeof missing; }
sameElements(asked, ['missing']);
