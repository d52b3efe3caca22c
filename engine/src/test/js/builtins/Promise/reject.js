builtin(Promise, 'reject', 1);
const reason = Promise.resolve(1);
eventually(() => rejects(Promise.reject(reason), reason));
class Sub extends Promise {}
const rejected = Sub.reject(1);
rejected.catch(() => {});
same(rejected.constructor, Sub);
throws(() => Promise.reject.call(1, 1), 'TypeError: PromiseReject called on non-object');
throws(() => Promise.reject.call(function (executor) { executor(1, 2); }, 3), 'TypeError: Promise resolve or reject function is not callable');
