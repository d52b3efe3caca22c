same(attributes(globalThis, 'NaN', '').value, NaN);
NaN = 5;
same(NaN, 0 / 0);
throws(() => { 'use strict'; NaN = 1; }, "TypeError: Cannot assign to read only property 'NaN' of object '#<Object>'");
{ const NaN = 'shadowed'; same(NaN, 'shadowed'); }
