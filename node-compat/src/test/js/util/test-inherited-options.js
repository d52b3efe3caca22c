// A call without options has none, even if Object.prototype has properties of their names; parseArgs reads own properties only.
const dns = require('dns');
const events = require('events');
const fs = require('fs');
const path = require('path');
const util = require('util');
const { performance, createHistogram } = require('perf_hooks');
const { setTimeout: wait } = require('timers/promises');
const vm = require('vm');

const added = { all: true, recursive: true, withFileTypes: true, encoding: 'hex', ref: 'x', once: true, lowest: -1, figures: 9, triggerAsyncId: 'x', fatal: true,
  filename: 5, timeout: 'x', startTime: -1, detail: 'd', mode: 'x', bigint: true, tokens: true, strict: false, allowPositionals: true, default: 'd', multiple: true, short: 'xx', type: 5 };
async function ask() {
  const attempt = async (name, work) => {
    try {
      console.log(name, await work());
    } catch (error) {
      console.log(name, error.code, error.message);
    }
  };
  await attempt('lookup', () => new Promise((resolve) => dns.lookup('127.0.0.1', (error, address) => resolve(address))));
  await attempt('dns.promises', () => dns.promises.lookup('127.0.0.1'));
  await attempt('readFile', () => fs.readFileSync(__filename).length > 0);
  await attempt('readdir', () => typeof fs.readdirSync(path.dirname(__filename))[0]);
  await attempt('stat', () => typeof fs.statSync(__filename).size);
  await attempt('promises.stat', async () => typeof (await fs.promises.stat(__filename)).size);
  await attempt('promises.readFile', async () => (await fs.promises.readFile(__filename)).length > 0);
  await attempt('timers', () => wait(1, 'v'));
  await attempt('histogram', () => createHistogram().count);
  await attempt('mark', () => performance.mark('a').detail);
  await attempt('once', () => {
    const emitter = new events();
    setImmediate(() => emitter.emit('x', 1));
    return events.once(emitter, 'x');
  });
  await attempt('script', () => new vm.Script('1').runInThisContext());
  await attempt('TextDecoder', () => new util.TextDecoder().decode(Buffer.from([0xff])));
  await attempt('AsyncResource', () => new (require('async_hooks').AsyncResource)('x').triggerAsyncId() > 0);
  await attempt('prime', () => require('crypto').generatePrimeSync(8).byteLength);
  const strings = { f: { type: 'string' } };
  await attempt('parseArgs', () => util.parseArgs({ args: ['--f', 'x'], options: strings }));
  await attempt('parseArgs', () => util.parseArgs({ args: ['x'], options: strings }));
  await attempt('parseArgs', () => util.parseArgs({ args: ['--g'], options: strings }));
  await attempt('parseArgs', () => util.parseArgs({ args: [], options: strings }));
  await attempt('parseArgs', () => util.parseArgs({ args: [], options: { f: {} } }));
  await attempt('parseArgs', () => util.parseArgs({ args: ['--toString'], options: strings }));
}

console.log('begin');
for (const [name, value] of Object.entries(added)) {
  Object.defineProperty(Object.prototype, name, { __proto__: null, configurable: true, enumerable: false, writable: true, value });
}
ask();
