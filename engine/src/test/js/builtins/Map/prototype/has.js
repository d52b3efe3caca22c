builtin(Map.prototype, 'has', 1);
const map = new Map([[NaN, 1], [-0, 2], [undefined, 3], ['ab', 4]]);
for (const key of [NaN, 0, -0, undefined, 'a' + 'b']) same(map.has(key), true);
for (const key of [null, 'NaN', false, '', 'AB']) same(map.has(key), false);
map.set('late', undefined);
same(map.has('late'), true);
same(map.get('late'), undefined);
throws(() => Map.prototype.has.call(new Set([1]), 1), 'TypeError: Method Map.prototype.has called on incompatible receiver #<Set>');
