builtin(Array.prototype, 'shift', 0);
const array = [1, 2, 3];
same(array.shift(), 1);
sameElements(array, [2, 3]);
same([].shift(), undefined);
const holey = [, 'b', , 'd'];
same(holey.shift(), undefined);
sameElements(holey, ['b', , 'd']);
const doubles = [0.5, 1.5];
same(doubles.shift() + doubles.shift() + doubles.length, 2);

// A queue: what is taken in front makes room for what is appended.
const queue = [];
let taken = 0;
for (let i = 0; i < 3000; i++) {
  queue.push(i);
  if (i % 3 === 0) same(queue.shift(), taken++);
}
same(queue.length, 2000);
same(queue[0], 1000);
same(queue[1999], 2999);

const log = [];
Array.prototype.shift.call(traced({ length: 3, 0: 'a', 2: 'c' }, log));
sameElements(log.filter((entry) => !/Descriptor|defineProperty/.test(entry)), ['get length', 'get 0', 'has 1', 'deleteProperty 0', 'has 2', 'get 2', 'set 1', 'deleteProperty 2', 'set length']);
throws(() => Object.freeze([1]).shift(), "TypeError: Cannot delete property '0' of [object Array]");
throws(() => Object.seal([1, 2]).shift(), "TypeError: Cannot delete property '1' of [object Array]");
throws(() => Object.defineProperty([1, 2], 'length', { writable: false }).shift(), "TypeError: Cannot assign to read only property 'length' of object '[object Array]'");
