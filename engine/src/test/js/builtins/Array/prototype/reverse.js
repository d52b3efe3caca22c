builtin(Array.prototype, 'reverse', 0);
const three = [1, 2, 3];
same(three.reverse(), three);
sameElements(three, [3, 2, 1]);
sameElements([1, , 3, 4].reverse(), [4, 3, , 1]);
sameElements([, 0.5].reverse(), [0.5, ,]);
sameElements([, , 'x', , ,].reverse(), [, , 'x', , ,]);
sameElements(['a', 1].reverse(), [1, 'a']);

// The order of the operations on one pair depends on which half is there.
const log = [];
Array.prototype.reverse.call(traced({ length: 4, 0: 'a', 2: 'c' }, log));
sameElements(log.filter((entry) => !/Descriptor|defineProperty/.test(entry)),
  ['get length', 'has 0', 'get 0', 'has 3', 'deleteProperty 0', 'set 3', 'has 1', 'has 2', 'get 2', 'set 1', 'deleteProperty 2']);

Array.prototype[1] = 'inherited';
const inherited = ['own', ,].reverse();
delete Array.prototype[1];
sameElements(inherited, ['inherited', 'own']);
throws(() => Object.freeze([1, 2]).reverse(), "TypeError: Cannot assign to read only property '0' of object '[object Array]'");
throws(() => Object.seal([1, , 2, 3]).reverse(), 'TypeError: Cannot add property 1, object is not extensible');
throws(() => Array.prototype.reverse.call('ab'), "TypeError: Cannot assign to read only property '0' of object '[object String]'");
