builtin(Set.prototype, 'entries', 0);
sameElements([...new Set(['a', 'b']).entries()].flat(), ['a', 'a', 'b', 'b']);
const [first, second] = [new Set([1]).entries().next().value, new Set([1]).entries().next().value];
same(first === second, false);
same(Object.prototype.toString.call(new Set().entries()), '[object Set Iterator]');
throws(() => Set.prototype.entries.call(new Map()), 'TypeError: Method Set.prototype.entries called on incompatible receiver #<Map>');
