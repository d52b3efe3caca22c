builtin(Object, 'getOwnPropertyDescriptors', 1);
const symbol = Symbol('s');
const all = Object.getOwnPropertyDescriptors({ a: 1, [symbol]: 2 });
same(all.a.value, 1);
same(all[symbol].enumerable, true);
const copy = Object.create(Object.prototype, Object.getOwnPropertyDescriptors({ get x() { return this.y; }, y: 7 }));
same(copy.x, 7);
