// One site of obj[symbol] remembers shapes and symbols: what it remembers must not outlive a change.
const first = Symbol('first'), second = Symbol('second');
const read = (object, key) => object[key];
const write = (object, key, value) => { object[key] = value; };
const warm = (object, key, value) => { for (let i = 0; i < 50; i++) same(read(object, key), value); };

const make = () => ({ [first]: 1, [second]: 2 });
warm(make(), first, 1);
warm(make(), second, 2);
warm({}, first, undefined);

// Added and changed through the same site, for two symbols and objects of one shape.
for (let i = 0; i < 20; i++) {
  const object = {};
  write(object, first, i);
  write(object, second, -i);
  write(object, first, i + 1);
  same(read(object, first), i + 1);
  same(read(object, second), -i);
}

// Inherited, then shadowed, deleted and hidden by an accessor.
const parent = { [first]: 'parent' };
const child = Object.create(parent);
warm(child, first, 'parent');
child[first] = 'child';
same(read(child, first), 'child');
delete child[first];
same(read(child, first), 'parent');
Object.defineProperty(parent, first, { get() { return this === child; }, configurable: true });
same(read(child, first), true);
same(read(parent, first), false);
delete parent[first];
same(read(child, first), undefined);
Object.prototype[second] = 'root';
same(read(child, second), 'root');
delete Object.prototype[second];
same(read(child, second), undefined);

// A setter appears in the chain after an addition has been remembered; a frozen object refuses.
const log = [];
const base = {};
for (let i = 0; i < 20; i++) write(Object.create(base), first, i);
Object.defineProperty(base, first, { set(value) { log.push(value); }, configurable: true });
write(Object.create(base), first, 'seen');
sameElements(log, ['seen']);
const frozen = Object.freeze(make());
write(frozen, first, 9);
same(read(frozen, first), 1);
throws(() => { 'use strict'; frozen[second] = 1; }, "TypeError: Cannot assign to read only property 'Symbol(second)' of object '#<Object>'");

// More symbols than a site remembers, and a proxy.
const many = Array.from({ length: 20 }, (_, i) => Symbol(i));
const wide = {};
many.forEach((key, i) => write(wide, key, i));
many.forEach((key, i) => same(read(wide, key), i));
same(read(new Proxy({}, { get: (target, key) => key }), first), first);
