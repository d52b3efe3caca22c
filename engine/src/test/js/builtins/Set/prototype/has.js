builtin(Set.prototype, 'has', 1);
const object = {};
const set = new Set([NaN, -0, object, undefined, 10n]);
for (const value of [NaN, 0, object, undefined, 10n]) same(set.has(value), true);
for (const value of [{}, null, 10, '']) same(set.has(value), false);
same(set.has(), true);
throws(() => Set.prototype.has.call(new Map(), 1), 'TypeError: Method Set.prototype.has called on incompatible receiver #<Map>');
throws(() => Set.prototype.has.call(Set.prototype, 1), 'TypeError: Method Set.prototype.has called on incompatible receiver #<Set>');
