const log = [];
const source = (results) => ({
  [Symbol.iterator]() {
    log.push('open');
    let i = 0;
    return {
      next() { log.push('next'); return { value: i++, done: i > 5 }; },
      return(...parts) { log.push('return ' + parts.length); return results; },
    };
  },
});
for (const x of source({})) if (x === 1) break;
same(log.join(), 'open,next,next,return 0');
log.length = 0;
outer: do for (const x of source({})) continue outer; while (false);
same(log.join(), 'open,next,return 0');
log.length = 0;
same((() => { for (const x of source({})) return 'value ' + x; })(), 'value 0');
same(log.join(), 'open,next,return 0');
log.length = 0;
throws(() => { for (const x of source(5)) break; }, 'TypeError: Iterator result 5 is not an object');
