'use strict';
// What an EventTarget keeps in itself, what makes one, whose leaks are warned of.
const events = require('events');
const util = require('util');

process.removeAllListeners('warning');
process.on('warning', ({ name, message }) => console.log('warning', name, message));
let step = 0;
function show(action) {
  step++;
  try {
    console.log(step, action());
  } catch (error) {
    console.log(step, error.name, error.code, error.message);
  }
}

const hidden = { customInspect: false, depth: 0 };
class Sub extends EventTarget { x = 1; }
const target = new EventTarget();
for (const object of [target, new Sub(), AbortSignal.abort(1), new AbortController(), Object.setPrototypeOf(new EventTarget(), null), Object.setPrototypeOf(new EventTarget(), {}), Object.assign(new EventTarget(), { constructor: 1 })]) {
  show(() => util.inspect(object, hidden));
  show(() => util.inspect(object, { ...hidden, depth: -1 }));
  show(() => util.inspect([object], { depth: 0 }));
  show(() => util.inspect([object]));
  show(() => Object.getOwnPropertySymbols(object).every((symbol) => Object.getOwnPropertyDescriptor(object, symbol).enumerable));
}
show(() => ({ ...new EventTarget() }));
show(() => util.isDeepStrictEqual(new EventTarget(), new EventTarget()));
show(() => util.inspect([EventTarget, Sub, AbortSignal]));
for (const object of [Object.create(target), new Proxy(target, {}), { __proto__: EventTarget.prototype }, {}, Object.setPrototypeOf(new EventTarget(), null), Object.setPrototypeOf(new EventTarget(), {}), Sub, 1, undefined]) {
  show(() => EventTarget.prototype.removeEventListener.call(object, 'x', () => {}));
  show(() => EventTarget.prototype.addEventListener.call(object, 'x', function listener() { console.log('called', this === object); }, { once: true }));
  show(() => EventTarget.prototype.dispatchEvent.call(object, new Event('x')));
  show(() => EventTarget.prototype.dispatchEvent.call(object, new Event('x')));
  show(() => events.setMaxListeners(4, object));
}
show(() => [events.getMaxListeners(new EventTarget()), events.getMaxListeners(new AbortController().signal), events.getMaxListeners(new MessageChannel().port1)]);
events.defaultMaxListeners = 2;
const lesser = new EventTarget();
events.defaultMaxListeners = 10;
show(() => events.getMaxListeners(lesser));
const unbounded = new EventTarget();
events.setMaxListeners(0, unbounded);
for (const object of [new EventTarget(), lesser, unbounded, new AbortController().signal, AbortSignal.any([])]) for (let i = 0; i < 12; i++) object.addEventListener('abort', () => {});
const { signal } = new AbortController();
show(() => [signal.onabort, Object.getOwnPropertySymbols(signal).map(String)]);
const order = [];
const controller = new AbortController();
controller.signal.onabort = () => order.push('replaced');
controller.signal.addEventListener('abort', () => order.push('listener'));
controller.signal.onabort = function () { order.push(this === controller.signal); };
show(() => typeof controller.signal.onabort);
controller.abort();
show(() => order.join());
controller.signal.onabort = null;
show(() => controller.signal.onabort);
