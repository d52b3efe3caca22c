builtin(Promise, 'all', 1);
eventually(async () => sameElements(await Promise.all([1, Promise.resolve(2), { then: (resolve) => resolve(3) }]), [1, 2, 3]));
eventually(async () => sameElements(await Promise.all([]), []));
const first = {};
eventually(() => rejects(Promise.all([Promise.reject(first), Promise.reject('second')]), first));
eventually(() => rejects(Promise.all(5), 'TypeError: number 5 is not iterable (cannot read property Symbol(Symbol.iterator))'));
eventually(async () => {
  let closed = 0;
  const broken = { [Symbol.iterator]: () => ({ next: () => ({ value: 1, done: false }), return() { closed++; return {}; } }) };
  class Odd extends Promise { static resolve() { throw broken; } }
  await rejects(Promise.all.call(Odd, broken), broken);
  same(closed, 1);
});
throws(() => Promise.all.call(undefined, []), 'TypeError: Promise.all called on non-object');
