// The assignment is skipped, so a constant is only an error when the right side is taken.
const one = 1, zero = 0;
same(one ||= 2, 1);
same(zero &&= 2, 0);
same(one ??= 2, 1);
throws(() => { one &&= 2; }, 'TypeError: Assignment to constant variable.');
throws(() => { zero ||= 2; }, 'TypeError: Assignment to constant variable.');
let evaluated = false;
throws(() => { one &&= (evaluated = true); }, 'TypeError: Assignment to constant variable.');
same(evaluated, true);
const frozen = Object.freeze({ a: 1, b: null });
(() => {
  'use strict';
  same(frozen.a ??= 5, 1);
  throws(() => { frozen.b ??= 5; }, "TypeError: Cannot assign to read only property 'b' of object '#<Object>'");
})();
