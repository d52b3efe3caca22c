const log = [];
const source = (n) => ({
  [Symbol.iterator]() {
    let i = 0;
    return {
      next() { log.push('next'); return i < n ? { get value() { log.push('value'); return i++; }, done: false } : { done: true, get value() { throw 'not read'; } }; },
      return() { log.push('return'); return {}; },
    };
  },
});
const [] = source(2);
same(log.splice(0).join(), 'return');
const [a] = source(2);
same(log.splice(0).join(), 'next,value,return');
const [, b] = source(2);
// An elision does not read the value.
same(log.splice(0).join(), 'next,next,value,return');
const [c, d, e, f] = source(2);
same(log.splice(0).join(), 'next,value,next,value,next');
same(f, undefined);
const [...all] = source(2);
same(all.length, 2);
same(log.splice(0).join(), 'next,value,next,value,next');
