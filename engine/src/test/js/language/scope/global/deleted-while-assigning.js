// The reference is resolved before the right side removes it.
globalThis.temporary = 1;
(() => {
  'use strict';
  throws(() => { temporary = delete globalThis.temporary; }, 'ReferenceError: temporary is not defined');
})();
same(typeof temporary, 'undefined');
globalThis.temporary = 1;
temporary = delete globalThis.temporary;
same(globalThis.temporary, true);
delete globalThis.temporary;
// Cached global reads notice that a property comes, goes and comes back.
const read = () => flicker;
for (let i = 0; i < 3; i++) {
  throws(read, 'ReferenceError: flicker is not defined');
  globalThis.flicker = i;
  same(read(), i);
  delete globalThis.flicker;
}
Object.prototype.flicker = 'inherited';
same(read(), 'inherited');
delete Object.prototype.flicker;
throws(read, 'ReferenceError: flicker is not defined');
