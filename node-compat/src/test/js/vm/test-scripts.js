// Scripts, functions, and what they say of wrong arguments.
'use strict';
const vm = require('vm');

function attempt(label, call) {
  try {
    console.log(label, call());
  } catch (error) {
    console.log(label, '|', error.name, error.code, error.message);
  }
}

const script = new vm.Script('count = (globalThis.count ?? 0) + 1');
const context = vm.createContext({ count: 10 });
console.log(script.runInContext(context), script.runInContext(context), context.count, script.runInNewContext(), script.runInThisContext(), globalThis.count);
console.log(script.sourceMapURL, new vm.Script('1\n//# sourceMappingURL=x.map').sourceMapURL, script instanceof vm.Script, vm.createScript('1') instanceof vm.Script);
console.log(new vm.Script('1;2;3').runInThisContext(), new vm.Script('').runInThisContext(), new vm.Script(42).runInThisContext(), new vm.Script(null).runInThisContext());

for (const [options, code] of [
  ['named.js', 'throw new Error("x")'], [{ filename: 'offset.js', lineOffset: 10, columnOffset: 5 }, 'throw new Error("x")'], [undefined, '\n\n  throw new Error("x")'],
  [{ filename: 'second.js', lineOffset: 3, columnOffset: 7 }, '\nthrow new Error("x")'],
]) {
  try {
    new vm.Script(code, options).runInThisContext();
  } catch (error) {
    console.log(error.stack.split('\n').find((line) => line.includes('    at ')));
  }
}
for (const code of ['(', 'let a; let a;', 'return 1', 'await 1', 'import "x"', 'a b', '`', '/(/', 'new.target', '"use strict"; with (a) {}']) {
  attempt(code, () => new vm.Script(code, 'bad.js'));
}

const produced = new vm.Script('1 + 1', { produceCachedData: true });
console.log(produced.cachedDataProduced, Buffer.isBuffer(produced.cachedData), produced.cachedData.length > 0, Buffer.isBuffer(script.createCachedData()));
const kept = new vm.Script('1 + 1', { cachedData: produced.cachedData });
console.log(kept.cachedDataRejected, kept.runInThisContext(), new vm.Script('2 + 1', { cachedData: Buffer.from('nonsense') }).cachedDataRejected);
console.log(new vm.Script('1 + 1', { cachedData: new Uint8Array(produced.cachedData) }).cachedDataRejected, script.cachedDataRejected);

const sum = vm.compileFunction('return a + b', ['a', 'b']);
console.log(sum(1, 2), sum.length, typeof sum, vm.compileFunction('return arguments.length')(1, 2, 3), vm.compileFunction('')());
console.log(vm.compileFunction('return this')() === globalThis, vm.compileFunction('return typeof require')());
const inside = vm.createContext({ value: 'inner' });
console.log(vm.compileFunction('return value', [], { parsingContext: inside })(), vm.compileFunction('return []', [], { parsingContext: inside })() instanceof Array);
const extended = vm.compileFunction('x += 1; return [x, y, typeof z]', ['y'], { contextExtensions: [{ x: 1 }, { y: 'hidden', z: 1 }] });
console.log(extended('own'), extended('again'));
try {
  vm.compileFunction('\nthrow new Error("x")', [], { filename: 'function.js', lineOffset: 4 })();
} catch (error) {
  console.log(error.stack.split('\n')[1]);
}
console.log(vm.constants, Object.isFrozen(vm.constants), Object.keys(vm).join());
for (const name of Object.keys(vm)) if (typeof vm[name] === 'function') console.log(name, vm[name].name, vm[name].length);

const scriptOptions = {
  filename: [1, null, {}], lineOffset: ['1', 1.5, 2 ** 40], columnOffset: ['1', NaN], cachedData: ['x', 1, {}], produceCachedData: [1, 'x'], importModuleDynamically: ['x', 1],
};
for (const [name, values] of Object.entries(scriptOptions)) {
  for (const value of values) attempt(`Script ${name}`, () => new vm.Script('1', { [name]: value }));
}
for (const options of [1, null, true, Symbol.iterator]) attempt('Script options', () => new vm.Script('1', options));
attempt('Script without new', () => vm.Script('1'));
attempt('Symbol', () => new vm.Script(Symbol('s')));
const runOptions = { timeout: [0, -1, 'x', 1.5], displayErrors: [1, 'x'], breakOnSigint: [1, 'x'] };
for (const [name, values] of Object.entries(runOptions)) {
  for (const value of values) {
    attempt(`run ${name}`, () => script.runInThisContext({ [name]: value }));
    attempt(`run ${name}`, () => script.runInContext(context, { [name]: value }));
  }
}
for (const value of [undefined, null, 1, 'x', {}, () => {}]) {
  attempt('runInContext', () => script.runInContext(value));
  attempt('vm.runInContext', () => vm.runInContext('1', value));
  attempt('isContext', () => vm.isContext(value));
}
for (const value of [null, 1, 'x']) {
  attempt('createContext', () => vm.createContext(value));
  attempt('createContext options', () => vm.createContext({}, value));
  attempt('run options', () => script.runInThisContext(value));
}
const contextOptions = { name: [1], origin: [1], codeGeneration: [1, 'x', { strings: 1 }, { wasm: 1 }], microtaskMode: ['x', 1], importModuleDynamically: [1] };
for (const [name, values] of Object.entries(contextOptions)) for (const value of values) attempt(`createContext ${name}`, () => vm.createContext({}, { [name]: value }));
const newOptions = { contextName: [1], contextOrigin: [1], contextCodeGeneration: [1, { strings: 1 }, { wasm: 'x' }], microtaskMode: ['x'] };
for (const [name, values] of Object.entries(newOptions)) for (const value of values) attempt(`runInNewContext ${name}`, () => vm.runInNewContext('1', {}, { [name]: value }));
const functionOptions = {
  filename: [1], lineOffset: ['x'], columnOffset: ['x'], cachedData: ['x'], produceCachedData: ['x'], parsingContext: [1, {}], contextExtensions: [1, [1], ['x']],
};
for (const [name, values] of Object.entries(functionOptions)) for (const value of values) attempt(`compileFunction ${name}`, () => vm.compileFunction('', [], { [name]: value }));
attempt('compileFunction none', () => vm.compileFunction());
attempt('compileFunction params', () => vm.compileFunction('', 'x'));
attempt('compileFunction params', () => vm.compileFunction('', [1]));
attempt('compileFunction options', () => vm.compileFunction('', [], 1));
attempt('compileFunction bad', () => vm.compileFunction('('));
attempt('compileFunction brace', () => vm.compileFunction('} {', [], { contextExtensions: [{}] }));

async function imports() {
  const outcome = (promise) => promise.then((value) => value, (error) => `${error.name} ${error.code} ${error.message}`);
  console.log(await outcome(vm.runInThisContext('import("fs")')));
  console.log(typeof (await vm.runInThisContext('import("fs")', { importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER })).readFile);
}
imports();
