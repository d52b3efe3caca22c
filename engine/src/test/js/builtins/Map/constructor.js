same(Map.length, 0);
attributes(Map, 'prototype', '');
sameElements([...new Map([[1, 'a'], [1, 'b']])].flat(), [1, 'b']);
for (const nothing of [undefined, null]) same(new Map(nothing).size, 0);
same(new Map([{ 0: 'k', 1: 'v' }]).get('k'), 'v');
throws(() => Map(), "TypeError: Constructor Map requires 'new'");
throws(() => new Map(5), 'TypeError: number 5 is not iterable (cannot read property Symbol(Symbol.iterator))');
throws(() => new Map([1]), 'TypeError: Iterator value 1 is not an entry object');
throws(() => new Map(['ab']), 'TypeError: Iterator value ab is not an entry object');

// The adder is looked up once, and only when there is something to add.
const { set } = Map.prototype;
let looked = 0;
Object.defineProperty(Map.prototype, 'set', { get() { looked++; return function (key, value) { return set.call(this, key, value + '!'); }; }, configurable: true });
same(new Map([[1, 'a'], [2, 'b']]).get(2), 'b!');
new Map();
same(looked, 1);
Object.defineProperty(Map.prototype, 'set', { value: 5, writable: true, configurable: true });
throws(() => new Map([]), "TypeError: '5' returned for property 'set' of object '#<Map>' is not a function");

// A failing entry closes the iterator.
Map.prototype.set = () => { throw looked; };
let closed = 0;
throws(() => new Map({ [Symbol.iterator]: () => ({ next: () => ({ value: [1, 2], done: false }), return() { closed++; return {}; } }) }), looked);
same(closed, 1);
