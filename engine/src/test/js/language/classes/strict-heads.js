// All parts of a class are strict mode code, its heritage and computed keys too, in a script or function that is not.
const missing = (use) => throws(use, 'ReferenceError: undeclared is not defined');
missing(() => { class C extends (undeclared = Object) {} });
missing(() => { class C { [undeclared = 'a']() {} } });
missing(() => { class C { static [undeclared = 'a'] = 1; } });
missing(() => { class C { get [undeclared = 'a']() { return 1; } } });
missing(() => (class { [(undeclared = undefined) ?? 'a']() {} }));
missing(() => (class { [eval('undeclared = 1')]() {} }));
missing(() => { eval('var other'); (class { [undeclared = 1]() {} }); });
missing(() => { switch (1) { case 1: class C { [(class { [undeclared = 1]() {} })]() {} } } });
throws(() => (class { [delete Object.prototype]() {} }), "TypeError: Cannot delete property 'prototype' of function Object() { [native code] }");
throws(() => (class { [Object.freeze([1])[0] = 2]() {} }), "TypeError: Cannot assign to read only property '0' of object '[object Array]'");
throws(() => (class extends (Object.freeze({ a: 1 }).a = 2, Object) {}), "TypeError: Cannot assign to read only property 'a' of object '#<Object>'");
throws(() => (class { ['x'.y = 1]() {} }), "TypeError: Cannot create property 'y' on string 'x'");
function* generator() { return class { [undeclared = yield]() {} }; }
const suspended = generator();
suspended.next();
missing(() => suspended.next('a'));
throws(function named() { (class { [named = 1]() {} }); }, 'TypeError: Assignment to constant variable.');

// Behind the class the code is what it was.
appears = class { ['a']() {} };
same(typeof appears, 'function');
(class { ['a']() {} }), Object.freeze([1])[0] = 2;
same((class {}, delete Object.prototype), false);
same(class { [(function () { return typeof this; })()]() {} }.prototype.undefined.name, 'undefined');
same((class {}, (function () { return typeof this; })()), 'object');
