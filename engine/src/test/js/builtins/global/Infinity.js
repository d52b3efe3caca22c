for (const [name, value] of [['Infinity', Infinity], ['NaN', NaN], ['undefined', undefined]]) same(attributes(globalThis, name, '').value, value);
throws(() => { 'use strict'; undefined = 1; }, "TypeError: Cannot assign to read only property 'undefined' of object '#<Object>'");
NaN = 5;
same(NaN, 0 / 0);
same(attributes(globalThis, 'globalThis', 'wc').value, globalThis);
{ const undefined = 'shadowed'; same(undefined, 'shadowed'); }
