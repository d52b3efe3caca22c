builtin(RegExp.prototype, Symbol.matchAll, 1);
const iterator = /\d/g[Symbol.matchAll]('1a2');
same(Object.prototype.toString.call(iterator), '[object RegExp String Iterator]');
sameElements([...iterator].map((match) => match.index), [0, 2]);
sameElements([.../a/[Symbol.matchAll]('aa')].map((match) => match.index), [0]);
sameElements([.../(?:)/gu[Symbol.matchAll]('😀')].map((match) => match.index), [0, 2]);
class Sub extends RegExp { exec(text) { const result = super.exec(text); return result && Object.assign(result, { extra: true }); } }
same([...new Sub('a', 'g')[Symbol.matchAll]('a')][0].extra, true);
throws(() => RegExp.prototype[Symbol.matchAll].call(1, ''), 'TypeError: Method RegExp.prototype.@@matchAll called on incompatible receiver 1');
const { next } = Object.getPrototypeOf(iterator);
same(next.name, 'next');
throws(() => next.call({}), 'TypeError: Method %RegExpStringIterator%.prototype.next called on incompatible receiver #<Object>');
