// Node 26 has arguments and caller as accessors of Function.prototype, not as properties of sloppy functions.
const key = Symbol('sym'), bare = Symbol();
const o = { a: function () {}, b() {}, ['c' + 1]: () => {}, [key]: () => {}, [bare]() {}, get d() {}, set d(v) {}, 12: () => {}, 0x10() {}, 'quoted name': class {}, __proto__: { p() {} }, get [key]() {} };
same(['a', 'b', 'c1', bare, '12', '16', 'quoted name'].map((k) => o[k].name).join('|'), 'a|b|c1||12|16|quoted name');
const d = Object.getOwnPropertyDescriptor(o, 'd');
same(d.get.name + d.set.name, 'get dset d');
same(Object.getOwnPropertyDescriptor(o, key).get.name, 'get [sym]');
same(({ __proto__: function () {} }).name, '');
same((function () {}).bind().name, 'bound ');
same(o.b.bind().bind().name, 'bound bound b');
attributes(o.b, 'name', 'c');
same(delete o.b.name, true);
same(o.b.name, '');
same(new Function('a').name, 'anonymous');
same(Object.getOwnPropertyNames(function f(a) {}).join(), 'length,name,arguments,caller,prototype');
same(Object.getOwnPropertyNames(() => {}).join(), 'length,name');
same(Object.getOwnPropertyNames(o.b).join(), 'length');
