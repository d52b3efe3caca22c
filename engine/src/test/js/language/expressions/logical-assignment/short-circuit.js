const log = [];
const target = {
  get truthy() { log.push('get truthy'); return 1; },
  set truthy(v) { log.push('set truthy ' + v); },
  get falsy() { log.push('get falsy'); return 0; },
  set falsy(v) { log.push('set falsy ' + v); },
  get nullish() { log.push('get nullish'); return null; },
  set nullish(v) { log.push('set nullish ' + v); },
};
const right = (v) => { log.push('right'); return v; };
same(target.truthy ||= right(2), 1);
same(target.falsy &&= right(3), 0);
same(target.falsy ??= right(4), 0);
same(log.join(), 'get truthy,get falsy,get falsy');
log.length = 0;
same(target.truthy &&= right(5), 5);
same(target.falsy ||= right(6), 6);
same(target.nullish ??= right(7), 7);
same(log.join(), 'get truthy,right,set truthy 5,get falsy,right,set falsy 6,get nullish,right,set nullish 7');
