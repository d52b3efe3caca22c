const AsyncGeneratorPrototype = Object.getPrototypeOf(async function* () {}).prototype;
builtin(AsyncGeneratorPrototype, 'throw', 1);
eventually(async () => {
  async function* catching() { try { yield 1; } catch (error) { yield error; } }
  await rejects(catching().throw(catching), catching);
  const begun = catching();
  await begun.next();
  same((await begun.throw('thrown')).value, 'thrown');
  same((await begun.next()).done, true);
  await rejects(begun.throw(catching), catching);
  await rejects(AsyncGeneratorPrototype.throw.call(1, 2), 'TypeError');
});
