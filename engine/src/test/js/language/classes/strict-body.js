throws(() => { class A { m() { undeclared = 1; } } new A().m(); }, 'ReferenceError: undeclared is not defined');
class A { m() { return this; } static s() { return this; } get g() { return (function () { return this; })(); } }
const { m } = A.prototype;
const { s } = A;
same(m(), undefined);
same(s(), undefined);
same(new A().g, undefined);
syntaxError('class let {}', 'Unexpected strict mode reserved word');
syntaxError('class static {}', 'Unexpected strict mode reserved word');
syntaxError('class A { m() { with ({}) {} } }', 'Strict mode code may not include a with statement');
syntaxError('class A extends (010, B) {}', 'Octal literals are not allowed in strict mode.');
syntaxError('class A { [delete x]() {} }', 'Delete of an unqualified identifier in strict mode.');
syntaxError('class A { m(a, a) {} }', 'Duplicate parameter name not allowed in this context');
