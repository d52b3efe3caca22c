'use strict';
function strict(a) { a = 2; return arguments[0]; }
same(strict(1), 1);
function defaults(a, b = 1) { a = 2; return arguments[0]; }
same(defaults(1), 1);
function object() { return arguments; }
const args = object(1, 2);
same(Object.prototype.toString.call(args), '[object Arguments]');
same(Object.getPrototypeOf(args), Object.prototype);
attributes(args, 'length', 'wc');
attributes(args, 0, 'wec');
attributes(args, Symbol.iterator, 'wc');
same(args[Symbol.iterator], Array.prototype.values);
throws(() => args.callee, "TypeError: 'caller', 'callee', and 'arguments' properties may not be accessed on strict mode functions or the arguments objects for calls to them");
same(Object.keys(args).join(), '0,1');
same([...args].join(), '1,2');
args.length = 1;
same([...args].join(), '1');
