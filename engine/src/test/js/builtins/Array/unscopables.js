same(Array.prototype[Symbol.unscopables].flat, true);
same(Object.getPrototypeOf(Array.prototype[Symbol.unscopables]), null);
const values = 'outer';
let seen;
new Function('array', 'values', 'report', 'with (array) report(values)')([], values, (value) => { seen = value; });
same(seen, 'outer');
