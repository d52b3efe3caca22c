const iterator = 'a1b2'.matchAll(/\d/g);
const prototype = Object.getPrototypeOf(iterator);
same(Object.getPrototypeOf(prototype), Iterator.prototype);
const next = builtin(prototype, 'next', 0);
same(iterator.next().value.index, 1);
same(iterator.next().value[0], '2');
sameElements(Object.entries(iterator.next()).flat(), ['value', undefined, 'done', true]);
same(iterator.next().done, true);
throws(() => next.call({}), 'TypeError: Method %RegExpStringIterator%.prototype.next called on incompatible receiver #<Object>');
throws(() => next.call([].values()), 'TypeError');

// exec is asked anew for each match, and what it throws ends nothing.
const log = [];
class Counting extends RegExp { exec(text) { log.push(this.lastIndex); return super.exec(text); } }
same([...new Counting('', 'g')[Symbol.matchAll]('ab')].length, 3);
sameElements(log, [0, 1, 2, 3]);
class Failing extends RegExp { exec() { throw log; } }
const failing = new Failing('a', 'g')[Symbol.matchAll]('a');
throws(() => failing.next(), log);
