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
class Interpreter {
  #id;
  #type = '';
  #data = '';
  // What follows the last line's end.
  #rest = '';

  constructor(lastEventId) {
    this.#id = lastEventId;
  }

  *read(text) {
    const unread = this.#rest + text;
    // A line feed that belongs to a carriage return at the end may follow in the next text.
    const end = unread.endsWith('\r') ? unread.length - 1 : unread.length;
    const lines = unread.slice(0, end).split(/\r\n|\n|\r/);
    this.#rest = lines.pop() + unread.slice(end);
    for (const line of lines) yield* this.#line(line);
  }

  // The carriage return at the end of a stream ends a line too.
  *end() {
    if (this.#rest.endsWith('\r')) yield* this.#line(this.#rest.slice(0, -1));
  }

  *#line(line) {
    if (line === '') {
      yield { id: this.#id, type: this.#type, data: this.#data };
      this.#type = '';
      this.#data = '';
      return;
    }
    const colon = line.indexOf(':');
    if (colon === 0) return;
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') this.#type = value;
    else if (field === 'data') this.#data += `${value}\n`;
    else if (field === 'id' && !value.includes('\0')) this.#id = value;
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
    const resolved = host.encodingParse(`${url}`);
    if (resolved === null)
      throw new DOMException(`Cannot open an EventSource to '${url}'. The URL is invalid.`, 'SyntaxError');
    this.#url = new URL(resolved);
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

  #answered(error, status, headers, body, url, read) {
    if (read === undefined) this.#cancel = null;
    if (this.#state === states.CLOSED) return;
    if (error !== undefined) {
      this.#reconnect();
      return;
    }
    const type = headerOf(headers, 'content-type') ?? '';
    if (status !== 200 || !/^text\/event-stream\s*(;|$)/i.test(type) || !this.#isAllowed(headers)) {
      this.#cancel?.();
      this.#fail();
      return;
    }
    this.#state = states.OPEN;
    host.dispatch(this, new Event('open'));
    if (this.#state === states.CLOSED) return;
    const { TextDecoder } = require('internal/encoding');
    const decoder = new TextDecoder();
    const interpreter = new Interpreter(this.#lastEventId);
    const receive = (piece) => {
      if (this.#state === states.CLOSED) return;
      if (piece !== null) {
        this.#happened(interpreter.read(decoder.decode(piece, { stream: true })));
        return;
      }
      this.#happened(interpreter.end());
      this.#cancel = null;
      if (this.#state !== states.CLOSED) this.#reconnect();
    };
    if (read === undefined) {
      receive(body);
      receive(null);
    } else read(receive);
  }

  // https://fetch.spec.whatwg.org/#cors-check
  #isAllowed(headers) {
    if (this.#url.origin === host.origin()) return true;
    const allowed = headerOf(headers, 'access-control-allow-origin');
    if (!this.#withCredentials) return allowed === '*' || allowed === host.origin();
    return allowed === host.origin() && headerOf(headers, 'access-control-allow-credentials') === 'true';
  }

  #happened(events) {
    for (const { retry, id, type, data } of events) {
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
