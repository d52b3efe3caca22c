// Closures of one place begin with the same properties; what happens to those of one is not seen on another.
const kinds = [
  () => function named(a, b) {},
  () => function (a) { 'use strict'; },
  () => (a, b, c) => a,
  () => async function later(a) {},
  () => function* generate(a) {},
  () => async function* generateLater(a) {},
  () => ({ method(a) {} }).method,
];
for (const make of kinds) {
  const untouched = make();
  const before = [untouched.name, untouched.length, Object.getOwnPropertyNames(untouched).join()].join();
  const state = (f) => [f.name, f.length, Object.getOwnPropertyNames(f).join()].join();

  const renamed = make();
  Object.defineProperty(renamed, 'name', { value: 'other' });
  Object.defineProperty(renamed, 'length', { value: 7, writable: true });
  renamed.length = 8;
  same(renamed.name + renamed.length, 'other8');
  const shortened = make();
  delete shortened.name;
  shortened.extra = 1;
  same(shortened.extra, 1);
  same(Object.hasOwn(shortened, 'name'), false);
  const extended = make();
  extended.own = 1;
  extended.length = 9;
  same(extended.own, 1);
  const frozen = Object.freeze(make());
  same(Object.isFrozen(frozen), true);
  same(state(untouched), before);
  same(state(make()), before);

  if ('prototype' in untouched) {
    const first = make(), second = make(), third = make();
    const prototype = first.prototype;
    same(first.prototype, prototype);
    same(second.prototype === prototype, false);
    const replaced = {};
    for (const f of [second, third]) f.prototype = replaced;
    same(second.prototype, replaced);
    same(Reflect.set(first, 'prototype', 1, first), true);
    same(first.prototype, 1);
    same(typeof make().prototype, 'object');
    same(make().prototype === replaced, false);
    same(Object.hasOwn(prototype, 'constructor') ? prototype.constructor : first, first);
  }
}

// A computed name is given to the closure, not to its place.
const keyed = (key) => ({ [key]: function () {}, [key + 'Arrow']: () => 1 });
const one = keyed('one'), two = keyed('two');
same([one.one.name, one.oneArrow.name, two.two.name, two.twoArrow.name].join(), 'one,oneArrow,two,twoArrow');

// Classes and private elements on functions.
const makeClass = () => class { static #count = 0; static bump() { return ++this.#count; } };
const A = makeClass(), B = makeClass();
A.bump();
same(A.bump() + B.bump(), 3);
