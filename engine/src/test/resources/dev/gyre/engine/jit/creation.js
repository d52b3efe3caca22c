// Functions and methods that compiled code creates: what they share with the function around them.
function both() { return [() => this, () => this]; }
function strict() { 'use strict'; return [() => this, () => typeof this]; }
function none() { return () => typeof this; }
warm(both); warm(strict); warm(none);
const shared = { k: 1 };
print(both.call(shared)[0]() === shared, both.call(undefined)[0]() === globalThis, both()[1]() === globalThis);
const boxes = both.call(5).map((f) => f()); print(typeof boxes[0], boxes[0] === boxes[1], +boxes[0]);
print(strict.call(5).map((f) => f()), strict.call(undefined)[1](), none.call('x')(), none.call(null)());
warm(() => both.call(5)); const again = both.call(6).map((f) => f()); print(again[0] === again[1], +again[0]);

// new.target, nested arrow functions, inlined calls and constructions.
function Target(v) { this.v = v; this.target = () => new.target; this.deep = () => () => [this.v, new.target === Target]; }
function made(v) { return new Target(v); } function called(o, f) { return f.call(o); }
warm(made, 1); warm(called, {}, both);
print(made(3).target() === Target, made(4).deep()(), called(shared, both)[1]() === shared, typeof called('s', both)[0]());
class Base { constructor(f) { this.f = f; } who() { return 'base'; } }
class Derived extends Base {
  constructor(early) { const read = () => this; let first = 'none'; if (early) { try { read(); } catch (e) { first = e.name; } } const init = () => super(1); init(); this.first = first; this.read = read; this.own = read() === this; }
  who() { return 'derived'; }
  up() { return [() => super.who(), { who() { return super.toString === Object.prototype.toString; } }]; }
}
const derive = (early) => { const d = new Derived(early); const [up, o] = d.up(); return [d.f, d.first, d.own, d.read() === d, up(), o.who()]; };
warm(derive, false); print(derive(false)); print(derive(true));

// Methods of literals: names, order, attributes, home objects, and keys that are defined twice.
function literal(v) { return { v, get() { return this.v; }, 'a b'() { return 1; }, 7() { return 7; }, async later() {}, *steps() { yield v; }, __proto__() { return 'own'; }, ['c' + v]() {}, get x() { return super.toString === Object.prototype.toString; } }; }
warm(literal, 1); const o = literal(2);
print(Object.getOwnPropertyNames(o), Object.values(o).map((f) => typeof f === 'function' ? f.name + f.length : f));
print(o.get(), o['a b'](), o[7](), [...o.steps()], o.__proto__(), o.x, JSON.stringify(Object.getOwnPropertyDescriptor(o, 'get')), o.get === literal(2).get);
print(Object.getOwnPropertyNames(o.get), 'prototype' in o.get, attempt(() => new o.get()).name, o.get.toString());
function twice(v) { return [{ get a() { return 1; }, a() { return 2; } }, { a() { return 3; }, set a(x) {} }, { a: v, a() { return 4; } }]; }
warm(twice, 1); print(twice(1).map((each) => typeof each.a === 'function' ? each.a() : typeof each.a));
const renamed = literal(3).get; Object.defineProperty(renamed, 'name', { value: 'other' }); print(renamed.name, literal(3).get.name);
print(attempt(() => ({ m() { null.x; } }).m()).stack.split('\n')[1].trim().split(' ')[1]);
const proto = { greet() { return 'proto'; } };
function inheriting() { return { __proto__: proto, greet() { return super.greet() + '!'; } }; } warm(inheriting); print(inheriting().greet());
// Closures that are counted: code for the only closure is discarded by the second.
function once(k) { return function () { return k; }; } const firstOne = once(1); warm(firstOne); warm(once, 2); print(firstOne(), once(3)());
