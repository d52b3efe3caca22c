builtin(Array.prototype, 'flatMap', 1);
sameElements([1, 2].flatMap((value) => [value, [value]]).map(String), ['1', '1', '2', '2']);
sameElements([1, , 3].flatMap((value, index) => (index === 2 ? [] : value)), [1]);
sameElements([1, 2].flatMap((value) => [[value]]).flat(), [1, 2]);
sameElements(['a b', 'c'].flatMap((line) => line.split(' ')), ['a', 'b', 'c']);
sameElements([1].flatMap(() => [, 1, ,]), [1]);
sameElements([0].flatMap(function () { return [this.k]; }, { k: 'this' }), ['this']);

// The source's length is fixed at the start; the mapped arrays may change the source.
const growing = [1, 2];
sameElements(growing.flatMap((value) => { growing.push(9); return [value, value]; }), [1, 1, 2, 2]);
same(growing.length, 4);
throws(() => [].flatMap(), 'TypeError: undefined is not a function');
throws(() => [].flatMap({}), 'TypeError: object is not a function');
throws(() => Array.prototype.flatMap.call(undefined, () => 1), 'TypeError: Cannot convert undefined or null to object');
