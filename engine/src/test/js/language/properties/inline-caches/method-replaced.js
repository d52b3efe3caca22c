class A { m() { return 'first'; } }
class B extends A {}
const b = new B();
const call = (o) => o.m();
for (let i = 0; i < 3; i++) same(call(b), 'first');
A.prototype.m = () => 'second';
same(call(b), 'second');
B.prototype.m = function () { return 'B ' + super_(this); };
function super_(o) { return Object.getPrototypeOf(B.prototype).m.call(o); }
same(call(b), 'B second');
b.m = () => 'own';
same(call(b), 'own');
delete b.m;
delete B.prototype.m;
same(call(b), 'second');
A.prototype.m = 5;
throws(() => call(b), 'TypeError: o.m is not a function');
A.prototype.m = new Proxy(() => 'proxied', {});
same(call(b), 'proxied');
String.prototype.m = function () { return 'string ' + this; };
same(call('x'), 'string x');
delete String.prototype.m;
throws(() => call('x'), 'TypeError: o.m is not a function');
