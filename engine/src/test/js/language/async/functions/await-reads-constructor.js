// A native promise is awaited without calling then, but its constructor is read.
const log = [];
const promise = Promise.resolve('value');
Object.defineProperty(promise, 'constructor', { get() { log.push('constructor'); return Promise; } });
promise.then = () => { log.push('then'); };
eventually(async () => {
  same(await promise, 'value');
  same(log.join(), 'constructor');
  class Sub extends Promise { then(...parts) { log.push('sub then'); return super.then(...parts); } }
  log.length = 0;
  same(await Sub.resolve(5), 5);
  same(log.join(), 'sub then');
  const throwing = Promise.resolve();
  Object.defineProperty(throwing, 'constructor', { get() { throw new RangeError('constructor'); } });
  await rejects((async () => { await throwing; })(), 'RangeError: constructor');
});
