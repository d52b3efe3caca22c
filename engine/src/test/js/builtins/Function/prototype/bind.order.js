// What bind reads of the target, and what it does with odd lengths and names.
const log = [];
const bound = Function.prototype.bind.call(traced(function target(a, b, c) {}, log), null, 1);
sameElements(log, ['getPrototypeOf', 'getOwnPropertyDescriptor length', 'get length', 'get name']);
same(bound.length, 2);
const lengthOf = (value, ...given) => Object.defineProperty(() => {}, 'length', { value }).bind(null, ...given).length;
sameElements([lengthOf('5'), lengthOf(-3), lengthOf(2.9, 1), lengthOf(Infinity, 1), lengthOf(-Infinity), lengthOf(NaN)], [0, 0, 1, Infinity, 0, 0]);
const nameOf = (value) => Object.defineProperty(() => {}, 'name', { value }).bind().name;
sameElements([nameOf(5), nameOf(undefined), nameOf('n'), nameOf(Symbol('s'))], ['bound ', 'bound ', 'bound n', 'bound ']);

// The receiver and the arguments of the first bind win; new ignores the receiver.
const twice = function (...all) { return [this.k, ...all].join(); }.bind({ k: 'first' }, 1).bind({ k: 'second' }, 2);
same(twice(3), 'first,1,2,3');
class Base { constructor(...all) { this.all = all; } }
const BoundBase = Base.bind(null, 'a');
sameElements(new BoundBase('b').all, ['a', 'b']);
same(new BoundBase() instanceof BoundBase, true);
throws(() => { class Derived extends BoundBase {} }, 'TypeError: Class extends value does not have valid prototype property undefined');
throws(() => BoundBase(), "TypeError: Class constructor Base cannot be invoked without 'new'");
