const s = Symbol('key');
const object = { a: 'a', 1: 'one', [s]: 'symbol', null: 'null', undefined: 'undefined', true: 'true', NaN: 'nan', '-0': 'minus zero text', 0: 'zero', '1.5': 'frac', '': 'empty' };
const read = (k) => object[k];
for (let i = 0; i < 3; i++) {
  same(read('a'), 'a');
  same(read(1), 'one');
  same(read('1'), 'one');
  same(read(s), 'symbol');
  same(read(null), 'null');
  same(read(undefined), 'undefined');
  same(read(true), 'true');
  same(read(NaN), 'nan');
  same(read(-0), 'zero');
  same(read(1n), 'one');
  same(read(1.5), 'frac');
  same(read([]), 'empty');
  same(read(['a']), 'a');
  same(read({ toString: () => 'a' }), 'a');
  same(read('01'), undefined);
}
const rope = 'x'.repeat(20) + String(Math.abs(1));
object[rope] = 'rope';
same(read('xxxxxxxxxxxxxxxxxxxx1'), 'rope');
