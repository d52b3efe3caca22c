// The source's values are awaited one by one, a mapped value after its element.
eventually(async () => {
  const log = [];
  const thenable = (name) => ({ then(resolve) { log.push('then ' + name); resolve(name); } });
  const source = { length: 2, get 0() { log.push('get 0'); return thenable('a'); }, get 1() { log.push('get 1'); return 'b'; } };
  sameElements(await Array.fromAsync(source, (value) => { log.push('map ' + value); return thenable(value + '!'); }), ['a!', 'b!']);
  sameElements(log, ['get 0', 'then a', 'map a', 'then a!', 'get 1', 'map b', 'then b!']);
});
eventually(async () => {
  // A promise in a sync iterable is awaited, in an async one it is not.
  const promise = Promise.resolve('p');
  sameElements(await Array.fromAsync([promise]), ['p']);
  const unawaited = await Array.fromAsync({ [Symbol.asyncIterator]: () => ({ i: 0, async next() { return { value: 'v', done: this.i++ > 1 }; } }) });
  sameElements(unawaited, ['v', 'v']);
});
eventually(async () => {
  let closed = 0;
  const iterable = { [Symbol.asyncIterator]: () => ({ next: async () => ({ value: 1, done: false }), return: async () => { closed++; return {}; } }) };
  await rejects(Array.fromAsync(iterable, () => { throw new RangeError('stop'); }), 'RangeError: stop');
  same(closed, 1);
  await rejects(Array.fromAsync([1], 5), 'TypeError: 5 is not a function');
  await rejects(Array.fromAsync(null), "TypeError: Cannot read properties of null (reading 'Symbol(Symbol.asyncIterator)')");
});
