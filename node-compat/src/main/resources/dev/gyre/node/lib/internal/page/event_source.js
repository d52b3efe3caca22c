// Server-sent events of pages, https://html.spec.whatwg.org/#server-sent-events

const { Event, EventTarget } = require('internal/event_target');
const { DOMException } = require('internal/domexception');
const { MessageEvent } = require('internal/messaging/event');
const { enumerableMembers } = require('internal/util');
const { defineHandler } = require('internal/page/handlers');
const host = require('internal/page/host');

const states = { CONNECTING: 0, OPEN: 1, CLOSED: 2 };
const defaultDelay = 3000;

// The events of a stream's text, and what else it says: { type, data, lastEventId } or { retry }.
// https://html.spec.whatwg.org/#event-stream-interpretation
function* interpret(text, lastEventId) {
  let id = lastEventId;
  let type = '';
  let data = '';
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  // What follows the last line's end is incomplete.
  lines.pop();
  for (const line of lines) {
    if (line === '') {
      yield { id, type, data };
      type = '';
      data = '';
      continue;
    }
    const colon = line.indexOf(':');
    if (colon === 0) continue;
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') type = value;
    else if (field === 'data') data += `${value}\n`;
    else if (field === 'id' && !value.includes('\0')) id = value;
    else if (field === 'retry' && /^\d+$/.test(value)) yield { retry: Number(value) };
  }
}

function headerOf(flat, name) {
  for (let i = 0; i < flat.length; i += 2) if (flat[i].toLowerCase() === name) return flat[i + 1];
  return undefined;
}

class EventSource extends EventTarget {
  #url;
  #withCredentials;
  #state = states.CONNECTING;
  #lastEventId = '';
  #delay = defaultDelay;
  #cancel = null;

  constructor(url, { withCredentials = false } = { __proto__: null }) {
    if (arguments.length === 0)
      throw new TypeError("Failed to construct 'EventSource': 1 argument required, but only 0 present.");
    super();
    const { URL } = require('internal/url');
    try {
      this.#url = new URL(`${url}`, host.baseURL());
    } catch {
      throw new DOMException(`Cannot open an EventSource to '${url}'. The URL is invalid.`, 'SyntaxError');
    }
    this.#withCredentials = Boolean(withCredentials);
    this.#connect();
  }

  get url() {
    return this.#url.href;
  }
  get withCredentials() {
    return this.#withCredentials;
  }
  get readyState() {
    return this.#state;
  }

  close() {
    this.#state = states.CLOSED;
    this.#cancel?.();
    this.#cancel = null;
  }

  #connect() {
    const headers = ['accept', 'text/event-stream', 'cache-control', 'no-store'];
    if (this.#url.origin !== host.origin()) headers.push('origin', host.origin());
    if (this.#lastEventId !== '') headers.push('last-event-id', this.#lastEventId);
    this.#cancel = host.send(
      'eventsource',
      'GET',
      this.#url.href,
      headers,
      null,
      (error, status, statusText, ...rest) => this.#answered(error, status, ...rest),
    );
  }

  #answered(error, status, headers, body) {
    this.#cancel = null;
    if (this.#state === states.CLOSED) return;
    if (error !== undefined) {
      this.#reconnect();
      return;
    }
    const type = headerOf(headers, 'content-type') ?? '';
    if (status !== 200 || !/^text\/event-stream\s*(;|$)/i.test(type) || !this.#isAllowed(headers)) {
      this.#fail();
      return;
    }
    this.#state = states.OPEN;
    host.dispatch(this, new Event('open'));
    const { TextDecoder } = require('internal/encoding');
    this.#read(new TextDecoder().decode(body));
    if (this.#state !== states.CLOSED) this.#reconnect();
  }

  // https://fetch.spec.whatwg.org/#cors-check
  #isAllowed(headers) {
    if (this.#url.origin === host.origin()) return true;
    const allowed = headerOf(headers, 'access-control-allow-origin');
    if (!this.#withCredentials) return allowed === '*' || allowed === host.origin();
    return allowed === host.origin() && headerOf(headers, 'access-control-allow-credentials') === 'true';
  }

  #read(text) {
    for (const { retry, id, type, data } of interpret(text, this.#lastEventId)) {
      if (retry !== undefined) {
        this.#delay = retry;
        continue;
      }
      this.#lastEventId = id;
      if (data === '') continue;
      const init = { data: data.slice(0, -1), origin: this.#url.origin, lastEventId: id };
      host.dispatch(this, new MessageEvent(type || 'message', init));
      if (this.#state === states.CLOSED) return;
    }
  }

  // https://html.spec.whatwg.org/#reestablish-the-connection
  #reconnect() {
    this.#state = states.CONNECTING;
    host.dispatch(this, new Event('error'));
    if (this.#state !== states.CONNECTING) return;
    this.#cancel = host.after(this.#delay, 'eventsource', this.#url.href, () => this.#connect());
  }

  // https://html.spec.whatwg.org/#fail-the-connection
  #fail() {
    this.#state = states.CLOSED;
    host.dispatch(this, new Event('error'));
  }
}
for (const type of ['open', 'message', 'error']) defineHandler(EventSource.prototype, type);
enumerableMembers(EventSource.prototype, ['url', 'withCredentials', 'readyState', 'close']);
for (const [name, value] of Object.entries(states)) {
  const constant = { __proto__: null, enumerable: true, value };
  Object.defineProperty(EventSource, name, constant);
  Object.defineProperty(EventSource.prototype, name, constant);
}
Object.defineProperty(EventSource.prototype, Symbol.toStringTag, {
  __proto__: null,
  configurable: true,
  value: 'EventSource',
});

module.exports = { EventSource };
