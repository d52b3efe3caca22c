function inner() { return new Error('text'); }
function outer() { return inner(); }
const lines = outer().stack.split('\n');
same(lines[0], 'Error: text');
same(/^    at inner \(.*frames-and-positions\.js:1:27\)$/.test(lines[1]), true);
same(/^    at outer \(.*frames-and-positions\.js:2:27\)$/.test(lines[2]), true);
same(/^    at .*frames-and-positions\.js:3:15$/.test(lines[3]), true);
