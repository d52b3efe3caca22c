const AsyncGeneratorPrototype = Object.getPrototypeOf(async function* () {}).prototype;
builtin(AsyncGeneratorPrototype, 'next', 1);
eventually(async () => {
  async function* count() { yield 1; yield Promise.resolve(2); return 3; }
  const generator = count();
  const results = await Promise.all([generator.next(), generator.next(), generator.next(), generator.next()]);
  sameElements(results.map(({ value, done }) => `${value} ${done}`), ['1 false', '2 false', '3 true', 'undefined true']);
  await rejects(AsyncGeneratorPrototype.next.call({}), 'TypeError');
  await rejects(AsyncGeneratorPrototype.next.call(undefined), 'TypeError');
  await rejects(AsyncGeneratorPrototype.next.call((function* () {})()), 'TypeError');
});
