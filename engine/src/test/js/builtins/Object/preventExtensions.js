const object = Object.preventExtensions({ a: 1 });
same(Object.isExtensible(object), false);
object.b = 2;
same(object.b, undefined);
object.a = 3;
same(object.a, 3);
delete object.a;
same('a' in object, false);
throws(() => Object.setPrototypeOf(object, {}), 'TypeError: #<Object> is not extensible');
