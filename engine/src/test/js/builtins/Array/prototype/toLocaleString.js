builtin(Array.prototype, 'toLocaleString', 0);
same([1, null, { toLocaleString: () => 'local' }].toLocaleString(), '1,,local');
same([1234.5, 'a'].toLocaleString(), '1,234.5,a');
same([, undefined].toLocaleString(), ',');
same([].toLocaleString(), '');
const cyclic = ['x'];
cyclic.push(cyclic);
same(cyclic.toLocaleString(), 'x,');
const calls = [];
[{ toLocaleString(...given) { calls.push(given.length); return Object('wrapped'); } }].toLocaleString('de', { useGrouping: false });
// The arguments are ECMA-402's.
sameElements(calls, [typeof Intl === 'object' ? 2 : 0]);
throws(() => [{ toLocaleString: () => Symbol() }].toLocaleString(), 'TypeError: Cannot convert a Symbol value to a string');
throws(() => [{ toLocaleString: 5 }].toLocaleString(), 'TypeError: number 5 is not a function');
throws(() => Array.prototype.toLocaleString.call(undefined), 'TypeError: Cannot convert undefined or null to object');
