same(attributes(globalThis, 'Infinity', '').value, 1 / 0);
Infinity = 5;
same(Infinity, 1 / 0);
throws(() => { 'use strict'; Infinity = 1; }, "TypeError: Cannot assign to read only property 'Infinity' of object '#<Object>'");
same(Reflect.defineProperty(globalThis, 'Infinity', { value: 1 / 0 }), true);
same(Reflect.defineProperty(globalThis, 'Infinity', { value: 1 }), false);
