builtin(Promise, 'any', 1);
eventually(async () => same(await Promise.any([Promise.reject(1), Promise.resolve(2), 3]), 2));
eventually(async () => {
  const error = await Promise.any([Promise.reject('a'), Promise.reject('b')]).catch((reason) => reason);
  same(error.constructor, AggregateError);
  sameElements(error.errors, ['a', 'b']);
  same(error.message, 'All promises were rejected');
  sameElements((await Promise.any([]).catch((reason) => reason)).errors, []);
});
throws(() => Promise.any.call(null, []), 'TypeError: Promise.any called on non-object');
