// Node 24 looks the parent up after the arguments.
// The arguments are evaluated before the parent is found to be no constructor; the parent is looked up before them.
const log = [];
class A { constructor() { log.push('A'); } }
class B { constructor() { log.push('B'); } }
class C extends A { constructor(change) { super(change()); } }
new C(() => Object.setPrototypeOf(C, B));
new C(() => 0);
same(log.splice(0).join(), 'A,B');
Object.setPrototypeOf(C, Math.max);
throws(() => new C(() => { log.push('argument'); }), 'TypeError');
same(log.join(), 'argument');
class N extends null { constructor() { super(); } }
throws(() => new N(), 'TypeError');
class M extends null { constructor() { return Object.create(M.prototype); } }
same(Object.getPrototypeOf(M.prototype), null);
same(new M() instanceof M, true);
