// The right side is evaluated before the dead zone is noticed.
const log = [];
throws(() => { x = log.push('right'); let x; }, "ReferenceError: Cannot access 'x' before initialization");
same(log.join(), 'right');
throws(() => { x += log.push('compound'); let x; }, 'ReferenceError');
same(log.join(), 'right');
// A constant in its dead zone is a ReferenceError, not a TypeError.
throws(() => { c = log.push('const'); const c = 1; }, "ReferenceError: Cannot access 'c' before initialization");
same(log.join(), 'right,const');
