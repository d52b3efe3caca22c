class Target { constructor(value) { this.value = value; this.target = new.target; } }
let given;
const proxy = new Proxy(Target, { construct(...parts) { given = parts; return { made: true }; } });
same(new proxy(1, 2).made, true);
same(given[0] === Target && given[2] === proxy, true);
sameElements(given[1], [1, 2]);
throws(() => new (new Proxy(Target, { construct: () => 1 }))(), "TypeError: 'construct' on proxy: trap returned non-object ('1')");
throws(() => new (new Proxy(Target, { construct() {} }))(), "TypeError: 'construct' on proxy: trap returned non-object ('undefined')");
const plain = new Proxy(Target, {});
same(new plain(5).target, plain);
same(new plain(5) instanceof Target, true);
class Derived extends plain {}
same(new Derived(6).value, 6);
same(Reflect.construct(plain, [], Array) instanceof Array, true);
