builtin(Promise, 'withResolvers', 0);
const record = Promise.withResolvers();
sameElements(Object.keys(record), ['promise', 'resolve', 'reject']);
record.resolve('done');
eventually(async () => same(await record.promise, 'done'));
class Sub extends Promise {}
same(Sub.withResolvers().promise.constructor, Sub);
throws(() => (0, Promise.withResolvers)(), 'TypeError: Promise.withResolvers called on non-object');
