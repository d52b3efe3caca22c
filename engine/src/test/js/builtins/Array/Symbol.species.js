accessor(Array, Symbol.species);
same(Array[Symbol.species], Array);
const { get } = Object.getOwnPropertyDescriptor(Array, Symbol.species);
for (const receiver of [5, undefined, null, 'x']) same(get.call(receiver), receiver);
class List extends Array {}
same(List[Symbol.species], List);
class Plain extends Array { static get [Symbol.species]() { return Array; } }
same(new Plain(1, 2).slice().constructor, Array);
same(new Plain(1, 2).slice() instanceof Plain, false);

// The setter is missing, yet a subclass may define its own.
throws(() => { 'use strict'; Array[Symbol.species] = Object; }, 'TypeError: Cannot set property Symbol(Symbol.species) of function Array() { [native code] } which has only a getter');
