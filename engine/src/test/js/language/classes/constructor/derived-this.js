class A { constructor(v) { this.v = v; } }
class NoSuper extends A { constructor() {} }
throws(() => new NoSuper(), "ReferenceError: Must call super constructor in derived class before accessing 'this' or returning from derived constructor");
class Early extends A { constructor() { this.x = 1; super(); } }
throws(() => new Early(), "ReferenceError: Must call super constructor in derived class before accessing 'this' or returning from derived constructor");
class Twice extends A { constructor() { super(1); super(2); } }
throws(() => new Twice(), 'ReferenceError: Super constructor may only be called once');
class ByArrow extends A { constructor() { const init = () => super(5); init(); this.w = this.v; } }
same(new ByArrow().w, 5);
class InTry extends A { constructor() { try { this.v; } catch (e) { super(e.name); } } }
same(new InTry().v, 'ReferenceError');
class Default extends A {}
same(new Default(8).v, 8);
class ByArgument extends A { constructor(a = super(3)) { this.w = a === this; } }
same(new ByArgument().w, true);
