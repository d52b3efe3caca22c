const log = [];
const source = {
  [Symbol.asyncIterator]() {
    let i = 0;
    return {
      next() { log.push('next'); return Promise.resolve({ value: i++, done: i > 3 }); },
      return(...parts) { log.push('return ' + parts.length); return Promise.resolve({}); },
    };
  },
};
eventually(async () => {
  for await (const x of source) log.push(x);
  same(log.splice(0).join(), 'next,0,next,1,next,2,next');
  for await (const x of source) { if (x === 1) break; }
  same(log.splice(0).join(), 'next,next,return 0');
  same(await (async () => { for await (const x of source) return 'value' + x; })(), 'value0');
  await rejects((async () => { for await (const x of source) throw new RangeError('body'); })(), 'RangeError: body');
  same(log.splice(0).join(), 'next,return 0,next,return 0');
  outer: for (const y of [1, 2]) for await (const x of source) continue outer;
  same(log.join(), 'next,return 0,next,return 0');
});
