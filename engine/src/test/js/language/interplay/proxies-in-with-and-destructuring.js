const log = [];
const target = traced({ a: 1, b: { c: 2 } }, log);
const { a, b: { c }, d = 'default' } = target;
same(a + c + d, '3default');
same(log.splice(0).join(), 'get a,get b,get d');
const scope = new Proxy({ x: 1 }, { has: (t, k) => k === 'x' || k === 'virtual', get: (t, k) => k === Symbol.unscopables ? undefined : k === 'virtual' ? 'made up' : t[k] });
with (scope) { same(x + virtual, '1made up'); x = 5; same(x, 5); same(typeof elsewhere, 'undefined'); }
for (const k in new Proxy({ p: 1, q: 2 }, { ownKeys: () => ['q', 'p'] })) log.push(k);
same(log.splice(0).join(), 'q,p');
class P { constructor(t) { return new Proxy(t, {}); } }
class Q extends P { #secret = 'on proxy'; static read(o) { return o.#secret; } }
const proxied = new Q({});
same(Q.read(proxied), 'on proxy');
same([...new Proxy([1, 2], {})].join(), '1,2');
