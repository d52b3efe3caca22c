// Shared workers of pages, https://html.spec.whatwg.org/#shared-workers-and-the-sharedworker-interface

const { Event, EventTarget } = require('internal/event_target');
const { DOMException } = require('internal/domexception');
const { enumerableMembers } = require('internal/util');
const { defineHandler } = require('internal/page/handlers');
const { MessageChannel, message } = require('internal/page/messaging');
const host = require('internal/page/host');

class SharedWorker extends EventTarget {
  #port;

  constructor(url, options = undefined) {
    if (arguments.length === 0)
      throw new TypeError("Failed to construct 'SharedWorker': 1 argument required, but only 0 present.");
    super();
    const isObject = typeof options === 'object' || typeof options === 'function';
    const { name = '', type = 'classic' } = (isObject ? options : { name: options }) ?? {};
    if (type !== 'classic' && type !== 'module')
      throw new TypeError(
        `Failed to construct 'SharedWorker': The provided value '${type}' is not a valid enum value of type WorkerType.`,
      );
    const { URL } = require('internal/url');
    const resolved = URL.parse(host.encodingParse(`${url}`) ?? '');
    if (resolved === null) throw new DOMException(`'${url}' is not a valid URL.`, 'SyntaxError');
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    const fail = () => host.dispatch(this, new Event('error', { cancelable: true }));
    const connection = host.sharedWorker(resolved.href, `${name}`, type === 'module', (kind) => {
      if (kind === 'failed') fail();
      return false;
    });
    if (connection === null) host.queue(fail);
    else connection.post(message(null, [port2]));
  }

  get port() {
    return this.#port;
  }
}
defineHandler(SharedWorker.prototype, 'error');
enumerableMembers(SharedWorker.prototype, ['port']);
Object.defineProperty(SharedWorker.prototype, Symbol.toStringTag, {
  __proto__: null,
  configurable: true,
  value: 'SharedWorker',
});

module.exports = { SharedWorker };
