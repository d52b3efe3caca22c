const AsyncGeneratorPrototype = Object.getPrototypeOf(async function* () {}).prototype;
builtin(AsyncGeneratorPrototype, 'return', 1);
eventually(async () => {
  const log = [];
  async function* guarded() { try { yield 1; } finally { log.push('finally'); } }
  same((await guarded().return(Promise.resolve('awaited'))).value, 'awaited');
  sameElements(log, [], 'it had not begun');
  const begun = guarded();
  await begun.next();
  const { value, done } = await begun.return('r');
  same(`${value} ${done}`, 'r true');
  sameElements(log, ['finally']);
  same((await begun.return(7)).value, 7, 'a generator that is over');
  await rejects(begun.return(Promise.reject(log)), log);
  await rejects(AsyncGeneratorPrototype.return.call({}, 1), 'TypeError');
});
