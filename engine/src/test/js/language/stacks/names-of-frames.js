const first = (e) => e.stack.split('\n')[1].replace(/^ {4}at /, '').replace(/ ?\(?[^ (]*:\d+:\d+\)?$/, '');
class C { constructor() { this.e = new Error(); } m() { return new Error(); } static s() { return new Error(); } get g() { return new Error(); } #p() { return new Error(); } p() { return this.#p(); } f = new Error(); }
const o = { method() { return new Error(); }, arrow: () => new Error(), ['com' + 1]() { return new Error(); } };
same(first(new C().e), 'new C');
same(first(new C().m()), 'C.m');
same(first(C.s()), 'C.s');
same(first(o.method()), 'Object.method');
same(first(o.arrow()), 'Object.arrow');
same(first((() => new Error())()), '');
same(first((function named() { return new Error(); })()), 'named');
