same(this, undefined);
var local = 1;
function fn() { return this; }
same(fn(), undefined);
same(Object.hasOwn(globalThis, 'local'), false);
same(Object.hasOwn(globalThis, 'fn'), false);
throws(() => { undeclared = 1; }, 'ReferenceError: undeclared is not defined');
same(typeof import.meta, 'object');
same(import.meta, import.meta);
same(Object.getPrototypeOf(import.meta), null);
import.meta.own = 1;
same(import.meta.own, 1);
same(eval('var inner = 2; inner'), 2);
same(typeof inner, 'undefined');
same(eval('typeof this'), 'undefined');
same((() => { try { (0, eval)('import.meta'); } catch (e) { return e.message; } })(), "Cannot use 'import.meta' outside a module");
same(typeof await_, 'undefined');
var await_;
