builtin(Promise.prototype, 'finally', 1);
eventually(async () => {
  const seen = [];
  same(await Promise.resolve(1).finally((...given) => { seen.push(given.length); return 2; }), 1);
  sameElements(seen, [0]);
  await rejects(Promise.reject(seen).finally(() => 2), seen);
  await rejects(Promise.resolve(1).finally(() => { throw seen; }), seen);
  await rejects(Promise.resolve(1).finally(() => Promise.reject(seen)), seen);
});
const passed = [];
Promise.prototype.finally.call({ then(...all) { passed.push(...all); }, constructor: Promise }, 'not callable');
sameElements(passed, ['not callable', 'not callable']);
throws(() => Promise.prototype.finally.call(1, () => {}), 'TypeError: Promise.prototype.finally called on non-object');
