builtin(Object.prototype, '__lookupGetter__', 1);
const object = { get x() { return 5; }, y: 1 };
same(object.__lookupGetter__('x')(), 5);
same(Object.create(Object.create(object)).__lookupGetter__('x').name, 'get x');
same(object.__lookupGetter__('y'), undefined);
same(object.__lookupGetter__('missing'), undefined);

// A data property nearer by hides the accessor; a setter alone does too.
same(Object.create(object, { x: { value: 1 } }).__lookupGetter__('x'), undefined);
same(Object.create(object, { x: { set() {} } }).__lookupGetter__('x'), undefined);
const log = [];
same(Object.prototype.__lookupGetter__.call(traced({}, log), 'z'), undefined);
sameElements(log, ['getOwnPropertyDescriptor z', 'getPrototypeOf']);
throws(() => Object.prototype.__lookupGetter__.call(null, 'x'), 'TypeError: Cannot convert undefined or null to object');
