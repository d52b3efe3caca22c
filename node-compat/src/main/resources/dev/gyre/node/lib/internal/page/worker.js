// Dedicated workers of pages, https://html.spec.whatwg.org/#dedicated-workers-and-the-worker-interface

const { Event, EventTarget } = require('internal/event_target');
const { DOMException } = require('internal/domexception');
const { enumerableMembers } = require('internal/util');
const { defineHandler } = require('internal/page/handlers');
const { dispatchMessage, message } = require('internal/page/messaging');
const host = require('internal/page/host');

class Worker extends EventTarget {
  #connection;

  constructor(url, options = undefined) {
    if (arguments.length === 0)
      throw new TypeError("Failed to construct 'Worker': 1 argument required, but only 0 present.");
    super();
    const { name = '', type = 'classic' } = options ?? {};
    if (type !== 'classic' && type !== 'module')
      throw new TypeError(
        `Failed to construct 'Worker': The provided value '${type}' is not a valid enum value of type WorkerType.`,
      );
    const { URL } = require('internal/url');
    const resolved = URL.parse(host.encodingParse(`${url}`) ?? '');
    if (resolved === null) throw new DOMException(`'${url}' is not a valid URL.`, 'SyntaxError');
    this.#connection = host.worker(resolved.href, `${name}`, type === 'module', (kind, ...values) => {
      if (kind === 'message') dispatchMessage(this, values[0]);
      else if (kind === 'failed') host.dispatch(this, new Event('error', { cancelable: true }));
      else return this.#error(...values);
    });
  }

  // Fires the event of an exception that the worker has not handled; returns whether a listener has.
  #error(text, place) {
    const [, filename, line] = /^(.*?)(?::(\d+))?$/.exec(place);
    const event = new host.window.ErrorEvent('error', {
      cancelable: true,
      message: text,
      filename,
      lineno: Number(line ?? 0),
    });
    return !host.dispatch(this, event);
  }

  postMessage(value, options = undefined) {
    if (arguments.length === 0)
      throw new TypeError("Failed to execute 'postMessage' on 'Worker': 1 argument required, but only 0 present.");
    this.#connection.post(message(value, options));
  }

  terminate() {
    this.#connection.terminate();
  }
}
for (const type of ['message', 'messageerror', 'error']) defineHandler(Worker.prototype, type);
enumerableMembers(Worker.prototype, ['postMessage', 'terminate']);
Object.defineProperty(Worker.prototype, Symbol.toStringTag, { __proto__: null, configurable: true, value: 'Worker' });

module.exports = { Worker };
