// Flags: --expose-gc
'use strict';
// WeakRef and FinalizationRegistry under the event loop: what a job has seen stays for that job and may go after it.
const rounds = 400;

function until(condition, then, round = 0) {
  gc();
  if (condition()) return then();
  if (round === rounds) throw new Error('it is never collected');
  setTimeout(until, 1, condition, then, round + 1);
}

const reference = new WeakRef({ inside: true });
gc();
if (reference.deref() === undefined) throw new Error('gone within the job that made the reference');

const cleaned = [];
const registry = new FinalizationRegistry(held => {
  cleaned.push(held);
  if (held === 'throws') throw new Error('from the cleanup');
});
(() => {
  for (const held of ['a', 'throws', 'b']) registry.register({}, held);
  const token = {};
  registry.register({}, 'unregistered', token);
  registry.unregister(token);
})();

let uncaught = '';
process.on('uncaughtException', error => { uncaught += error.message; });
until(() => reference.deref() === undefined, () => {
  until(() => cleaned.length === 3, () => setTimeout(() => {
    if (cleaned.sort().join() !== 'a,b,throws') throw new Error(cleaned.join());
    if (uncaught !== 'from the cleanup') throw new Error(uncaught);
    console.log('ok');
  }, 5));
});
