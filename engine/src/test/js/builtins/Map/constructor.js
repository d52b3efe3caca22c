same(new Map([[1, 'a'], [NaN, 'b']]).get(NaN), 'b');
throws(() => Map(), "TypeError: Constructor Map requires 'new'");
throws(() => new Map([1]), 'TypeError: Iterator value 1 is not an entry object');
throws(() => new Map(5), 'TypeError: number 5 is not iterable (cannot read property Symbol(Symbol.iterator))');
same(new Map(null).size, 0);
class Logged extends Map { set(key, value) { (this.log ??= []).push(key); return super.set(key, value); } }
sameElements(new Logged([[1, 2], [3, 4]]).log, [1, 3]);
same(Map.length, 0);
