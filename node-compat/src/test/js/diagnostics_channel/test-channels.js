'use strict';
// Channels, stores and tracing channels.
const channels = require('diagnostics_channel');
const { AsyncLocalStorage } = require('async_hooks');

const channel = channels.channel('a');
const subscriber = (data, name) => console.log('got', data, name);
console.log(channel.hasSubscribers);
channel.subscribe(subscriber);
console.log(channels.hasSubscribers('a'), channel === channels.channel('a'));
channel.publish({ x: 1 });
console.log(channel.unsubscribe(subscriber), channel.unsubscribe(subscriber), channel.hasSubscribers);
for (const wrong of [() => channels.channel(1), () => channel.subscribe(1), () => channels.tracingChannel(1)]) {
  try {
    wrong();
  } catch (error) {
    console.log(error.code, error.message);
  }
}

const storage = new AsyncLocalStorage();
channel.bindStore(storage, (data) => data.v);
console.log(channel.runStores({ v: 9 }, function (extra) { return [this.self, storage.getStore(), extra]; }, { self: 1 }, 2));
console.log(channel.unbindStore(storage), channel.unbindStore(storage), storage.getStore());

const traced = channels.tracingChannel('op');
const show = (event) => (message) => console.log(event, { ...message, error: message.error?.message });
traced.subscribe({ start: show('start'), end: show('end'), asyncStart: show('asyncStart'), asyncEnd: show('asyncEnd'), error: show('error') });
console.log(traced.traceSync((a) => a + 1, { k: 1 }, null, 5));
try {
  traced.traceSync(() => { throw new Error('no'); }, {});
} catch (error) {
  console.log(error.message);
}
traced.tracePromise(async () => { throw new Error('p'); }, { q: 1 })
  .catch((error) => console.log('caught', error.message))
  .then(() => traced.traceCallback((a, callback) => setTimeout(callback, 1, null, a), -1, { cb: 1 }, null, 7, (error, result) => {
    console.log('callback', error, result);
    process.once('uncaughtException', (thrown) => console.log('uncaught', thrown.message));
    channel.subscribe(() => { throw new Error('subscriber'); });
    channel.subscribe(() => console.log('the next one'));
    channel.publish();
  }));
