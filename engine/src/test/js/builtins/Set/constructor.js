same(Set.length, 0);
attributes(Set, 'prototype', '');
sameElements([...new Set([1, 1, NaN, NaN, 0, -0, '1'])], [1, NaN, 0, '1']);
sameElements([...new Set('hello')], ['h', 'e', 'l', 'o']);
same(new Set(null).size, 0);
throws(() => Set(), "TypeError: Constructor Set requires 'new'");
throws(() => new Set(5), 'TypeError: number 5 is not iterable (cannot read property Symbol(Symbol.iterator))');
throws(() => new Set({}), 'TypeError: object is not iterable (cannot read property Symbol(Symbol.iterator))');
const { add } = Set.prototype;
const log = [];
Set.prototype.add = function (value) { log.push(value); return add.call(this, value * 2); };
sameElements([...new Set([1, 2])], [2, 4]);
sameElements(log, [1, 2]);
Set.prototype.add = null;
throws(() => new Set([]), "TypeError: 'null' returned for property 'add' of object '#<Set>' is not a function");
Set.prototype.add = add;
class Sub extends Set { add(value) { return super.add(-value); } }
sameElements([...new Sub([5])], [-5]);
