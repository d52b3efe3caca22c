'use strict';
// Deep equality: classes by their constructors, proxies by what they show, what says that it is an Object, what cannot be looked into.
const assert = require('assert');
const util = require('util');

const holds = (name, a, b) => {
  try {
    assert[name](a, b);
    return 1;
  } catch (error) {
    return error.code === 'ERR_ASSERTION' ? 0 : error.name;
  }
};
class C { x = 1; }
class D extends C {}
class Tagged extends Error { get [Symbol.toStringTag]() { return 'Tagged'; } }
const proxy = (value) => new Proxy(value, {});
const error = (message) => Object.assign(new Error(message), { stack: '' });
const tagged = (message) => Object.assign(new Tagged(message), { stack: '' });
const makers = {
  object: () => ({ a: 1 }), proxyOfObject: () => proxy({ a: 1 }), c: () => new C(), d: () => new D(), proxyOfC: () => proxy(new C()), array: () => [1], proxyOfArray: () => proxy([1]), map: () => new Map([[1, 2]]), proxyOfMap: () => proxy(new Map([[1, 2]])),
  proxyOfDate: () => proxy(new Date(0)), proxyOfRegExp: () => proxy(/x/), error: () => error('a'), proxyOfError: () => proxy(error('a')), proxyOfOther: () => proxy(error('b')), tagged: () => tagged('a'), proxyOfTagged: () => proxy(tagged('a')), otherTagged: () => proxy(tagged('b')),
  inheritsError: () => Object.create(Error.prototype), bytes: () => new Uint8Array(1), proxyOfBytes: () => proxy(new Uint8Array(1)), boxed: () => Object(1), proxyOfBoxed: () => proxy(Object(1)), weakSet: () => new WeakSet(), weakMap: () => new WeakMap(), promise: () => Promise.resolve(1),
  weakRef: () => new WeakRef({}), generator: () => (function* () {})(), iterator: () => [].values(), blob: () => new Blob(['a']), proxyOfBlob: () => proxy(new Blob(['a'])), deeper: () => Object.assign(Object.create(Object.create(C.prototype)), { x: 1 }), named: () => ({ __proto__: { constructor: C }, x: 1 }),
};
for (const [name, make] of Object.entries(makers)) {
  const row = [];
  for (const [other, makeOther] of Object.entries(makers)) {
    const marks = ['deepStrictEqual', 'deepEqual', 'partialDeepStrictEqual'].map((method) => holds(method, make(), makeOther())).join('');
    if (marks !== '000') row.push(`${other} ${marks}`);
  }
  console.log(`${name}: ${row.join(', ')}`);
}
const own = (prototype, value) => Object.defineProperty(Object.create(prototype), 'constructor', { value });
const pairs = [[{ __proto__: { x: 1 } }, { __proto__: { x: 2 } }], [{}, { __proto__: { x: 2 } }], [{}, Object.create(null)], [Object.create(null), { __proto__: Object.create(null) }], [new C(), { __proto__: { constructor: undefined }, x: 1 }],
  [{ __proto__: { constructor: undefined } }, { __proto__: { constructor: undefined } }], [{ __proto__: { constructor: null } }, { __proto__: { constructor: null } }], [own({}, C), own(Object.prototype, C)], [own({}, Array), own(Object.prototype, Array)],
  [own({}, Buffer), own(Object.prototype, Buffer)], [own({}, TypeError), own(Object.prototype, TypeError)], [own(Object.prototype, 1), {}], [[], Object.setPrototypeOf([], Object.create(Array.prototype))], [new (class extends Array {})(), []], [require('vm').runInNewContext('({})'), {}]];
for (const [a, b] of pairs) console.log(util.isDeepStrictEqual(a, b), util.isDeepStrictEqual(b, a));
