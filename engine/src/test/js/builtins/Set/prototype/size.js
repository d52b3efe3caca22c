accessor(Set.prototype, 'size');
same(new Set([1, 1, 2]).size, 2);
const set = new Set();
for (let i = 0; i < 100; i++) set.add(i % 10);
same(set.size, 10);
for (let i = 0; i < 5; i++) set.delete(i);
same(set.size, 5);
throws(() => Set.prototype.size, 'TypeError: Method get Set.prototype.size called on incompatible receiver #<Set>');
throws(() => Object.getOwnPropertyDescriptor(Set.prototype, 'size').get.call(new Map()), 'TypeError: Method get Set.prototype.size called on incompatible receiver #<Map>');
