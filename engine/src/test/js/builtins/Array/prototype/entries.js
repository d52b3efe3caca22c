builtin(Array.prototype, 'entries', 0);
sameElements([...['a', 'b'].entries()].flat(), [0, 'a', 1, 'b']);
sameElements([...[, 'b'].entries()].flat(), [0, undefined, 1, 'b']);
const [first, second] = [[5].entries().next().value, [5].entries().next().value];
same(first === second, false);
same(Array.isArray(first), true);

// Growing is seen until the iterator is done, then never again.
const growing = ['x'];
const iterator = growing.entries();
sameElements(iterator.next().value, [0, 'x']);
growing.push('y');
sameElements(iterator.next().value, [1, 'y']);
same(iterator.next().done, true);
growing.push('z');
same(iterator.next().value, undefined);

sameElements([...Array.prototype.entries.call('ab')].flat(), [0, 'a', 1, 'b']);
sameElements([...Array.prototype.entries.call(new Uint8Array([7]))].flat(), [0, 7]);
throws(() => Array.prototype.entries.call(undefined), 'TypeError: Cannot convert undefined or null to object');
