// arguments.length and arguments[key], in functions that do nothing else with their arguments object.
function loose() { return [arguments.length, arguments[0], arguments[5], arguments[-1], arguments['1']].join(); }
same(loose(1, 2), '2,1,,,2');
same(loose(), '0,,,,');
function computed(key) { return arguments[key]; }
same(computed('callee'), computed);
same(computed('length'), 1);
same(computed(Symbol.iterator), Array.prototype.values);
same(computed({ toString: () => '1' }, 'second'), 'second');
function strictly(key) { 'use strict'; return arguments[key]; }
throws(() => strictly('callee'), 'TypeError');
throws(() => strictly({ toString: 1, valueOf: 1 }), 'TypeError: Cannot convert object to primitive value');
function readThis() { return arguments[0](); }
same(readThis(function () { return this.length; }), 1);

// Elements that share parameters which are assigned.
function assigned(a) { a = 'new'; return arguments[0] + arguments.length; }
same(assigned('old'), 'new1');
same(assigned(), NaN);
function hoisted(a) { function a() {} return typeof arguments[0]; }
same(hoisted(1), 'function');
function twin(a, a) { return arguments[0] + a; }
same(twin(1, 2), 3);
function inner(a) { (() => { a = 'inner'; })(); return arguments[0]; }
same(inner(1), 'inner');
function defaults(a, b = arguments.length) { a = 'x'; return b + arguments[0]; }
same(defaults('a'), '1a');

// Elements that are written.
function counted() { arguments[0]++; arguments.length += 1; return arguments[0] + arguments.length; }
same(counted(5), 8);
function targets() { [arguments[0], { x: arguments[1] }] = [7, { x: 8 }]; for (arguments[2] of [1, 2]); return [...arguments].join(); }
same(targets(0, 0, 0), '7,8,2');
function deleted() { delete arguments[0]; return arguments[0]; }
same(deleted(1), undefined);

// A getter of Object.prototype sees the object, and changes what it shares.
const objects = new Set();
const get = function () { objects.add(this); this[0] = 'through'; this.length = 8; return this[1]; };
Object.defineProperty(Object.prototype, '5', { configurable: true, get });
function shared(key, b) { const read = arguments[key]; return [read, key, arguments[0], arguments.length, arguments[5]].join(); }
same(shared(5, 'b'), 'b,through,through,8,b');
same(shared(1, 'b'), 'b,1,1,2,b');
function unshared(key, b) { 'use strict'; const read = arguments[key]; return [read, key, arguments[0], arguments.length].join(); }
same(unshared(5, 'b'), 'b,5,through,8');
delete Object.prototype[5];
same(shared(5, 'b'), ',5,5,2,');
same(objects.size, 3);
Object.prototype[6] = 'six';
same(computed(6), 'six');
delete Object.prototype[6];

// Beside f.apply(x, arguments), which another apply gives the object.
function both(f) { return [f.apply(1, arguments), arguments.length, arguments[0]].join(); }
same(both((...all) => all.length), '1,1,(...all) => all.length');
same(both({ apply(x, list) { list.length = 9; list[0] = 'set'; return x; } }), '1,9,set');

function* yields() { yield arguments[0]; yield arguments.length; yield arguments[7]; }
same([...yields('a', 'b')].join(), 'a,2,');
