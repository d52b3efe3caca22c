const log = [];
class R { get [Symbol.dispose]() { log.push('read'); return function () { log.push(this instanceof R); }; } }
{ using r = new R(); log.push('body'); }
same(log.join(), 'read,body,true');
throws(() => { using x = {}; }, 'TypeError');
throws(() => { using x = 5; }, 'TypeError');
throws(() => { using x = { [Symbol.dispose]: 1 }; }, 'TypeError');
throws(() => { using x = { [Symbol.dispose]() {} }; x = 1; }, 'TypeError: Assignment to using variable.');
throws(() => { x; using x = null; }, "ReferenceError: Cannot access 'x' before initialization");
