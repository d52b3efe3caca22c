const log = [];
Object.defineProperty(globalThis, 'observedName', {
  get() { log.push('get'); return 1; },
  set(v) { log.push('set ' + v); },
  configurable: true,
});
observedName;
observedName = 2;
observedName += 3;
observedName++;
same(log.join(), 'get,set 2,get,set 4,get,set 2');
Object.defineProperty(globalThis, 'fixed', { value: 1, configurable: true });
fixed = 2;
same(fixed, 1);
(() => {
  'use strict';
  throws(() => { fixed = 2; }, "TypeError: Cannot assign to read only property 'fixed' of object '#<Object>'");
  throws(() => { unknownName = 1; }, 'ReferenceError: unknownName is not defined');
  throws(() => { unknownName++; }, 'ReferenceError: unknownName is not defined');
})();
delete globalThis.fixed;
throws(() => fixed, 'ReferenceError: fixed is not defined');
