const log = [];
function* g() { try { yield 1; yield Promise.resolve(2); yield Promise.reject(new RangeError('three')); } finally { log.push('closed'); } }
eventually(async () => {
  await rejects((async () => { for await (const x of g()) log.push(x); })(), 'RangeError: three');
  same(log.join(), '1,2,closed');
  const values = [];
  for await (const x of [Promise.resolve('a'), 'b', { then(r) { r('c'); } }]) values.push(x);
  same(values.join(), 'a,b,c');
  await rejects((async () => { for await (const x of 5); })(), 'TypeError');
  await rejects((async () => { for await (const x of { [Symbol.asyncIterator]: () => 1 }); })(), 'TypeError: Result of the Symbol.asyncIterator method is not an object');
  await rejects((async () => { for await (const x of { [Symbol.asyncIterator]: () => ({ next: () => 1 }) }); })(), 'TypeError: Iterator result 1 is not an object');
  // Symbol.asyncIterator null falls back to the sync iterator.
  for await (const x of { [Symbol.asyncIterator]: null, *[Symbol.iterator]() { yield 'sync'; } }) same(x, 'sync');
});
