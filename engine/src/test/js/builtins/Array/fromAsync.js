builtin(Array, 'fromAsync', 1);
eventually(async () => {
  sameElements(await Array.fromAsync([1, Promise.resolve(2)]), [1, 2]);
  async function* values() { yield 1; yield 2; }
  sameElements(await Array.fromAsync(values(), async (value) => value * 10), [10, 20]);
  sameElements(await Array.fromAsync({ length: 2, 0: Promise.resolve('a'), 1: 'b' }), ['a', 'b']);
  let message;
  await Array.fromAsync(null).catch((error) => { message = error.constructor; });
  same(message, TypeError);
});
