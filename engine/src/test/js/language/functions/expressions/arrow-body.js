same((() => ({}))() instanceof Object, true);
same((() => {})(), undefined);
same((() => { a: 1 })(), undefined);
same((x => y => z => x + y + z)(1)(2)(3), 6);
same((() => () => () => 'deep')()()(), 'deep');
const f = () => [1, 2]
[0];
same(f(), 1);
same((a => a ? b => b : c => c + 1)(0)(1), 2);
same(typeof (() => {}).prototype, 'undefined');
throws(() => new (() => {})(), 'TypeError: (intermediate value) is not a constructor');
function Outer() { this.n = 1; const arrow = () => [this.n, new.target === Outer, arguments.length]; return { arrow }; }
same(new Outer(1, 2).arrow().join(), '1,true,2');
syntaxError('() => {} || 1', "Unexpected token '||'");
syntaxError('(a)\n=> a', "Unexpected token '=>'");
syntaxError('() => {}()', "Unexpected token '('");
syntaxError('((a)) => 1', 'Invalid destructuring assignment target');
syntaxError('1 => 1', 'Malformed arrow function parameter list');
