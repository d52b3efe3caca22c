let conversions = 0;
const key = { toString() { conversions++; return 'k' + conversions; } };
class C { [key] = 1; static [key] = 2; [key]() {} get [key]() { return 'got'; } }
same(conversions, 4);
new C();
const c = new C();
same(conversions, 4);
same(c.k1, 1);
same(C.k2, 2);
same(typeof c.k3, 'function');
same(c.k4, 'got');
throws(() => { class D { [{ toString() { throw new RangeError('key'); } }] = 1; } }, 'RangeError: key');
throws(() => { class E { static ['prototype']() {} } }, "TypeError: Classes may not have a static property named 'prototype'");
