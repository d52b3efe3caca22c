// What answers the requests of a page: its routes, a handler, a folder, or the network.

const binding = internalBinding('page');

const noBody = new ArrayBuffer(0);

// A pattern for URLs from a regular expression, a URL or path with *, or a function.
function matcher(pattern) {
  if (typeof pattern === 'function') return pattern;
  if (require('internal/util/types').isRegExp(pattern)) return (url) => pattern.test(url.href);
  const text = String(pattern)
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*/g, '\0')
    .replace(/\*/g, '[^/]*')
    .replace(/\0/g, '.*');
  const expression = new RegExp(`^${text}$`);
  const isWhole = /^[a-z]+:/i.test(pattern);
  return (url) => expression.test(isWhole ? url.href : url.pathname) || expression.test(url.pathname + url.search);
}

class PageNetwork {
  #routes = [];
  #sockets;
  #handler;
  #folder;
  #origin;
  #usesNetwork;
  #archive;
  #clock;
  // The exchanges so far; undefined if they are not recorded.
  #recorded;

  // clock returns the page's time in milliseconds since the epoch.
  constructor({ handler, har, network, record, route = {}, serve, sockets = {} }, clock) {
    this.#handler = handler;
    this.#folder = serve;
    this.#usesNetwork = network ?? (handler === undefined && har === undefined && serve === undefined);
    this.#clock = clock;
    this.#sockets = Object.entries(sockets).map(([pattern, answer]) => [matcher(pattern), answer]);
    if (record) this.#recorded = [];
    if (har !== undefined) this.#archive = new (require('internal/page/har').Archive)(har);
    const routes = Array.isArray(route) ? route : Object.entries(route);
    for (const [pattern, answer] of routes) this.#routes.push([matcher(pattern), answer]);
  }

  route(pattern, answer) {
    this.#routes.unshift([matcher(pattern), answer]);
  }

  // The absolute URL at which a page begins; the folder is served at its origin. A file's folder is served if none is given;
  // throws the system's error for a file that does not exist.
  start(target) {
    if (/^(https?|data|about|blob):/i.test(target)) {
      const url = new URL(target);
      this.#origin = url.origin;
      return url.href;
    }
    this.#origin = 'http://localhost';
    if (this.#folder !== undefined) return new URL(target, 'http://localhost/').href;
    const { fileURLToPath } = require('internal/url');
    const { basename, dirname, resolve } = require('path');
    const file = resolve(target.startsWith('file:') ? fileURLToPath(target) : target);
    require('fs').accessSync(file);
    this.#folder = dirname(file);
    return `http://localhost/${encodeURIComponent(basename(file))}`;
  }

  // Answers one request; respond(url, status, statusText, flatHeaders, body, error, delay, stream)
  // is called once; stream has read(callback) and cancel() if the body arrives in pieces.
  answer(request, respond) {
    this.#find(request).then(
      ({ url, status, statusText, headers, body, delay, stream }) =>
        respond(url, status, statusText, headers, body, undefined, delay, stream),
      (error) => respond(request.url, 0, '', [], noBody, messageOf(error)),
    );
  }

  async #find(request, redirects = 0) {
    const answer = await this.#answerOnce(request);
    const location = answer.headers[answer.headers.findIndex((name) => `${name}`.toLowerCase() === 'location') + 1];
    const follows = request.destination !== 'fetch' && request.destination !== 'preflight';
    if (!follows || ![301, 302, 303, 307, 308].includes(answer.status) || !answer.headers.includes('location'))
      return answer;
    if (redirects === 20) throw new Error('too many redirects');
    const keeps = answer.status === 307 || answer.status === 308;
    const next = { ...request, url: new URL(location, request.url).href };
    if (!keeps && request.method === 'POST') Object.assign(next, { method: 'GET', body: null });
    return this.#find(next, redirects + 1);
  }

  // Connects a WebSocket of the page; event gets what happens to it. Returns what the page does: send(data), close(code, reason).
  connect(url, protocols, origin, event) {
    const { toFunction, toNetwork, toNothing } = require('internal/page/sockets');
    const parsed = new URL(url);
    for (const [matches, handler] of this.#sockets)
      if (matches(parsed)) return toFunction(handler, url, protocols, event);
    return this.#usesNetwork ? toNetwork(url, protocols, origin, event) : toNothing(event);
  }

  // The exchanges so far as an HTTP archive.
  har() {
    return require('internal/page/har').archiveOf(this.#recorded ?? []);
  }

  async #answerOnce(request) {
    if (this.#recorded === undefined) return this.#source(request);
    const started = this.#clock();
    const answer = await this.#source(request);
    const { entryOf } = require('internal/page/har');
    if (!request.url.startsWith('data:')) this.#recorded.push(entryOf(request, answer, started, this.#clock()));
    return answer;
  }

  async #source(request) {
    const url = new URL(request.url);
    for (const [matches, answer] of this.#routes) {
      if (!matches(url)) continue;
      const given = typeof answer === 'function' ? await answer(requestOf(request)) : answer;
      if (given !== undefined && given !== null) return answerOf(request, given);
    }
    const archived = this.#archive?.answer(request);
    if (archived !== undefined) return archived;
    if (this.#handler !== undefined && url.origin === this.#origin) {
      const given = await this.#handler(requestOf(request));
      if (given !== undefined && given !== null) return answerOf(request, given);
    }
    if (this.#folder !== undefined && url.origin === this.#origin) {
      const { status, type, body } = binding.file(`${this.#folder}`, request.url, decodeURIComponent(url.pathname));
      return { url: request.url, status, statusText: reasonOf(status), headers: typeHeader(type), body };
    }
    if (!this.#usesNetwork) throw new Error('nothing answers this request, and the network is off');
    return fromNetwork(request);
  }
}

function typeHeader(type) {
  return type === null || type === undefined ? [] : ['content-type', type];
}

function requestOf({ url, method, headers, body, destination }) {
  const list = [];
  for (let i = 0; i < headers.length; i += 2) list.push([headers[i], headers[i + 1]]);
  const request = new Request(url, { method, headers: list, body: body ?? undefined });
  return Object.defineProperty(request, 'destination', { __proto__: null, value: destination });
}

// The answer that a handler means: a Response, a text, or { status, headers, body, json, delay }.
async function answerOf({ url, destination }, given) {
  if (typeof given === 'string')
    return {
      url,
      status: 200,
      statusText: 'OK',
      headers: ['content-type', typeOf(destination)],
      body: bytesOf(given),
    };
  const response = given instanceof Response ? given : responseOf(given, destination);
  return {
    url,
    status: response.status,
    statusText: response.statusText,
    headers: [...response.headers].flat(),
    ...(await bodyOf(response, destination)),
    delay: given.delay,
  };
}

// The body of a Response: as a whole, or for an EventSource in pieces.
async function bodyOf(response, destination) {
  if (destination !== 'eventsource' || response.body === null) return { body: await response.arrayBuffer() };
  return { body: noBody, stream: piecesOf(response.body.getReader()) };
}

// Calls back with the pieces of a stream, with undefined whenever the next is not there in a turn of the loop, and with null at its end.
function piecesOf(reader) {
  const read = async (callback) => {
    for (;;) {
      let isThere = false;
      const next = reader.read().finally(() => {
        isThere = true;
      });
      setImmediate(() => {
        if (!isThere) callback(undefined);
      });
      const { done, value } = await next;
      if (done) break;
      callback(typeof value === 'string' ? bytesOf(value) : value);
    }
  };
  return {
    read(callback) {
      // A stream that fails ends as one whose connection is lost.
      read(callback).then(
        () => callback(null),
        () => callback(null),
      );
    },
    cancel() {
      reader.cancel().catch(() => {});
    },
  };
}

// The content type of a text for what requested it.
function typeOf(destination) {
  switch (destination) {
    case 'script':
    case 'sharedworker':
    case 'worker':
      return 'text/javascript;charset=utf-8';
    case 'json':
      return 'application/json';
    case 'style':
      return 'text/css;charset=utf-8';
    default:
      return 'text/html;charset=utf-8';
  }
}

function responseOf(given, destination) {
  const { status = 200, statusText = reasonOf(status), body = null, json } = given;
  const headers = new Headers(given.headers);
  const isCode = ['script', 'sharedworker', 'worker', 'json', 'style'].includes(destination);
  if (isCode && typeof body === 'string' && !headers.has('content-type'))
    headers.append('content-type', typeOf(destination));
  const init = { status, statusText, headers };
  return json === undefined ? new Response(body, init) : Response.json(json, init);
}

function reasonOf(status) {
  return require('http').STATUS_CODES[status] ?? '';
}

function bytesOf(text) {
  return new TextEncoder().encode(text).buffer;
}

async function fromNetwork({ url, method, headers, body, destination }) {
  const list = [];
  for (let i = 0; i < headers.length; i += 2) list.push([headers[i], headers[i + 1]]);
  const response = await fetch(url, { method, headers: list, body: body ?? undefined, redirect: 'manual' });
  const received = [];
  for (const [name, value] of response.headers)
    if (name !== 'content-encoding' && name !== 'content-length') received.push(name, value);
  return {
    url,
    status: response.status,
    statusText: response.statusText,
    headers: received,
    ...(await bodyOf(response, destination)),
  };
}

function messageOf(error) {
  const cause = error?.cause?.message;
  return `${error?.message ?? error}${cause === undefined ? '' : `: ${cause}`}`;
}

module.exports = { PageNetwork };
