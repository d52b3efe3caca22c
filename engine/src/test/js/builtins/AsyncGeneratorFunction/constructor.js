const AsyncGeneratorFunction = (async function* () {}).constructor;
same(AsyncGeneratorFunction.name, 'AsyncGeneratorFunction');
same(AsyncGeneratorFunction.length, 1);
same(Object.getPrototypeOf(AsyncGeneratorFunction), Function);
same(Object.hasOwn(globalThis, 'AsyncGeneratorFunction'), false);
const made = AsyncGeneratorFunction('a', 'yield a; yield await 2');
throws(() => new made(), 'TypeError');
throws(() => AsyncGeneratorFunction('a = yield', ''), 'SyntaxError');
throws(() => AsyncGeneratorFunction('a = await 1', ''), 'SyntaxError');
same(Object.getPrototypeOf(made.prototype), AsyncGeneratorFunction.prototype.prototype);
attributes(made, 'prototype', 'w');
eventually(async () => {
  const values = [];
  for await (const value of made(Promise.resolve(1))) values.push(value);
  sameElements(values, [1, 2]);
});
