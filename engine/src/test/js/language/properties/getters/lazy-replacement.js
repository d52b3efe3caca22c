// A getter that replaces itself with its value.
let computed = 0;
const object = { get value() { computed++; Object.defineProperty(this, 'value', { value: 'ready', writable: true }); return 'first'; } };
const read = () => object.value;
same([read(), read(), read()].join(), 'first,ready,ready');
same(computed, 1);
object.value = 'written';
same(read(), 'written');
class C { get lazy() { const v = { made: true }; Object.defineProperty(this, 'lazy', { value: v }); return v; } }
const a = new C(), b = new C();
same(a.lazy, a.lazy);
same(a.lazy === b.lazy, false);
same(Object.hasOwn(C.prototype, 'lazy'), true);
const deleting = { get once() { delete this.once; return 'gone'; } };
same(deleting.once, 'gone');
same(deleting.once, undefined);
