const store = (o, v) => { o.p = v; return o.p; };
const open = { p: 0 }, frozen = Object.freeze({ p: 0 }), sealed = Object.seal({ p: 0 }), closed = Object.preventExtensions({ q: 0 });
for (let i = 1; i < 4; i++) {
  same(store(open, i), i);
  same(store(frozen, i), 0);
  same(store(sealed, i), i);
  same(store(closed, i), undefined);
}
Object.freeze(open);
same(store(open, 9), 3);
const strict = (o, v) => { 'use strict'; o.p = v; };
strict({ p: 1 }, 2);
throws(() => strict(frozen, 1), "TypeError: Cannot assign to read only property 'p' of object '#<Object>'");
throws(() => strict(closed, 1), 'TypeError: Cannot add property p, object is not extensible');
strict({ p: 1 }, 2);
const elements = Object.freeze([1, 2]);
const put = (a, i, v) => { a[i] = v; return a[i]; };
same(put([0], 0, 5), 5);
same(put(elements, 0, 5), 1);
same(put(elements, 7, 5), undefined);
