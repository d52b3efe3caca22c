// mock.timers: timers, promises of timers, dates and signals whose time the test moves.
'use strict';
const { mock } = require('node:test');
const timers = require('timers');
const promises = require('timers/promises');
const { setTimeout: realTimeout, setImmediate: realImmediate } = globalThis;

const log = [];
const note = (...values) => log.push(values.join(' '));
const show = (title) => console.log(`${title}: ${log.splice(0).join(', ')}`);
function attempt(action) {
  try {
    action();
    console.log('none');
  } catch (error) {
    console.log(error.name, error.code, error.message);
  }
}
const settle = () => new Promise((resolve) => realImmediate(resolve));

async function main() {
  const clock = mock.timers;
  console.log(clock === mock.timers, Object.getOwnPropertyNames(Object.getPrototypeOf(clock)).sort().join());
  for (const action of [() => clock.tick(1), () => clock.runAll(), () => clock.setTime(1), () => clock.reset()]) attempt(action);
  for (const options of [{ apis: ['nothing'] }, { apis: 'Date' }, { now: NaN }, { now: -1 }, { now: 'x' }, { apis: [1] }])
    attempt(() => clock.enable(options));

  clock.enable({ apis: ['setTimeout', 'setInterval', 'setImmediate'] });
  attempt(() => clock.enable());
  attempt(() => clock.tick(-1));
  console.log(setTimeout === realTimeout, timers.setTimeout === setTimeout, typeof clearTimeout);
  setTimeout(note, 20, 'b', 1);
  setTimeout(note, 10, 'a');
  const cleared = setTimeout(note, 10, 'cleared');
  clearTimeout(cleared);
  setImmediate(note, 'immediate');
  clearImmediate(setImmediate(note, 'cleared immediate'));
  const interval = setInterval(note, 5, 'interval');
  clock.tick();
  show('tick 1');
  clock.tick(9);
  show('tick 10');
  clock.tick(12);
  show('tick 22');
  clearInterval(interval);
  clock.tick(100);
  show('cleared');
  let count = 0;
  const ending = setInterval(() => {
    note('count', ++count);
    if (count === 3) clearInterval(ending);
  }, 7);
  clock.tick(100);
  show('itself');
  const timer = setTimeout(note, 5, 'closed');
  console.log(timer.constructor.name, timer.ref() === timer, timer.unref() === timer, timer.refresh() === timer, timer.hasRef(), timer.close() === timer);
  setTimeout(() => setTimeout(note, 3, 'nested'), 3);
  clock.tick(6);
  show('nested');
  setTimeout(note, 2 ** 31, 'too long');
  clock.tick(1);
  show('too long');
  setTimeout(note, 10, 'early');
  setTimeout(note, 50, 'late');
  clock.runAll();
  show('all');
  clock.runAll();
  clearTimeout(undefined);
  clearTimeout(null);
  setTimeout(() => { throw new RangeError('thrown'); }, 1);
  attempt(() => clock.tick(1));
  clock.reset();
  console.log(setTimeout === realTimeout, timers.setTimeout === realTimeout, setImmediate === realImmediate);

  clock.enable({ apis: ['setTimeout', 'setInterval', 'setImmediate', 'scheduler.wait'] });
  promises.setTimeout(10, 'value').then(note);
  promises.setImmediate('at once').then(note);
  promises.scheduler.wait(20).then((value) => note('waited', value));
  const controller = new AbortController();
  promises.setTimeout(10, 'value', { signal: controller.signal }).catch((error) => note(error.name, error.code, error.cause));
  promises.setTimeout(10, 'value', { signal: 1 }).catch((error) => note(error.code));
  controller.abort('why');
  promises.setTimeout(10, 'value', { signal: controller.signal }).catch((error) => note(error.name, error.cause));
  await settle();
  show('before');
  clock.tick(0);
  await settle();
  show('0');
  clock.tick(10);
  await settle();
  show('10');
  clock.tick(10);
  await settle();
  show('20');
  const each = promises.setInterval(5, 'step', { signal: new AbortController().signal });
  const first = each.next();
  clock.tick(15);
  for (const result of [await first, await each.next(), await each.next(), await each.return()]) note(JSON.stringify(result));
  show('interval');
  const stop = new AbortController();
  const stopped = promises.setInterval(5, 'step', { signal: stop.signal }).next();
  stop.abort('enough');
  await stopped.catch((error) => note(error.name, error.cause));
  show('stopped');
  clock.reset();

  const RealDate = Date;
  clock.enable({ apis: ['Date'], now: 1000 });
  console.log(Date.now(), new Date().getTime(), Date().slice(0, 15), new Date() instanceof Date, Date.isMock, Date.name, Date.length);
  console.log(new Date(5).getTime(), new Date(2020, 1).getMonth(), new Date(2020, 1, 2, 3, 4, 5, 6).getMilliseconds(), Date.UTC(1970, 0, 2), Date.parse('1970-01-01T00:00:01Z'));
  console.log(String(Date), Date.prototype === RealDate.prototype, Object.keys(Date));
  clock.tick(500);
  console.log(Date.now());
  clock.setTime(9000);
  console.log(Date.now());
  attempt(() => clock.setTime('1'));
  attempt(() => clock.setTime(-1));
  clock.reset();
  console.log(Date === RealDate);
  clock.enable({ now: new Date(77) });
  console.log(Date.now());
  const signal = AbortSignal.timeout(30);
  signal.onabort = () => note('aborted', signal.reason.name);
  setTimeout(note, 10, 'timeout');
  attempt(() => AbortSignal.timeout('1'));
  clock.tick(10);
  console.log(Date.now(), signal.aborted);
  clock.tick(20);
  show('signal');
  clock[Symbol.dispose]();
  console.log(Date === RealDate, setTimeout === realTimeout, AbortSignal.timeout.name);
  clock.enable({ apis: ['setTimeout'] });
  mock.reset();
  console.log(setTimeout === realTimeout);
}
main();
