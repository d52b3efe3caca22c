const log = [];
[1, , 3].forEach((value, index) => log.push(value, index));
sameElements(log, [1, 0, 3, 2]);
same([1].forEach(() => 1), undefined);
const shrinking = [1, 2, 3];
let calls = 0;
shrinking.forEach(() => { calls++; shrinking.pop(); });
same(calls, 2);
