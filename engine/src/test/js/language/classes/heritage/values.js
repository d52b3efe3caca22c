throws(() => { class A extends 5 {} }, 'TypeError: Class extends value 5 is not a constructor or null');
throws(() => { class A extends undefined {} }, 'TypeError: Class extends value undefined is not a constructor or null');
throws(() => { class A extends (() => {}) {} }, 'TypeError: Class extends value () => {} is not a constructor or null');
throws(() => { class A extends Math.max {} }, 'TypeError: Class extends value function max() { [native code] } is not a constructor or null');
throws(() => { function F() {} F.prototype = 3; class A extends F {} }, 'TypeError: Class extends value does not have valid prototype property 3');
throws(() => { class A extends function* () {} {} }, 'TypeError');
function Nothing() {}
Nothing.prototype = null;
class A extends Nothing {}
same(Object.getPrototypeOf(A.prototype), null);
same(Object.getPrototypeOf(A), Nothing);
class B extends null {}
same(Object.getPrototypeOf(B), Function.prototype);
let reads = 0;
class C extends new Proxy(class {}, { get(t, k) { if (k === 'prototype') reads++; return t[k]; } }) {}
same(reads, 1);
