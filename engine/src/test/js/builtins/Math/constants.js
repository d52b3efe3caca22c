// The value properties: exact, and fixed.
const constants = { E: 2.718281828459045, LN10: 2.302585092994046, LN2: 0.6931471805599453, LOG10E: 0.4342944819032518, LOG2E: 1.4426950408889634, PI: 3.141592653589793, SQRT1_2: 0.7071067811865476, SQRT2: 1.4142135623730951 };
for (const [name, value] of Object.entries(constants)) same(attributes(Math, name, '').value, value, name);
throws(() => { 'use strict'; Math.PI = 3; }, "TypeError: Cannot assign to read only property 'PI' of object '#<Object>'");
throws(() => { 'use strict'; delete Math.E; }, "TypeError: Cannot delete property 'E' of #<Object>");
same(attributes(Math, Symbol.toStringTag, 'c').value, 'Math');
same(String(Math), '[object Math]');
same(Object.getPrototypeOf(Math), Object.prototype);
same(Object.keys(Math).length, 0);
throws(() => Math(), 'TypeError: Math is not a function');
throws(() => new Math(), 'TypeError: Math is not a constructor');
