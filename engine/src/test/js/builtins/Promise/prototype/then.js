builtin(Promise.prototype, 'then', 2);
const log = [];
const promise = Promise.resolve('v');
promise.then((value) => log.push('1 ' + value));
promise.then(5, null).then((value) => log.push('through ' + value));
log.push('sync');
eventually(async () => { await null; await null; await null; sameElements(log, ['sync', '1 v', 'through v']); });
class Sub extends Promise {}
same(Sub.resolve().then().constructor, Sub);
promise.constructor = { [Symbol.species]: Sub };
same(promise.then().constructor, Sub);
const self = Promise.resolve().then(() => self);
eventually(() => rejects(self, 'TypeError: Chaining cycle detected for promise #<Promise>'));
throws(() => Promise.prototype.then.call({}, () => {}), 'TypeError: Method Promise.prototype.then called on incompatible receiver #<Object>');
