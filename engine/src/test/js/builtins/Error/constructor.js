const error = new Error('text', { cause: 5 });
sameElements(Object.getOwnPropertyNames(error), ['stack', 'message', 'cause']);
same(Object.prototype.propertyIsEnumerable.call(error, 'message'), false);
same(Error('called') instanceof Error, true);
same('message' in Object.getOwnPropertyDescriptors(new Error()), false);
same('cause' in new Error('x', {}), false);
same(new Error('x', { cause: undefined }).hasOwnProperty('cause'), true);
class MyError extends TypeError { get name() { return 'MyError'; } }
same(String(new MyError('m')), 'MyError: m');
same(Object.getPrototypeOf(TypeError), Error);
same(TypeError.prototype.name + RangeError.length, 'TypeError1');
