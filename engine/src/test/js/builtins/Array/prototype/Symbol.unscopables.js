attributes(Array.prototype, Symbol.unscopables, 'c');
const list = Array.prototype[Symbol.unscopables];
same(Object.getPrototypeOf(list), null);
sameElements(Object.keys(list), ['at', 'copyWithin', 'entries', 'fill', 'find', 'findIndex', 'findLast', 'findLastIndex', 'flat', 'flatMap', 'includes', 'keys', 'toReversed', 'toSorted', 'toSpliced', 'values']);
same(Object.values(list).every((value) => value === true), true);
attributes(list, 'flat', 'wec');

let seen;
new Function('array', 'values', 'report', 'with (array) report(values)')([], 'outer', (value) => { seen = value; });
same(seen, 'outer');
const concat = new Function('array', 'concat', 'with (array) return concat')([], 'outer');
same(concat, Array.prototype.concat);
