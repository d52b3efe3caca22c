const StringIteratorPrototype = Object.getPrototypeOf(''[Symbol.iterator]());
builtin(StringIteratorPrototype, 'next', 0);
same(attributes(StringIteratorPrototype, Symbol.toStringTag, 'c').value, 'String Iterator');
same(Object.getPrototypeOf(StringIteratorPrototype), Iterator.prototype);
const iterator = 'a'[Symbol.iterator]();
same(iterator.next().value, 'a');
const end = iterator.next();
same(end.value, undefined);
same(end.done, true);
same(iterator.next() === end, false);
throws(() => StringIteratorPrototype.next.call([].values()), 'TypeError: Method String Iterator.prototype.next called on incompatible receiver [object Array Iterator]');
throws(() => StringIteratorPrototype.next.call('a'), 'TypeError: Method String Iterator.prototype.next called on incompatible receiver a');

// Patched, it changes what a spread yields.
const { next } = StringIteratorPrototype;
StringIteratorPrototype.next = function () { const step = next.call(this); if (!step.done) step.value += '!'; return step; };
sameElements([...'ab'], ['a!', 'b!']);
StringIteratorPrototype.next = next;
