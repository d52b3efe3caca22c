builtin(String.prototype, 'concat', 1);
same('a'.concat(1, null, undefined, [2, 3], -0), 'a1nullundefined2,30');
same('a'.concat(), 'a');
same(String.prototype.concat.call(5, 6), '56');
const log = [];
String.prototype.concat.call(observed(log, 'this', 'x'), observed(log, 'a', ''), observed(log, 'b', ''));
sameElements(log, ['this.toString', 'a.toString', 'b.toString']);
throws(() => 'a'.concat(Symbol()), 'TypeError: Cannot convert a Symbol value to a string');
throws(() => String.prototype.concat.call(null, 'a'), 'TypeError: String.prototype.concat called on null or undefined');
