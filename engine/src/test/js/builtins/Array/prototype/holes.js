// Runs of holes may be skipped only where no program can observe it: callbacks change the array, prototypes have elements, getters answer.
// What a callback puts into a hole ahead is visited, what it deletes is not, in both directions.
const changing = [];
changing.length = 10000;
changing[7] = 7;
changing[4000] = 4000;
changing[9000] = 9000;
const visited = [];
changing.forEach((value, index) => {
  visited.push(index);
  if (index === 7) changing[8] = 8;
  if (index === 8) changing[5000] = 5000;
  if (index === 4000) delete changing[9000];
});
sameElements(visited, [7, 8, 4000, 5000]);
const back = [];
changing.reduceRight((_, value, index) => {
  back.push(index);
  if (index === 5000) changing[3] = 3;
  if (index === 4000) delete changing[8];
  if (index === 7) changing[6] = 6;
}, 0);
sameElements(back, [5000, 4000, 7, 6, 3]);

// A prototype's element shows through a hole, also one that comes while the loop goes on.
const below = Object.create(Array.prototype);
below[600] = 'below';
const child = Object.setPrototypeOf([, , ,], below);
child.length = 5000;
same(child.indexOf('below'), 600);
same(child.includes('below'), true);
same([undefined, , 'x'].includes('x'), true);
same([1, undefined, , 2].includes(3), false);
const late = [1];
late.length = 3000;
late[2999] = 2;
const passed = [];
late.forEach((value, index) => {
  passed.push(index);
  if (index === 0) Array.prototype[1500] = 'late';
});
delete Array.prototype[1500];
sameElements(passed, [0, 1500, 2999]);

// A prototype that is a proxy is asked for each hole.
const asked = [];
const proxied = Object.setPrototypeOf(Array(3), new Proxy(Array.prototype, { has(target, key) { asked.push(key); return key in target; } }));
Array.prototype.every.call(proxied, () => true);
sameElements(asked, ['0', '1', '2']);
