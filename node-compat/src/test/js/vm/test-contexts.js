// Contexts: whose globals are the properties of an object.
'use strict';
const vm = require('vm');

function run(code, context, options) {
  try {
    return vm.runInContext(code, context, options);
  } catch (error) {
    return `${error.name}: ${error.message} ${error instanceof Error}`;
  }
}

const sandbox = { a: 1, f: (x) => x + 1, nested: { list: [1] } };
const context = vm.createContext(sandbox);
console.log(context === sandbox, vm.isContext(context), vm.isContext({}), vm.createContext(context) === context);
for (const code of [
  'a', 'a + 1', 'f(a)', 'b = 2', 'var c = 3; c', 'function g() { return c; } g()', 'let d = 4; d', 'd', 'const e = 5', 'this.h = 6', 'globalThis.i = 7', 'typeof d', 'typeof nothing',
  'nothing', '"use strict"; undeclared = 1', 'undefined = 1; undefined', 'nested.list.push(2); nested.list', 'nested.list instanceof Array', '[] instanceof Array',
  'Array.isArray(nested.list)', '({}) instanceof Object', 'new Error("x") instanceof Error', 'throw new RangeError("inner")', 'a.b.c', '(', 'let a; let a', 'const e = 1',
  'delete b; typeof b', 'delete globalThis.f; typeof f', '"a" in globalThis', '"Array" in this', '"nothing" in this', 'this === globalThis', 'Object.keys(globalThis).sort().join()',
  'Object.getOwnPropertyDescriptor(globalThis, "a")', 'Object.getOwnPropertyDescriptor(globalThis, "c")', 'Object.getOwnPropertyDescriptor(globalThis, "Array").enumerable',
  'Object.defineProperty(globalThis, "fixed", { value: 1 }).fixed', 'fixed = 2; fixed', 'Object.defineProperty(globalThis, "got", { get: () => "getter", configurable: true }); got',
  'Array = 7; Array', 'typeof require + typeof process + typeof console + typeof setTimeout', 'eval("a + 1")', 'new Function("return a")()', '(0, eval)("var viaEval = 1"); viaEval',
  'globalThis[0] = "zero"; globalThis[0]', '(() => this === globalThis)()', '(function () { return this === globalThis })()', '(function () { "use strict"; return this })()',
  'Symbol.iterator === (0, eval)("Symbol").iterator', 'for (var k in { x: 1 }) k; k', 'class K {} ; typeof K', 'typeof K', 'K.name', 'label: { break label }', '1;;;', 'if (false) 1', '`${a}`',
]) console.log(code, '=>', run(code, context));
console.log(sandbox);
sandbox.late = 'from outside';
console.log(run('late', context), delete sandbox.late, run('typeof late', context));
console.log(run('Object', context) === Object, run('Object.getPrototypeOf(nested) === Object.prototype', context), Symbol.for('x') === run('Symbol.for("x")', context));

const other = vm.createContext({});
console.log(run('x = 1', other), run('typeof x', context), run('typeof a', other), run('d', other));
console.log(run('Object', other) === run('Object', context), run('this', other) === other, run('globalThis', other) === run('this', other));
const shared = { value: 1 };
const one = vm.createContext({ shared });
const two = vm.createContext({ shared });
run('shared.value++', one);
console.log(run('shared.value', two), shared);

const accessor = vm.createContext({ get g() { return `got ${this === accessor}`; }, set g(value) { console.log('setter', value, this === accessor); } });
console.log(run('g = 1; g', accessor));
const inherited = vm.createContext(Object.create({ inherited: 1 }));
console.log(run('inherited', inherited), run('inherited = 2', inherited), Object.keys(inherited));
const frozen = vm.createContext(Object.freeze({ a: 1 }));
console.log(run('a = 2; a', frozen), run('b = 3; typeof b', frozen), frozen);
const readOnly = vm.createContext(Object.defineProperty({}, 'r', { value: 1 }));
console.log(run('r = 2; r', readOnly));
const self = vm.createContext({});
self.self = self;
console.log(run('self === globalThis', self), run('self.x = 1; x', self), self.x);
const array = vm.createContext([1, 2]);
console.log(run('globalThis[1]', array), run('length', array));
const vanilla = vm.createContext(vm.constants.DONT_CONTEXTIFY);
console.log(vm.isContext(vanilla), run('this', vanilla) === vanilla, run('v = 1; v', vanilla), vanilla.v, run('globalThis === this', vanilla));

console.log(vm.runInNewContext('y = x * 2', { x: 21 }), vm.runInNewContext('typeof x'));
const made = {};
vm.runInNewContext('z = 1', made);
console.log(made, vm.isContext(made));
globalThis.outer = 'global';
console.log(vm.runInThisContext('outer'), vm.runInThisContext('typeof require'), vm.runInThisContext('var declared = 1; declared'), globalThis.declared);
console.log(vm.runInThisContext('let lexical = 1'), vm.runInThisContext('lexical'), typeof globalThis.lexical);
console.log(vm.runInThisContext('[]') instanceof Array, vm.runInThisContext('this') === globalThis);

async function jobs() {
  const log = [];
  const own = vm.createContext({ log }, { microtaskMode: 'afterEvaluate' });
  vm.runInContext('Promise.resolve().then(() => log.push("inner")); log.push("end")', own);
  log.push('outer');
  console.log(log);
  const plain = vm.createContext({ log: [] });
  vm.runInContext('Promise.resolve().then(() => log.push("inner")); log.push("end")', plain);
  plain.log.push('outer');
  await null;
  await null;
  console.log(plain.log);
  console.log(await vm.runInContext('(async () => { await 1; return 2 })()', plain));
  console.log(vm.runInContext('Promise', plain) === Promise, vm.runInContext('Promise.resolve(1)', plain) instanceof Promise);
}

function codeGeneration() {
  const strict = vm.createContext({}, { codeGeneration: { strings: false } });
  console.log(run('eval("1")', strict), run('new Function("1")', strict), run('1 + 1', strict));
  console.log(vm.runInNewContext('try { eval("1") } catch (error) { error.name }', {}, { contextCodeGeneration: { strings: false } }));
}

function limits() {
  for (const code of ['while (true) {}', 'for (;;) try { throw 1 } catch {} finally {}', '(function f() { while (1) [1, 2, 3].map(String) })()', '/(a+)+b/.test("a".repeat(40))']) {
    try {
      console.log(vm.runInNewContext(code, {}, { timeout: 30 }));
    } catch (error) {
      console.log(error.name, error.code, error.message);
    }
  }
  console.log(vm.runInNewContext('1 + 1', {}, { timeout: 1000 }), vm.runInThisContext('2', { timeout: 1000, breakOnSigint: true }));
  try {
    vm.runInNewContext('inner()', { inner: () => vm.runInNewContext('while (true) {}', {}, { timeout: 5000 }) }, { timeout: 30 });
  } catch (error) {
    console.log(error.code, error.message);
  }
  try {
    vm.runInNewContext('try { inner() } catch (error) { error.code }', { inner: () => vm.runInNewContext('while (true) {}', {}, { timeout: 30 }) }, { timeout: 5000 });
    console.log(vm.runInNewContext('try { inner() } catch (error) { error.code }', { inner: () => vm.runInNewContext('while (true) {}', {}, { timeout: 30 }) }));
  } catch (error) {
    console.log('not caught inside', error.code);
  }
}

codeGeneration();
limits();
jobs();
