same(attributes(globalThis, 'undefined', '').value, undefined);
undefined = 1;
same(undefined, void 0);
throws(() => { 'use strict'; undefined = 1; }, "TypeError: Cannot assign to read only property 'undefined' of object '#<Object>'");
{ const undefined = 'shadowed'; same(undefined, 'shadowed'); }
