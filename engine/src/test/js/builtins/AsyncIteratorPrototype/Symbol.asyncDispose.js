const AsyncIteratorPrototype = Object.getPrototypeOf(Object.getPrototypeOf(async function* () {}).prototype);
const dispose = builtin(AsyncIteratorPrototype, Symbol.asyncDispose, 0);
eventually(async () => {
  const log = [];
  same(await dispose.call({ return(...all) { log.push(all.length, all[0]); return 'ignored'; } }), undefined);
  same(log[1], undefined);
  same(await dispose.call({}), undefined);
  await rejects(dispose.call({ get return() { throw log; } }), log);
  await rejects(dispose.call({ return: 1 }), 'TypeError');
  await rejects(dispose.call({ return: () => Promise.reject(log) }), log);
  await rejects(dispose.call(null), 'TypeError');
});
