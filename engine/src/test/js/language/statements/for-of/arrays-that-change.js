const seen = [];
const list = [1, 2, 3];
for (const x of list) {
  seen.push(x);
  if (x === 1) list.push(4);
  if (x === 3) list.length = 0;
}
same(seen.join(), '1,2,3');
const growing = [0];
for (const x of growing) if (x < 50) growing.push(x + 1);
same(growing.length, 51);
const holes = [];
for (const x of [, 'a', ,]) holes.push(x);
sameElements(holes, [undefined, 'a', undefined]);
Array.prototype[0] = 'inherited';
for (const x of [,]) same(x, 'inherited');
delete Array.prototype[0];
