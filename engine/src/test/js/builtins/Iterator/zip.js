// Node 24 has no Iterator.zip.
const text = (iterator) => JSON.stringify([...iterator]);
same(text(Iterator.zip([[1, 2], 'ab'.split('')])), '[[1,"a"],[2,"b"]]');
same(text(Iterator.zip([[1, 2, 3], [4]])), '[[1,4]]');
same(text(Iterator.zip([[1, 2], [3]], { mode: 'longest' })), '[[1,3],[2,null]]');
same(text(Iterator.zip([[1, 2], [3]], { mode: 'longest', padding: ['x', 'y'] })), '[[1,3],[2,"y"]]');
same(text(Iterator.zip([[1], [2]], { mode: 'strict' })), '[[1,2]]');
same(text(Iterator.zip([])), '[]');
throws(() => Iterator.zip([[1, 2], [3]], { mode: 'strict' }).toArray(), 'TypeError');
throws(() => Iterator.zip([[1], [3, 4]], { mode: 'strict' }).toArray(), 'TypeError');
throws(() => Iterator.zip([[1]], { mode: new String('strict') }), 'TypeError');
throws(() => Iterator.zip([[1]], null), 'TypeError');
throws(() => Iterator.zip(['ab']), 'TypeError');

// The padding is read and checked in longest mode only.
Iterator.zip([], { mode: 'strict', get padding() { throw new Error('read'); } });
throws(() => Iterator.zip([], { mode: 'longest', padding: 'ab' }), 'TypeError');

// The padding iterator is closed when it has more values than needed.
let closed = 0;
const endless = { [Symbol.iterator]() { return { next: () => ({ value: 0, done: false }), return() { closed++; return {}; } }; } };
same(text(Iterator.zip([[1], []], { mode: 'longest', padding: endless })), '[[1,0]]');
same(closed, 1);
