// Arrays that cannot take another element.
throws(() => Object.defineProperty([1], 'length', { writable: false }).push(2), "TypeError: Cannot assign to read only property 'length' of object '[object Array]'");
throws(() => Object.freeze([]).push(2), 'TypeError: Cannot add property 0, object is not extensible');
throws(() => Object.seal([1]).push(2), 'TypeError: Cannot add property 1, object is not extensible');
throws(() => Object.preventExtensions([1]).push(2), 'TypeError: Cannot add property 1, object is not extensible');
throws(() => Object.freeze([]).push(), "TypeError: Cannot assign to read only property 'length' of object '[object Array]'");
throws(() => Array.prototype.push.call(null, 1), 'TypeError: Cannot convert undefined or null to object');
throws(() => Array.prototype.push.call('text', 1), "TypeError: Cannot assign to read only property 'length' of object '[object String]'");
throws(() => Array.prototype.push.call('text'), "TypeError: Cannot assign to read only property 'length' of object '[object String]'");
throws(() => Array.prototype.push.call({ get length() { return 0; } }, 1), 'TypeError: Cannot set property length of #<Object> which has only a getter');

// At the largest length the element is stored before the length is refused.
const full = [];
full.length = 2 ** 32 - 1;
throws(() => full.push('first', 'second'), 'RangeError: Invalid array length');
same(full[2 ** 32 - 1], 'first');
same(full[2 ** 32], 'second');
same(full.length, 2 ** 32 - 1);
