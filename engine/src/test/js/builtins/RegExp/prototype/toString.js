builtin(RegExp.prototype, 'toString', 0);
same(String(/a/g), '/a/g');
same(RegExp.prototype.toString(), '/(?:)/');
const log = [];
same(RegExp.prototype.toString.call(traced({ source: 's', flags: 5 }, log)), '/s/5');
sameElements(log, ['get source', 'get flags']);
same(RegExp.prototype.toString.call({}), '/undefined/undefined');
throws(() => RegExp.prototype.toString.call('x'), 'TypeError: Method RegExp.prototype.toString called on incompatible receiver x');
