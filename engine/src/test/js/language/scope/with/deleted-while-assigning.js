// Node 24 makes a global variable; SetMutableBinding of the object environment makes the property again in sloppy mode.
const scope = { value: 1 };
with (scope) { value = (delete scope.value, 'again'); }
same(scope.value, 'again');
same('value' in globalThis, false);
with (scope) {
  (() => { 'use strict'; throws(() => { value = delete scope.value; }, 'ReferenceError: value is not defined'); })();
}
