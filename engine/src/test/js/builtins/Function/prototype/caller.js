// Node 26 has accessors for arguments and caller that are not %ThrowTypeError%.
// Function.prototype.caller and arguments share one thrower; sloppy functions have their own, strict ones none.
const { get, set } = Object.getOwnPropertyDescriptor(Function.prototype, 'caller');
same(get, set);
same(Object.getOwnPropertyDescriptor(Function.prototype, 'arguments').get, get);
same(Object.isFrozen(get), true);
same(get.name, '');
same(get.length, 0);
throws(() => Function.prototype.caller, "TypeError: 'caller', 'callee', and 'arguments' properties may not be accessed on strict mode functions or the arguments objects for calls to them");
throws(() => { 'use strict'; (function () { 'use strict'; }).arguments = 1; }, "TypeError: 'caller', 'callee', and 'arguments' properties may not be accessed on strict mode functions or the arguments objects for calls to them");
throws(() => (() => {}).caller, 'TypeError');
throws(() => (class {}).arguments, 'TypeError');
same(Object.hasOwn(function () { 'use strict'; }, 'caller'), false);
same(Object.hasOwn(function* () {}, 'arguments'), false);
same((function () {}).caller, null);
