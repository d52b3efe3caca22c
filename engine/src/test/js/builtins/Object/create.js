builtin(Object, 'create', 2);
same(Object.getPrototypeOf(Object.create(null)), null);
const created = Object.create({ inherited: 1 }, { own: { value: 2, enumerable: true }, hidden: { value: 3 } });
sameElements(Object.keys(created), ['own']);
same(created.inherited + created.hidden, 4);
throws(() => Object.create(1), 'TypeError: Object prototype may only be an Object or null: 1');
throws(() => Object.create({}, { a: 1 }), 'TypeError: Property description must be an object: 1');
