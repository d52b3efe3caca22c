// navigator.locks among the code of one thread.
const { locks } = require('worker_threads');
const { setTimeout: wait } = require('timers/promises');

(async () => {
  console.log(locks === navigator.locks, Object.prototype.toString.call(locks));
  const order = [];
  const exclusive = (name) => locks.request('a', async (lock) => {
    order.push(`${name} in`, lock.name, lock.mode);
    await wait(5);
    order.push(`${name} out`);
    return name;
  });
  console.log(await Promise.all([exclusive('one'), exclusive('two')]), order.join(' '));
  const shared = [];
  await Promise.all([1, 2].map((n) => locks.request('b', { mode: 'shared' }, async () => {
    shared.push(n);
    await wait(5);
    shared.push(-n);
  })));
  console.log(shared.slice(0, 2).join());
  await locks.request('c', async () => {
    const { held, pending } = await locks.query();
    console.log(held.length, held[0].name, held[0].mode, pending.length);
    console.log(await locks.request('c', { ifAvailable: true }, (lock) => lock));
    const controller = new AbortController();
    const waiting = locks.request('c', { signal: controller.signal }, () => 'never').catch((error) => error.name);
    console.log((await locks.query()).pending.length);
    controller.abort();
    console.log(await waiting);
  });
  const stolen = locks.request('d', () => new Promise(() => {})).catch((error) => error.name);
  await wait(1);
  console.log(await locks.request('d', { steal: true }, (lock) => lock.mode), await stolen);
  console.log(await locks.request('e', () => { throw new Error('thrown'); }).catch((error) => error.message));
  for (const [name, options] of [['-x', {}], ['x', { ifAvailable: true, steal: true }], ['x', { steal: true, mode: 'shared' }], ['x', { ifAvailable: true, signal: new AbortController().signal }]]) {
    await locks.request(name, options, () => {}).catch((error) => console.log(error.name));
  }
})();
