builtin(RegExp.prototype, Symbol.split, 2);
sameElements('a1b2c'.split(/\d/), ['a', 'b', 'c']);
sameElements('a1b2c'.split(/(\d)/), ['a', '1', 'b', '2', 'c']);
sameElements('abc'.split(/(?:)/), ['a', 'b', 'c']);
sameElements('😀'.split(/(?:)/u), ['😀']);
sameElements(''.split(/a/), ['']);
sameElements(''.split(/a?/), []);
sameElements('a,b,c'.split(/,/, 2), ['a', 'b']);
sameElements('ab'.split(/(x)?/), ['a', undefined, 'b']);
sameElements('aXbx'.split(/x/i, -1), ['a', 'b', '']);

// The splitter is constructed through the species, with y added to the flags.
let flags;
class Sub extends RegExp { constructor(source, given) { super(source, given); flags = given; } }
'a-b'.split(new Sub('-', 'i'));
same(flags, 'iy');
throws(() => RegExp.prototype[Symbol.split].call(1, ''), 'TypeError: Method RegExp.prototype.@@split called on incompatible receiver 1');
