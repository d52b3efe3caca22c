// Node 26 leaves elements of array literals out of its message.
// How a TypeError names a callee or an iterable.
var f = function () {};
throws(() => new Map().put(), 'TypeError: (intermediate value).put is not a function');
throws(() => new Map()(), 'TypeError: (intermediate value) is not a function');
throws(() => new (new Set)(), 'TypeError: (intermediate value) is not a constructor');
throws(() => [1, , new Map].x(), 'TypeError: [1,,(intermediate value)].x is not a function');
throws(() => [, ,].x(), 'TypeError: [,].x is not a function');
throws(() => (class {})(), "TypeError: Class constructors cannot be invoked without 'new'");
throws(() => (class A {})(), "TypeError: Class constructor A cannot be invoked without 'new'");

// An assignment pattern and yield* name the value, not its source.
throws(() => { [] = 1; }, 'TypeError: number 1 is not iterable (cannot read property Symbol(Symbol.iterator))');
throws(() => { let a; [a] = f; }, 'TypeError: function is not iterable (cannot read property Symbol(Symbol.iterator))');
throws(() => { let a; [a] = null; }, 'TypeError: object null is not iterable (cannot read property Symbol(Symbol.iterator))');
throws(() => (function* () { yield* {}; })().next(), 'TypeError: object is not iterable (cannot read property Symbol(Symbol.iterator))');
