const GeneratorFunction = (function* () {}).constructor;
const AsyncFunction = (async () => {}).constructor;
const AsyncGeneratorFunction = (async function* () {}).constructor;
for (const [constructor, name] of [[GeneratorFunction, 'GeneratorFunction'], [AsyncFunction, 'AsyncFunction'], [AsyncGeneratorFunction, 'AsyncGeneratorFunction']]) {
  same(constructor.name, name);
  same(constructor.length, 1);
  same(Object.getPrototypeOf(constructor), Function);
  same(attributes(constructor.prototype, Symbol.toStringTag, 'c').value, name);
  same(Object.hasOwn(globalThis, name), false);
  throws(() => new (constructor('return 1'))(), 'TypeError');
}
sameElements([...GeneratorFunction('a', 'yield a; yield* [2, 3]')(1)], [1, 2, 3]);
eventually(async () => same(await AsyncFunction('return await 5')(), 5));
throws(() => GeneratorFunction('yield', ''), 'SyntaxError');
throws(() => AsyncFunction('a = await 1', ''), 'SyntaxError');
