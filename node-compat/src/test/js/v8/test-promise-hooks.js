// v8.promiseHooks: what is called for the life of promises, in which order, and what its exceptions do.
'use strict';
const { promiseHooks } = require('v8');
const { createHook } = require('async_hooks');

const names = new Map();
const nameOf = (promise) => {
  if (promise === undefined) return 'none';
  if (!names.has(promise)) names.set(promise, `p${names.size}`);
  return names.get(promise);
};
const log = [];
const note = (...values) => log.push(values.join(' '));
const all = {
  init: (promise, parent) => note('init', nameOf(promise), nameOf(parent)),
  before: (promise) => note('before', nameOf(promise)),
  after: (promise) => note('after', nameOf(promise)),
  settled: (promise) => note('settled', nameOf(promise)),
};
const show = (title) => console.log(`${title}: ${log.splice(0).join(', ')}`);

for (const name of ['onInit', 'onBefore', 'onAfter', 'onSettled'])
  for (const value of [undefined, async () => {}, async function* () {}])
    try {
      promiseHooks[name](value);
    } catch (error) {
      console.log(name, error.code, error.message);
    }
console.log(Object.keys(promiseHooks));
promiseHooks.createHook()();

async function work() {
  note('body');
  await null;
  note('continued');
  return 1;
}

let stop = promiseHooks.createHook(all);
new Promise(() => {});
Promise.resolve(1).then(() => note('then')).catch(() => {});
Promise.reject(new Error('x')).catch(() => note('caught'));
work().then(() => {});
setImmediate(() => {
  stop();
  show('all');
  const stops = [promiseHooks.onInit(all.init), promiseHooks.onSettled(all.settled), promiseHooks.onInit(() => note('second'))];
  Promise.resolve(2);
  stops[0]();
  stops[0]();
  Promise.resolve(3);
  for (const end of stops) end();
  Promise.resolve(4);
  show('some');

  process.on('uncaughtException', (error) => note('uncaught', error.message));
  stop = promiseHooks.onInit(() => {
    throw new Error('one');
  });
  Promise.resolve();
  const more = promiseHooks.onInit(() => note('more'));
  Promise.resolve();
  stop();
  more();
  show('thrown');

  const hook = createHook({ init: (id, type) => note(type) }).enable();
  stop = promiseHooks.onInit(() => note('init'));
  Promise.resolve();
  hook.disable();
  Promise.resolve();
  stop();
  console.log(log.splice(0).sort().join());
});
