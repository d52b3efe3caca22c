// Imported variables in hot functions: those that never change, others, and some before their initialisation.
import plus, { size, half, count, increment, twice, changing, replaced, change, Point, early, readsLate } from './_exports.mjs';
import * as all from './_exports.mjs';
export const late = 5;
export function user(x) { return x; }

function work(n) {
  let total = 0;
  for (let i = 0; i < n; i++) total += increment() + size + half + twice(i) + new Point(i).x + plus(1) + replaced() + all.size;
  return [total, changing()].join();
}
function sum(rounds) { let text; for (let i = 0; i < rounds; i++) text = work(50); return text; }
same(sum(1000), '2501350,first'.replace('2501350', String(50 * (10 + 0.5 + 11 + 1 + 10) + 3 * 1225 + (49951 + 50000) * 25)));
same(count, 50000);
change();
same(work(2), `${100003 + 2 * (10 + 0.5 + 11 + 2 + 10) + 3},second`);
same(sum(1000).split(',')[1], 'second');

same(early[0], 'ReferenceError');
same(early[2999], 'ReferenceError');
const reads = [];
for (let i = 0; i < 3000; i++) reads.push(readsLate());
same(reads[0], 6);
same(reads[2999], 6);
