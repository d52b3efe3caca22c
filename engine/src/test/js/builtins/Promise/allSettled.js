builtin(Promise, 'allSettled', 1);
eventually(async () => {
  const [good, bad] = await Promise.allSettled([1, Promise.reject(2)]);
  sameElements(Object.entries(good).flat(), ['status', 'fulfilled', 'value', 1]);
  sameElements(Object.entries(bad).flat(), ['status', 'rejected', 'reason', 2]);
  sameElements(await Promise.allSettled(new Set()), []);
});
eventually(() => rejects(Promise.allSettled(null), 'TypeError: object null is not iterable (cannot read property Symbol(Symbol.iterator))'));
throws(() => Promise.allSettled.call(1, []), 'TypeError: Promise.allSettled called on non-object');
