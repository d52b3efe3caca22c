'use strict';
// The library's own listeners hear an abort whose propagation a program has stopped; passive listeners cannot prevent a default.
const { addAbortListener, once } = require('events');

async function main() {
  const controller = new AbortController();
  const { signal } = controller;
  signal.addEventListener('abort', (event) => event.stopImmediatePropagation());
  signal.addEventListener('abort', () => console.log('not called'));
  addAbortListener(signal, (event) => console.log(event.type, event.target === signal));
  const target = new EventTarget();
  const waiting = once(target, 'never', { signal });
  controller.abort();
  await waiting.catch((error) => console.log(error.name));

  for (const options of [undefined, {}, { passive: true }, { passive: false }]) {
    const listened = new EventTarget();
    listened.addEventListener('a', (event) => event.preventDefault(), options);
    const event = new Event('a', { cancelable: true });
    console.log(options, listened.dispatchEvent(event), event.defaultPrevented);
  }
}
main();
