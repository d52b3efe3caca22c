// diagnostics_channel.boundedChannel and withStoreScope: what is published when, what stores hold meanwhile, and what is refused.
'use strict';
const { AsyncLocalStorage } = require('async_hooks');
const { boundedChannel, channel, BoundedChannel, Channel } = require('diagnostics_channel');

const attempt = (name, run) => {
  try {
    console.log(name, run());
  } catch (error) {
    console.log(name, error.name, error.code, error.message);
  }
};
const store = new AsyncLocalStorage();
const other = new AsyncLocalStorage();
const bounded = boundedChannel('thing');
console.log(bounded instanceof BoundedChannel, Object.getOwnPropertyNames(bounded), bounded.start === channel('tracing:thing:start'), bounded.hasSubscribers);
console.log(bounded.run({ n: 0 }, function (a, b) { return [this, a, b, store.getStore()]; }, 5, 1, 2));
const handlers = { start: (context, name) => console.log('start', context, String(name), store.getStore()), end: (context) => console.log('end', context, store.getStore()) };
bounded.subscribe(handlers);
bounded.start.bindStore(store);
bounded.start.bindStore(other, (context) => context.n * 2);
console.log(bounded.hasSubscribers);
console.log(bounded.run({ n: 1 }, () => [store.getStore(), other.getStore()]), store.getStore());
attempt('thrown', () => bounded.run({ n: 2 }, () => { throw new RangeError('no'); }));
{
  using scope = bounded.withScope({ n: 3 });
  console.log('inside', store.getStore(), other.getStore(), Object.keys(scope));
}
const scope = bounded.withScope();
scope[Symbol.dispose]();
scope[Symbol.dispose]();
bounded.run(null, () => console.log('null', store.getStore()));
console.log(bounded.unsubscribe(handlers), bounded.unsubscribe(handlers), bounded.hasSubscribers, bounded.start.unbindStore(store), bounded.start.unbindStore(other), bounded.hasSubscribers);
const own = boundedChannel({ start: channel('a'), end: channel('b') });
channel('b').subscribe((context, name) => console.log(String(name), context));
own.run({ x: 1 }, () => console.log('run'));
{
  using held = channel('c').withStoreScope({ x: 2 });
  console.log(typeof held, store.getStore());
}
channel('c').bindStore(store);
{
  using held = channel('c').withStoreScope({ x: 3 });
  console.log(store.getStore());
}
console.log(store.getStore());
for (const wrong of [undefined, 5, null]) attempt('wrong', () => boundedChannel(wrong));
