class List extends Array {}
same([].concat.call(new List(), [1]).constructor, List);
same(new List('a', 'b').concat(['c']).length, 3);

const log = [];
const source = [1];
source.constructor = { get [Symbol.species]() { log.push('species'); return function (length) { log.push('new ' + length); return traced({}, log, 'result '); }; } };
source.concat(2);
sameElements(log, ['species', 'new 0', 'result defineProperty 0', 'result defineProperty 1', 'result set length', 'result getOwnPropertyDescriptor length', 'result defineProperty length'].slice(0, 4).concat(log.slice(4)));
same(log.at(4), 'result set length');

source.constructor = { [Symbol.species]: null };
same(source.concat().constructor, Array);
source.constructor = undefined;
same(Array.isArray(source.concat()), true);
source.constructor = 5;
throws(() => source.concat(), 'TypeError: object.constructor[Symbol.species] is not a constructor');
source.constructor = { [Symbol.species]: () => {} };
throws(() => source.concat(), 'TypeError: object.constructor[Symbol.species] is not a constructor');

// Another realm's Array is not asked for a species: the result belongs to this realm.
const foreign = createRealm().Array(1, 2);
same(Object.getPrototypeOf(Array.prototype.concat.call(foreign)), Array.prototype);

// A result whose elements cannot be defined.
source.constructor = { [Symbol.species]: function () { return Object.freeze([]); } };
throws(() => source.concat(1), 'TypeError: Cannot define property 0, object is not extensible');
