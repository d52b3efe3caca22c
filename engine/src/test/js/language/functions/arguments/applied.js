// f.apply(x, arguments), in functions that do nothing else with their arguments object.
function list(...values) { return [this, ...values].join(); }
function pass(f) { return f.apply('x', arguments); }
same(pass(list, 1, 2), 'x,' + list + ',1,2');
same(pass(Math.max, 1), NaN);
throws(() => pass(1), 'TypeError: f.apply is not a function');
throws(() => pass(null), "TypeError: Cannot read properties of null (reading 'apply')");
throws(() => pass({ apply: Function.prototype.apply }), 'TypeError: Function.prototype.apply was called on #<Object>, which is an object and not a function');
throws(() => pass(class A {}), "TypeError: Class constructor A cannot be invoked without 'new'");

// Another apply sees one object for all calls of an activation.
const seen = { apply(x, object) { return object; } };
function twice(first) {
  const object = first.apply(1, arguments);
  object[1] = 'changed';
  return [object, first.apply(2, arguments), Array.apply(null, arguments).length];
}
const [object, again, length] = twice(seen, 1, 2);
same(object, again);
same(object[1], 'changed');
same(object.callee, twice);
same(length, 3);
function strict() { 'use strict'; return seen.apply(1, arguments); }
throws(() => strict().callee, 'TypeError');
same(Object.prototype.toString.call(strict()), '[object Arguments]');

// The function that is called has arguments of its own.
function changed() { arguments[0] = 'inner'; return arguments; }
function outer() { changed.apply(null, arguments); return changed.apply(null, arguments)[1]; }
same(outer('a', 'b'), 'b');
function array() { const made = Array.apply(null, arguments); made[0] = 'other'; return Array.apply(null, arguments)[0]; }
same(array('a', 'b'), 'a');

// Parameters that the object shares, and an assignment to the name.
function shares(a) { a = 'assigned'; return list.apply('x', arguments); }
same(shares('given', 1), 'x,assigned,1');
function assigned() { arguments = [1, 2]; return list.apply('x', arguments); }
same(assigned(5), 'x,1,2');
function optional(f) { 'use strict'; return f?.apply('x', arguments); }
same(optional(null), undefined);
same(optional((a, b) => b, 3), 3);
function* generator() { yield list.apply('x', arguments); yield list.apply('y', arguments); }
same([...generator(1)].join(';'), 'x,1;y,1');

function traced() { return new Error('here').stack.split('\n').slice(1, 3).join(); }
function above() { return traced.apply(null, arguments); }
same(/at traced .*at above \(.*:\d+:\d+\)/.test(above()), true);
