// Strings built by concatenation are one value with their flat equals.
let rope = '';
for (let i = 0; i < 300; i++) rope += String.fromCharCode(97 + i % 26);
const flat = [...Array(300)].map((_, i) => String.fromCharCode(97 + i % 26)).join('');
same(rope, flat);
same(rope === flat && rope == flat && !(rope < flat), true);
same(new Map([[flat, 'found']]).get(rope), 'found');
same({ [flat]: 'key' }[rope], 'key');
same(new Set([rope]).has(flat), true);
same(Object.is(rope + 'x', flat + 'x'), true);
same([flat].includes(rope) && [rope].indexOf(flat) === 0, true);
switch (rope) { case flat: break; default: throw new Error('no case'); }
same(rope.length, 300);
same(/klm$/.test(rope + 'klm'), true);
same(JSON.stringify({ rope }).length, 311);
same(parseInt('1' + '2' + '3'.repeat(2)), 1233);
let deep = 'end';
for (let i = 0; i < 20000; i++) deep = 'x' + deep;
same(deep.length, 20003);
same(deep.indexOf('end'), 20000);
