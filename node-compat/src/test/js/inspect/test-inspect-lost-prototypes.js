'use strict';
// How objects are named whose class was taken from them, or whose prototypes lead nowhere; errors in errors.
const util = require('util');

Error.stackTraceLimit = 0;
const show = (value, options) => console.log(util.inspect(value, options));
class Plain { x = 1; }
class Derived extends Plain {}
class Tagged { get [Symbol.toStringTag]() { return 'Tag'; } }
class Table extends Map {}
function Old() { this.y = 2; }
const makers = [() => [1], () => new Map([[1, 2]]), () => new Set([1]), () => new Date(0), () => /x/g, () => () => {}, () => class A {}, () => Object(1), () => new SyntaxError('e'), () => new AggregateError([], 'a'), () => Promise.resolve(1),
  () => new Uint8Array(1), () => new ArrayBuffer(1), () => new WeakMap(), () => (function () { return arguments; })(1), () => (function* () {})(), () => new Plain(), () => new Derived(), () => new Tagged(), () => new Table(), () => new Old(), () => ({ a: 1 }),
  () => new URLSearchParams('a=b'), () => new (class {})()];
const prototypes = [() => null, () => ({}), () => Object.create(null), () => Object.create(Object.create(null)), () => ({ constructor: 1 }), () => ({ constructor: class Other {} }), () => ({ __proto__: null, constructor: { name: 'X' } }),
  () => ({ __proto__: null, [Symbol.toStringTag]: 'T' })];
for (const make of makers) {
  for (const prototype of prototypes) {
    for (const depth of [2, -1]) {
      try {
        show(Object.setPrototypeOf(make(), prototype()), { depth });
      } catch (error) {
        console.log(error.message);
      }
    }
  }
}
// What was given several prototypes is what it began as.
const moved = Object.setPrototypeOf(new Plain(), {});
show(moved);
show(Object.setPrototypeOf(moved, null));
show(Object.setPrototypeOf(Object.setPrototypeOf(new Plain(), Old.prototype), null));
show(Object.assign(Object.setPrototypeOf(new Old(), null), { z: 3, [Symbol.toStringTag]: 'T' }));
const many = [];
for (let i = 0; i < 40; i++) many.push(Object.setPrototypeOf(new Plain(), { i }));
console.log(many.every((object, i) => object.i === i && object.x === 1), { ...Object.setPrototypeOf(new Plain(), Object.prototype) });

for (const options of [{}, { depth: 0 }, { showHidden: true }, { compact: false }, { breakLength: 30 }]) {
  const errors = new AggregateError([new Error('a'), new TypeError('b', { cause: 1 })], 'several', { cause: { why: [new RangeError('c')] } });
  show(errors, options);
  show({ in: [{ errors }] }, options);
}
const hidden = (key, value) => Object.defineProperty(new Error('m'), key, { value, enumerable: false });
for (const error of [hidden('errors', [1, { a: 2 }]), hidden('errors', 'none'), hidden('cause', undefined), hidden('cause', null), Object.assign(new Error('m'), { cause: 1, errors: [2] })]) show(error);
const self = new Error('self');
self.cause = self;
show(self);

// What no constructor makes goes by the name of its kind.
const kinds = [() => [1].values(), () => 'a'[Symbol.iterator](), () => 'a'.matchAll(/a/g), () => new Map().keys(), () => new Set().values(), () => [1].values().map((x) => x), () => [1].values().flatMap((x) => [x]),
  () => Iterator.from({ next() {} }), () => (function* made() {})(), () => (function* () {})(), () => (async function* asynchronous() {})(), () => ({ * method() {} }).method(), function () { return arguments; }];
const circular = (object) => {
  try {
    JSON.stringify(Object.assign(object, { self: { object } }));
  } catch ({ message }) {
    return message.split('\n')[1].trim();
  }
};
for (const make of kinds) {
  show(Object.setPrototypeOf(make(), null));
  show(Object.setPrototypeOf(make(), Object.create(null)), { depth: -1 });
  console.log(circular(make()), circular(Object.setPrototypeOf(make(), null)));
}
Error.stackTraceLimit = 2;
for (const run of [() => (function* thrower() { throw new Error('t'); })().next(), () => [1].values().map(() => { throw new Error('t'); }).next(), () => Iterator.from({ next() { throw new Error('t'); } }).next()]) {
  try {
    run();
  } catch ({ stack }) {
    console.log(stack.split('\n')[2].trim());
  }
}
