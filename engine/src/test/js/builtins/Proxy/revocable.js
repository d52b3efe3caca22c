const { proxy, revoke } = Proxy.revocable({}, {});
proxy.a = 1;
same(proxy.a, 1);
revoke();
revoke();
throws(() => proxy.a, "TypeError: Cannot perform 'get' on a proxy that has been revoked");
throws(() => Proxy({}, {}), "TypeError: Constructor Proxy requires 'new'");
throws(() => new Proxy(1, {}), 'TypeError: Cannot create proxy with a non-object as target or handler');
same(Proxy.length + Object.keys(Proxy).length, 2);
