'use strict';
// WebAssembly's interface with modules that are put together here byte by byte.
const bytesOf = (text) => [text.length, ...Buffer.from(text)];
const section = (id, ...items) => {
  const body = [items.length, ...items.flat(3)];
  return [id, ...leb(body.length), ...body];
};
const leb = (n) => (n < 128 ? [n] : [(n & 127) | 128, ...leb(n >>> 7)]);
const raw = (id, ...body) => [id, ...leb(body.flat(3).length), ...body.flat(3)];
const build = (...sections) => new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, ...sections.flat(3)]);
const I32 = 0x7f, I64 = 0x7e, F32 = 0x7d, F64 = 0x7c, EXTERN = 0x6f, FUNC = 0x70;
const type = (params, results) => [0x60, params.length, ...params, results.length, ...results];
const code = (locals, ...body) => {
  const all = [locals.length, ...locals.flat(), ...body.flat(3), 0x0b];
  return [...leb(all.length), ...all];
};
const attempt = (label, action) => {
  try {
    console.log(label, action());
  } catch (error) {
    console.log(label, error.name, error instanceof Error, error.message);
  }
};

const arithmetic = build(
  section(1, type([I32, I32], [I32]), type([I64, I64], [I64]), type([F32], [F32]), type([F64, F64], [F64]), type([], []), type([I32], [I32]), type([EXTERN], [EXTERN]), type([I32], [I32, I32])),
  section(3, 0, 0, 1, 2, 3, 4, 5, 6, 7),
  section(7, [bytesOf('add'), 0, 0], [bytesOf('div'), 0, 1], [bytesOf('mul64'), 0, 2], [bytesOf('half'), 0, 3], [bytesOf('pow2'), 0, 4], [bytesOf('stop'), 0, 5], [bytesOf('fac'), 0, 6], [bytesOf('same'), 0, 7], [bytesOf('twice'), 0, 8]),
  section(10,
    code([], 0x20, 0, 0x20, 1, 0x6a), code([], 0x20, 0, 0x20, 1, 0x6d), code([], 0x20, 0, 0x20, 1, 0x7e),
    code([], 0x20, 0, 0x43, 0, 0, 0, 0x3f, 0x94), code([], 0x20, 0, 0x20, 1, 0xa2), code([], 0x00),
    code([], 0x20, 0, 0x45, 0x04, I32, 0x41, 1, 0x05, 0x20, 0, 0x20, 0, 0x41, 1, 0x6b, 0x10, 6, 0x6c, 0x0b), code([], 0x20, 0), code([], 0x20, 0, 0x20, 0)),
);
const module = new WebAssembly.Module(arithmetic);
const { exports: math } = new WebAssembly.Instance(module);
console.log(Object.keys(math), Object.isFrozen(math), Object.getPrototypeOf(math), math.add.name, math.add.length, math.add);
console.log(math.add(2 ** 31, '5'), math.add(1.9), math.mul64(2n ** 62n, 6n), math.half(0.3), math.pow2(1.5, 'x'), math.fac(12), math.twice(7));
const object = { an: 'object' };
console.log(math.same(object) === object, math.same(undefined), math.same(null), Object.is(math.same(-0), -0));
attempt('division', () => math.div(1, 0));
attempt('overflow', () => math.div(-(2 ** 31), -1));
attempt('unreachable', () => math.stop());
attempt('no BigInt', () => math.mul64(1, 2));
attempt('new', () => new math.add());
attempt('deep', () => math.fac(-1));
console.log(WebAssembly.Module.exports(module).slice(0, 2), WebAssembly.Module.imports(module), WebAssembly.Module.customSections(module, 'x'));
console.log(WebAssembly.validate(arithmetic), WebAssembly.validate(new Uint8Array([0, 1, 2, 3])), WebAssembly.validate(arithmetic.slice(0, -1)));
for (const bad of [new Uint8Array(0), new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8]), new Uint8Array([0, 0x61, 0x73, 0x6d, 2, 0, 0, 0]), new Uint8Array([0, 0x61]), 'text', undefined]) {
  attempt('bad', () => new WebAssembly.Module(bad));
}

const host = build(
  section(1, type([I32], [I32]), type([], [I32])),
  section(2, [bytesOf('env'), bytesOf('call'), 0, 0], [bytesOf('env'), bytesOf('memory'), 2, 0, 1], [bytesOf('env'), bytesOf('global'), 3, I32, 1]),
  section(3, 0, 1),
  section(7, [bytesOf('run'), 0, 1], [bytesOf('load'), 0, 2], [bytesOf('memory'), 2, 0], [bytesOf('global'), 3, 0]),
  section(10, code([], 0x20, 0, 0x10, 0, 0x23, 0, 0x6a, 0x24, 0, 0x23, 0), code([], 0x41, 4, 0x28, 2, 0)),
  section(11, [0, 0x41, 8, 0x0b, 3, 1, 2, 3]),
);
const memory = new WebAssembly.Memory({ initial: 1, maximum: 3 });
const global = new WebAssembly.Global({ value: 'i32', mutable: true }, 10);
const env = { call: (n) => n * 2 + 0.7, memory, global };
const { exports: hosted } = new WebAssembly.Instance(new WebAssembly.Module(host), { env });
console.log(hosted.run(5), global.value, hosted.run('7'), global.valueOf(), hosted.memory === memory, hosted.global === global);
const view = new DataView(memory.buffer);
view.setInt32(4, 123456789, true);
console.log(hosted.load(), new Uint8Array(memory.buffer, 8, 4), memory.buffer === memory.buffer, memory.buffer.byteLength);
const before = memory.buffer;
console.log(memory.grow(1), before.byteLength, memory.buffer.byteLength, hosted.load());
attempt('grow', () => memory.grow(5));
attempt('throwing', () => new WebAssembly.Instance(new WebAssembly.Module(host), { env: { ...env, call() { throw new RangeError('from the callback'); } } }).exports.run(1));
for (const imports of [undefined, {}, { env: 5 }, { env: {} }, { env: { call: 5 } }, { env: { call() {}, memory: {} } }, { env: { call() {}, memory, global: 5 } }]) {
  attempt('link', () => new WebAssembly.Instance(new WebAssembly.Module(host), imports));
}
global.value = 5.5;
console.log(global.value, new WebAssembly.Global({ value: 'i64' }).value, new WebAssembly.Global({ value: 'externref' }, 'x').value, new WebAssembly.Global({ value: 'f32' }, 0.1).value);
attempt('immutable', () => { new WebAssembly.Global({ value: 'i32' }, 1).value = 2; });

const table = new WebAssembly.Table({ element: 'anyfunc', initial: 2, maximum: 4 });
table.set(0, math.add);
console.log(table.length, table.get(0) === math.add, table.get(1), table.grow(1), table.length);
attempt('outside', () => table.get(7));
attempt('grow', () => table.grow(9));
attempt('not a function', () => table.set(0, () => 1));
const indirect = build(
  section(1, type([I32, I32], [I32])), section(2, [bytesOf('e'), bytesOf('t'), 1, FUNC, 0, 1]), section(3, 0), section(7, [bytesOf('call'), 0, 0]),
  section(10, code([], 0x20, 0, 0x41, 1, 0x20, 1, 0x11, 0, 0)),
);
const { exports: caller } = new WebAssembly.Instance(new WebAssembly.Module(indirect), { e: { t: table } });
console.log(caller.call(41, 0));
attempt('empty element', () => caller.call(1, 1));
attempt('outside', () => caller.call(1, 100));
const externs = new WebAssembly.Table({ element: 'externref', initial: 1 }, 'filled');
console.log(externs.get(0), String(externs), String(WebAssembly), Object.keys(WebAssembly).filter((name) => name !== 'promising'));
for (const make of [() => new WebAssembly.Memory(), () => new WebAssembly.Memory({}), () => new WebAssembly.Memory({ initial: 2, maximum: 1 }), () => new WebAssembly.Memory({ initial: 70000 }), () => new WebAssembly.Table({ element: 'x', initial: 1 }), () => new WebAssembly.Global({ value: 'x' }), () => new WebAssembly.Instance({})]) attempt('arguments', make);

(async () => {
  const { module: made, instance } = await WebAssembly.instantiate(arithmetic);
  console.log(made instanceof WebAssembly.Module, instance.exports.add(1, 2), (await WebAssembly.instantiate(made)).exports.add(3, 4));
  await WebAssembly.compile(new Uint8Array(3)).catch((error) => console.log(error.name, error.message));
  console.log(await WebAssembly.compile(arithmetic));
  const error = new WebAssembly.RuntimeError('text', { cause: 1 });
  console.log(error.name, error.message, error.cause, error instanceof Error, Object.prototype.toString.call(error), WebAssembly.LinkError('x').message);
})();
