// Global variables and functions of every kind, and what happens to them after code that uses them was compiled.
var variable = 1; let lexical = 2; const constant = 3; function declared(x) { return x + variable; } class Klass {}
this.property = 4; globalThis.assigned = 5;
function read() { return [variable, lexical, constant, property, assigned, typeof missing, typeof Klass, declared(1)]; }
function write(v) { variable = v; lexical = v; property = v; return read(); }
function readMissing() { return missing; } function writeMissing(v) { missing = v; } function strictWriteMissing(v) { 'use strict'; absent = v; } function writeConstant() { constant = 1; }
function loop(n) { let s = 0; for (let i = 0; i < n; i++) { s += variable; if (i === 7) variable = 0.5; lexical += i; } return [s, lexical]; }
warm(read); warm(write, 1); warm(readMissing); warm(strictWriteMissing, 1); warm(writeConstant); warm(loop, 3);
variable = 1; lexical = 2; property = 4;
print(read(), write(2), write(0.5), write('s'), write(null), attempt(readMissing), attempt(strictWriteMissing, 1), attempt(writeConstant));
variable = 1; lexical = 0; print(loop(5), loop(12), loop(2));
writeMissing(1); print(readMissing(), read(), delete globalThis.missing, attempt(readMissing), read());
Object.defineProperty(globalThis, 'property', { get() { return 'getter'; }, set(v) { print('setter', v); }, configurable: true }); print(read(), write(9));
Object.defineProperty(globalThis, 'assigned', { value: 'fixed', writable: false }); print(read());
delete globalThis.property; print(attempt(read)); globalThis.property = 1; print(read());
declared = (x) => 'replaced ' + x; print(read()); globalThis.declared = null; print(attempt(read)); declared = Math.abs; print(read());
Object.defineProperty(globalThis, 'variable', { writable: false }); print(write(77)); print(attempt(() => { 'use strict'; variable = 1; }));
globalThis.property = 6; Object.setPrototypeOf(Object.prototype.__proto__ ?? {}, null); print(read());
function dead() { return early; } print(attempt(dead)); let early = 'now'; print(dead()); warm(dead); early = 1; print(dead()); early = 1.5; print(dead());
function shadowed() { return Math.max(1, 2) + parseInt('7') + isNaN(NaN) + Infinity + undefined + NaN; } warm(shadowed); print(shadowed()); Math.max = () => 'patched'; print(shadowed()); globalThis.parseInt = () => 'p'; print(shadowed()); globalThis.Math = { max: () => 0 }; print(shadowed());
// Names through with and eval are left to the interpreter, beside compiled code.
function withed(o) { with (o) { return [a, typeof b, variable]; } } var a = 'global a'; warm(withed, {}); print(withed({}), withed({ a: 1, b: 2 }), withed({ variable: 'w' }), attempt(withed, null));
function evaled(text) { let local = 'l'; const r = eval(text); return [r, local, typeof made]; } warm(evaled, '1'); print(evaled('local'), evaled('local = 2'), evaled('var made = 1'), evaled('(() => local + 1)()'), attempt(evaled, 'throw 1'), attempt(evaled, '('));
const indirect = eval; function indirectly() { return indirect('typeof local + variable'); } warm(indirectly); print(indirectly());
print(new Function('a', 'b', 'let s = 0; for (let i = 0; i < a; i++) s += b; return s')(10, 0.5));

// typeof of globals that appear, change their kind, are in their dead zone and disappear.
function kind() { return typeof changing; } warm(kind); print(kind()); globalThis.changing = 1; warm(kind); print(kind()); changing = 'text'; print(kind()); delete globalThis.changing; print(kind());
Object.defineProperty(globalThis, 'changing', { get() { return () => 1; }, configurable: true }); print(kind()); delete globalThis.changing; globalThis.changing = 2; warm(kind); print(kind());
function awakenedKind() { return typeof awakened; } print(attempt(awakenedKind)); let awakened = null; warm(awakenedKind); print(awakenedKind()); awakened = 3; print(awakenedKind());
