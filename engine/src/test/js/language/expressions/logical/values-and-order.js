const log = [];
const value = (v) => { log.push(v); return v; };
same(value(0) || value('') || value('x') || value('never'), 'x');
same(log.join(), '0,,x');
log.length = 0;
same(value(1) && value('') && value('never'), '');
same(log.join(), '1,');
same(!value(null) && !!value({}), true);
// && binds tighter.
same(1 || 0 && 0, 1);
same((1 || 0) && 0, 0);
// Assignments on the right of && need parentheses, but yield their value.
let x = 1;
same(x && (x = 7), 7);
same(x, 7);
