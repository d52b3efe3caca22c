const log = [];
const source = () => ({
  [Symbol.iterator]() { let i = 0; return { next: () => ({ value: i++, done: false }), return(v) { log.push('return'); return { value: v, done: true }; } }; },
});
eventually(async () => {
  for await (const x of source()) if (x === 2) break;
  await rejects((async () => { for await (const x of source()) throw new RangeError('body'); })(), 'RangeError: body');
  same(await (async () => { for await (const x of source()) return x; })(), 0);
  same(log.splice(0).join(), 'return,return,return');
  const bad = { [Symbol.iterator]: () => ({ next: () => ({ value: Promise.reject(new TypeError('value')), done: false }), return() { log.push('closed'); return {}; } }) };
  await rejects((async () => { for await (const x of bad); })(), 'TypeError: value');
  same(log.join(), 'closed');
});
