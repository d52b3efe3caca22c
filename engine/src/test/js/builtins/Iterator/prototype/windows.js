// Node 24 has no Iterator.prototype.windows.
const text = (iterator) => JSON.stringify([...iterator]);
const source = (count) => Array.from({ length: count }, (_, i) => i).values();
same(text(source(4).windows(2)), '[[0,1],[1,2],[2,3]]');
same(text(source(3).windows(1)), '[[0],[1],[2]]');
same(text(source(2).windows(3)), '[]');
same(text(source(2).windows(3, 'only-full')), '[]');
same(text(source(2).windows(3, 'allow-partial')), '[[0,1]]');
same(text(source(4).windows(3, 'allow-partial')), '[[0,1,2],[1,2,3]]');
same(text(source(0).windows(3, 'allow-partial')), '[]');
const windows = source(3).windows(2);
const first = windows.next().value;
first.push('mine');
same(JSON.stringify(windows.next().value), '[1,2]', 'each window is an array of its own');
throws(() => source(1).windows(0, 'bad'), 'RangeError');
throws(() => source(1).windows(1, 'bad'), 'TypeError');
throws(() => source(1).windows(1, null), 'TypeError');
throws(() => source(1).windows('1'), 'TypeError');
throws(() => Iterator.prototype.windows.call(1, 1), 'TypeError');
