// Functions bound to a resource or a storage's value, values until the end of a block, resources of emitters, and what is refused.
const { AsyncLocalStorage, AsyncResource, createHook, executionAsyncId } = require('async_hooks');
const { EventEmitterAsyncResource } = require('events');
process.on('warning', ({ name, code, message }) => console.log(name, code, message));

const attempt = (name, run) => {
  try {
    console.log(name, run());
  } catch (error) {
    console.log(name, error.name, error.code, error.message);
  }
};
function self(a, b) { 'use strict'; return [this, a, b]; }
const storage = new AsyncLocalStorage();
const resource = new AsyncResource('Bound');
for (const [name, bound] of [['resource', resource.bind(self)], ['receiver', resource.bind(self, 4)], ['static', AsyncResource.bind(self)], ['static receiver', AsyncResource.bind(self, 'Type', 3)],
  ['storage', AsyncLocalStorage.bind(self)], ['snapshot', AsyncLocalStorage.snapshot()]]) {
  console.log(name, bound.name, bound.length, Object.getOwnPropertyNames(bound).sort(), bound.call(7, name === 'snapshot' ? self : 1, 2));
}
const bound = resource.bind(() => executionAsyncId() === resource.asyncId());
console.log(bound(), bound.asyncResource);
for (const wrong of [undefined, 5]) attempt(`bind ${wrong}`, () => resource.bind(wrong));
attempt('static bind', () => AsyncResource.bind(5));
attempt('snapshot', () => AsyncLocalStorage.snapshot()(5));
attempt('hook', () => createHook({ trackPromises: false, promiseResolve() {} }));
for (const wrong of [null, 5, 'x', []]) attempt('storage', () => new AsyncLocalStorage(wrong));

const outer = storage.withScope('outer');
storage.run('run', () => {
  const inner = storage.withScope('inner');
  storage.enterWith('entered');
  console.log(storage.getStore(), Object.prototype.toString.call(inner), inner.constructor.name);
  inner[Symbol.dispose]();
  console.log(storage.getStore());
  {
    using scope = storage.withScope('block');
    console.log(storage.getStore(), scope.dispose.length);
  }
  console.log(storage.getStore());
});
console.log(storage.getStore());
outer.dispose();
storage.enterWith('later');
outer.dispose();
console.log(storage.getStore());

class Own extends EventEmitterAsyncResource {}
const emitter = new Own();
console.log(emitter.asyncResource.eventEmitter === emitter, emitter.asyncResource.constructor.name, Object.keys(emitter.asyncResource));
for (const options of [undefined, null, {}, { name: 5 }, 5, { name: '' }, '', 'name', { name: 'x', triggerAsyncId: 'y' }]) {
  attempt('emitter', () => typeof new EventEmitterAsyncResource(options).asyncId);
}
