const prototype = { greeting: 'hello' };
const object = {};
same(Object.setPrototypeOf(object, prototype), object);
same(object.greeting, 'hello');
throws(() => Object.setPrototypeOf(prototype, object), 'TypeError: Cyclic __proto__ value');
throws(() => Object.setPrototypeOf({}, undefined), 'TypeError: Object prototype may only be an Object or null: undefined');
throws(() => Object.setPrototypeOf(null, {}), 'TypeError: Object.setPrototypeOf called on null or undefined');
throws(() => Object.setPrototypeOf(Object.prototype, {}), "TypeError: Immutable prototype object 'Object.prototype' cannot have their prototype set");
same(Object.setPrototypeOf(1, null), 1);
