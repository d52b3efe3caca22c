class List extends Array {}
const list = new List(1, 2, 3);
const removed = list.splice(1);
same(removed.constructor, List);
sameElements(removed, [2, 3]);

// The removed elements are defined on what the species constructs, whose length is then set.
const source = ['a', 'b', 'c'];
const log = [];
source.constructor = { [Symbol.species]: function (count) { log.push(count); return Object.defineProperty({}, 'length', { set(value) { log.push('length ' + value); }, configurable: true }); } };
const taken = source.splice(0, 2);
sameElements(log, [2, 'length 2']);
same(taken[0] + taken[1], 'ab');
sameElements(source, ['c']);

// The source may be the target: the species constructor returns the array itself.
const own = [1, 2, 3, 4];
own.constructor = { [Symbol.species]: function () { return own; } };
same(own.splice(2, 1), own);
same(own[0], 3);
