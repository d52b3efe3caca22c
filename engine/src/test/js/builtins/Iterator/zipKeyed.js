// Node 24 has no Iterator.zipKeyed.
const text = (iterator) => JSON.stringify([...iterator]);
same(text(Iterator.zipKeyed({ a: [1, 2], b: [3, 4] })), '[{"a":1,"b":3},{"a":2,"b":4}]');
same(text(Iterator.zipKeyed({ a: [1, 2], b: [3] }, { mode: 'longest', padding: { b: 'p' } })), '[{"a":1,"b":3},{"a":2,"b":"p"}]');
same(text(Iterator.zipKeyed({})), '[]');
throws(() => Iterator.zipKeyed({ a: [1, 2], b: [3] }, { mode: 'strict' }).toArray(), 'TypeError');
throws(() => Iterator.zipKeyed(5), 'TypeError');
throws(() => Iterator.zipKeyed({ a: 5 }), 'TypeError');

// Undefined values, inherited and non-enumerable properties are left out; symbols are not.
const symbol = Symbol();
const iterables = Object.create({ inherited: [1] }, { hidden: { value: [1] } });
iterables.none = undefined;
iterables[symbol] = [7];
iterables[1] = [8];
const [result] = Iterator.zipKeyed(iterables);
same(Object.getPrototypeOf(result), null);
sameElements(Reflect.ownKeys(result), ['1', symbol]);
same(result[symbol], 7);
