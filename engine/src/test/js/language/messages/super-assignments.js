// Why an assignment to a property of super is refused: what the base inherits counts first, then an accessor of the receiver's own.
const refused = (callback, text) => throws(callback, 'TypeError: ' + text);
refused(() => { class C { static get m() {} static { super.m = 1; } } }, 'Cannot redefine property: m');
refused(() => { class C { static set m(x) {} static { super['m'] = 1; } } }, 'Cannot redefine property: m');
refused(() => ({ get m() {}, f() { 'use strict'; super.m = 1; } }).f(), 'Cannot redefine property: m');
refused(() => { class C { static { Object.defineProperty(this, '0', { get() {} }); super[0] = 1; } } }, 'Cannot redefine property: 0');
refused(() => { class D { static get m() {} } class C extends D { static get m() {} static { super.m = 1; } } },
  'Cannot set property m of class D { static get m() {} } which has only a getter');
refused(() => { class C { static { Object.preventExtensions(this); super.m = 1; } } }, 'Cannot add property m, object is not extensible');
same((() => { class C { static get m() { return 2; } static f() { return C.m; } } return C.f(); })(), 2);
