const log = [];
const plain = async () => 1;
const promised = async () => Promise.resolve(2);
const awaited = async () => await Promise.resolve(3);
eventually(async () => {
  promised().then((v) => log.push('return promise'));
  awaited().then((v) => log.push('return await'));
  plain().then((v) => log.push('return value'));
  let p = Promise.resolve();
  for (let i = 0; i < 5; i++) p = p.then(() => log.push(i));
  await p;
  // A returned promise costs three turns, an awaited one two.
  same(log.join(), 'return value,0,return await,1,return promise,2,3,4');
});
same(plain() instanceof Promise, true);
same(plain() === plain(), false);
