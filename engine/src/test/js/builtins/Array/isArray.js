builtin(Array, 'isArray', 1);
same(Array.isArray([]), true);
same(Array.isArray(new Proxy([], {})), true);
same(Array.isArray({ __proto__: Array.prototype }), false);
same(Array.isArray(new Uint8Array()), false);
const { proxy, revoke } = Proxy.revocable([], {});
revoke();
throws(() => Array.isArray(proxy), "TypeError: Cannot perform 'IsArray' on a proxy that has been revoked");
