builtin(Promise, 'resolve', 1);
const promise = Promise.resolve(1);
same(Promise.resolve(promise), promise);
class Sub extends Promise {}
same(Sub.resolve(promise) === promise, false);
same(Sub.resolve(1).constructor, Sub);
promise.constructor = Sub;
same(Sub.resolve(promise), promise);
throws(() => Promise.resolve.call(undefined, 1), 'TypeError: PromiseResolve called on non-object');
throws(() => Promise.resolve.call(() => {}, 1), 'TypeError: () => {} is not a constructor');
eventually(async () => same(await Promise.resolve({ then(resolve) { resolve('adopted'); } }), 'adopted'));
