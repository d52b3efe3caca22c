class Special extends Array { static get [Symbol.species]() { return Array; } }
same(new Special(1, 2).map((value) => value) instanceof Special, false);
class List extends Array {
  constructor(...parts) { super(...parts); this.given = parts; }
}
sameElements(new List(1, 2, 3).map((value) => value).given, [3]);

// A constructor that returns something smaller: the elements are defined all the same.
const source = [1, 2];
const target = { length: 77 };
source.constructor = { [Symbol.species]: function () { return target; } };
same(source.map((value) => value * 2), target);
same(target[0] + target[1] + target.length, 83);

// Read once, after the length and the check of the callback.
const log = [];
source.constructor = { get [Symbol.species]() { log.push('species'); return undefined; } };
throws(() => source.map(5), 'TypeError: number 5 is not a function');
sameElements(log, []);
same(source.map((value) => value).constructor, Array);
sameElements(log, ['species']);
source.constructor = { [Symbol.species]: function () { return Object.defineProperty({}, 0, { value: 'fixed' }); } };
throws(() => source.map((value) => value), 'TypeError: Cannot redefine property: 0');
