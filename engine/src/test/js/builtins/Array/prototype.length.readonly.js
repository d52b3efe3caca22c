// An array whose length is not writable: elements below change, none is added.
const array = Object.defineProperty([1, 2], 'length', { writable: false });
array[0] = 'changed';
same(array[0], 'changed');
array[2] = 'lost';
same(2 in array, false);
delete array[1];
same(array.length, 2);
array[1] = 0.5;
same(array[1], 0.5);
throws(() => { 'use strict'; array[2] = 'x'; }, "TypeError: Cannot assign to read only property 'length' of object '[object Array]'");
throws(() => { 'use strict'; array.length = 0; }, "TypeError: Cannot assign to read only property 'length' of object '[object Array]'");
throws(() => { 'use strict'; array.length = 2; }, "TypeError: Cannot assign to read only property 'length' of object '[object Array]'");
throws(() => Object.defineProperty(array, 2, { value: 1 }), 'TypeError: Cannot define property 2, object is not extensible');
throws(() => Object.defineProperty(array, 'length', { writable: true }), 'TypeError: Cannot redefine property: length');
same(Reflect.defineProperty(array, 'length', { value: 2 }), true);
same(Reflect.defineProperty(array, 'length', { value: 3 }), false);

// Made read-only while it is being shortened: what could not be deleted stays, and so does the attribute.
const partly = [1, 2, 3];
Object.defineProperty(partly, 1, { configurable: false });
same(Reflect.defineProperty(partly, 'length', { value: 0, writable: false }), false);
same(partly.length, 2);
attributes(partly, 'length', '');
