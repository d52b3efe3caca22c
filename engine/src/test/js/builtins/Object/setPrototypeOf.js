builtin(Object, 'setPrototypeOf', 2);
const prototype = { greeting: 'hello' };
const object = {};
same(Object.setPrototypeOf(object, prototype), object);
same(object.greeting, 'hello');
throws(() => Object.setPrototypeOf(prototype, object), 'TypeError: Cyclic __proto__ value');
throws(() => Object.setPrototypeOf({}, undefined), 'TypeError: Object prototype may only be an Object or null: undefined');
throws(() => Object.setPrototypeOf(null, {}), 'TypeError: Object.setPrototypeOf called on null or undefined');
throws(() => Object.setPrototypeOf(Object.prototype, {}), "TypeError: Immutable prototype object 'Object.prototype' cannot have their prototype set");
same(Object.setPrototypeOf(1, null), 1);

// Why a proxy's target refused is said without asking the handler again.
let asked = 0;
const handler = { get setPrototypeOf() { asked++; return undefined; }, isExtensible() { asked++; return true; } };
throws(() => Object.setPrototypeOf(new Proxy(Object.freeze({}), handler), {}), 'TypeError: #<Object> is not extensible');
throws(() => Object.setPrototypeOf(new Proxy(Object.prototype, handler), {}), "TypeError: Immutable prototype object 'Object.prototype' cannot have their prototype set");
throws(() => { new Proxy(Object.freeze({}), handler).__proto__ = {}; }, 'TypeError: #<Object> is not extensible');
same(asked, 3);
const plain = {};
throws(() => Object.setPrototypeOf(new Proxy(plain, {}), plain), 'TypeError: Cyclic __proto__ value');
const refusing = new Proxy({}, { setPrototypeOf() { return false; } });
throws(() => Object.setPrototypeOf(refusing, {}), "TypeError: 'setPrototypeOf' on proxy: trap returned falsish for property 'undefined'");
throws(() => { refusing.__proto__ = {}; }, "TypeError: 'setPrototypeOf' on proxy: trap returned falsish");
