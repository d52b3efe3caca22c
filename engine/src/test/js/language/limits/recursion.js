// Runaway recursion is a RangeError that can be caught, and the engine goes on.
const overflow = 'RangeError: Maximum call stack size exceeded';
const f = () => f();
throws(f, overflow);
throws(f, overflow);
const getter = { get x() { return this.x; } };
throws(() => getter.x, overflow);
const text = { toString() { return '' + this; } };
throws(() => `${text}`, overflow);
class A { constructor() { new A(); } }
throws(() => new A(), overflow);
const proxy = new Proxy({}, { get: (t, k, r) => r[k] });
throws(() => proxy.x, overflow);
function* g() { yield* g(); }
throws(() => g().next(), overflow);
const sort = () => [2, 1].sort(sort);
throws(sort, overflow);
const replace = () => 'a'.replace('a', replace);
throws(replace, overflow);
let depth = 0;
const count = () => { depth++; try { count(); } finally { depth--; } };
throws(count, overflow);
same(depth, 0);
const bound = function () { return bound2(); }, bound2 = bound.bind(null);
throws(bound2, overflow);
