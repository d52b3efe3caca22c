// Node 26 has arguments and caller as accessors of Function.prototype, not as properties of sloppy functions.
// The caller property of sloppy functions: a function, or null for callers that are strict, builtin or none.
function caller() { return caller.caller; }
function sloppy() { return caller(); }
function strict() { 'use strict'; return caller(); }
same(caller(), null);
same(sloppy(), sloppy);
same(strict(), null);
same([1].map(caller)[0], null);
same((function evaluates() { return eval('caller()'); })().name, 'evaluates');
same(caller.caller, null, 'nothing runs');

function callee() { return arguments.callee.caller; }
same((function calls() { return callee(); })().name, 'calls');

function recursive(n) { return n ? recursive(n - 1) : recursive.caller; }
same(recursive(2), recursive);

attributes(caller, 'caller', '');
throws(() => { 'use strict'; caller.caller = 1; },
  "TypeError: Cannot assign to read only property 'caller' of function 'function caller() { return caller.caller; }'");
Object.freeze(caller);
same(sloppy(), sloppy);
same(Object.hasOwn(strict, 'caller'), false);
