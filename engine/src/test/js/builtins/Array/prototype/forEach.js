builtin(Array.prototype, 'forEach', 1);
const log = [];
[1, , 3].forEach((value, index) => log.push(value, index));
sameElements(log, [1, 0, 3, 2]);
same([1].forEach(() => 1), undefined);
const shrinking = [1, 2, 3];
let calls = 0;
shrinking.forEach(() => { calls++; shrinking.pop(); });
same(calls, 2);

// The kind of elements may change under the loop.
const mixed = [1, 2, 3, 4];
const seen = [];
mixed.forEach((value, index) => {
  seen.push(value);
  if (index === 0) mixed[1] = 0.5;
  if (index === 1) mixed[2] = 'text';
  if (index === 2) { delete mixed[3]; Array.prototype[3] = 'inherited'; }
});
delete Array.prototype[3];
sameElements(seen, [1, 0.5, 'text', 'inherited']);

const order = [];
Array.prototype.forEach.call(traced(['a'], order), () => order.push('call'));
sameElements(order, ['get length', 'has 0', 'get 0', 'call']);
const getter = { length: 1, get 0() { return 'got'; } };
Array.prototype.forEach.call(getter, (value, _, object) => { same(value, 'got'); same(object, getter); });
throws(() => [].forEach(undefined), 'TypeError: undefined is not a function');
throws(() => Array.prototype.forEach.call(null, () => {}), 'TypeError: Array.prototype.forEach called on null or undefined');
