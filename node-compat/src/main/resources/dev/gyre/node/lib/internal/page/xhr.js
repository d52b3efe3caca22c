// XMLHttpRequest, https://xhr.spec.whatwg.org/#interface-xmlhttprequest

const { Event, EventTarget } = require('internal/event_target');
const { DOMException } = require('internal/domexception');
const { enumerableMembers } = require('internal/util');
const { defineHandler } = require('internal/page/handlers');
const host = require('internal/page/host');

const handlers = ['loadstart', 'progress', 'abort', 'error', 'load', 'timeout', 'loadend'];
const states = { UNSENT: 0, OPENED: 1, HEADERS_RECEIVED: 2, LOADING: 3, DONE: 4 };
const kMade = Symbol('made');
const hasDocuments = host.window.Document !== undefined;
const responseTypes = ['', 'arraybuffer', 'blob', 'json', 'text', ...(hasDocuments ? ['document'] : [])];

class ProgressEvent extends Event {
  #init;

  constructor(type, init = undefined) {
    super(type, init);
    this.#init = init ?? {};
  }

  get lengthComputable() {
    return Boolean(this.#init.lengthComputable);
  }
  get loaded() {
    return Number(this.#init.loaded ?? 0);
  }
  get total() {
    return Number(this.#init.total ?? 0);
  }
}

class XMLHttpRequestEventTarget extends EventTarget {
  constructor(made = undefined) {
    if (made !== kMade) throw new TypeError('Illegal constructor');
    super();
  }
}
for (const type of handlers) defineHandler(XMLHttpRequestEventTarget.prototype, type);

class XMLHttpRequestUpload extends XMLHttpRequestEventTarget {}

function fireProgress(target, type, loaded, total) {
  host.dispatch(target, new ProgressEvent(type, { loaded, total, lengthComputable: total > 0 }));
}

// https://fetch.spec.whatwg.org/#concept-method and the following
const token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;

// https://webidl.spec.whatwg.org/#js-ByteString
function toByteString(value) {
  const string = `${value}`;
  if (/[^\x00-\xff]/.test(string)) throw new TypeError('The string has a character that does not fit into a byte.');
  return string;
}

function requireArguments(given, needed, method) {
  if (given < needed)
    throw new TypeError(
      `Failed to execute '${method}' on 'XMLHttpRequest': ${needed} arguments required, but only ${given} present.`,
    );
}

const forbidden =
  /^(accept-charset|accept-encoding|access-control-request-headers|access-control-request-method|connection|content-length|cookie|date|dnt|expect|host|keep-alive|origin|referer|te|trailer|transfer-encoding|upgrade|via|proxy-.*|sec-.*)$/i;

class XMLHttpRequest extends XMLHttpRequestEventTarget {
  #state = states.UNSENT;
  #method = 'GET';
  #url = undefined;
  #headers = [];
  #sent = false;
  #isSync = false;
  #upload = new XMLHttpRequestUpload(kMade);
  #controller = undefined;
  #timer = undefined;
  #response = undefined;
  #bytes = undefined;
  #value = undefined;
  #responseType = '';
  #override = undefined;
  #timeout = 0;
  #startedAt = 0;
  #uploads = false;
  #withCredentials = false;

  constructor() {
    super(kMade);
  }

  get readyState() {
    return this.#state;
  }
  get upload() {
    return this.#upload;
  }
  get status() {
    return this.#response?.status ?? 0;
  }
  get statusText() {
    return this.#response?.statusText ?? '';
  }
  get responseURL() {
    return this.#response?.url ?? '';
  }
  get responseType() {
    return this.#responseType;
  }

  get timeout() {
    return this.#timeout;
  }

  // https://xhr.spec.whatwg.org/#the-timeout-attribute
  set timeout(value) {
    if (this.#isSync && hasDocuments)
      throw invalidAccess('Timeouts cannot be set for synchronous requests made from a document.');
    this.#timeout = Number(value) >>> 0;
    if (this.#sent && this.#controller !== undefined) this.#startTimer();
  }

  get withCredentials() {
    return this.#withCredentials;
  }

  set withCredentials(value) {
    if (this.#state > states.OPENED || this.#sent) throw invalidState('The request has been sent.');
    this.#withCredentials = Boolean(value);
  }

  // https://xhr.spec.whatwg.org/#the-responsetype-attribute
  set responseType(value) {
    const type = `${value}`;
    if (!responseTypes.includes(type)) return;
    if (this.#state >= states.LOADING)
      throw invalidState('The response type cannot be set if the object is loading or done.');
    if (this.#isSync && hasDocuments)
      throw invalidAccess('The response type cannot be changed for synchronous requests made from a document.');
    this.#responseType = type;
  }

  // open ( method, url, async, username, password ), https://xhr.spec.whatwg.org/#the-open()-method
  open(method, url, isAsync = undefined, username = null, password = null) {
    requireArguments(arguments.length, 2, 'open');
    const { URL } = require('internal/url');
    const name = toByteString(method);
    const address = `${url}`;
    const user = username === null ? null : `${username}`;
    const secret = password === null ? null : `${password}`;
    if (host.isGone()) throw invalidState('The document is not active.');
    if (!token.test(name)) throw new DOMException(`'${name}' is not a valid HTTP method.`, 'SyntaxError');
    if (/^(connect|trace|track)$/i.test(name))
      throw new DOMException(`'${name}' HTTP method is unsupported.`, 'SecurityError');
    const resolved = host.encodingParse(address);
    if (resolved === null)
      throw new DOMException(`Failed to execute 'open' on 'XMLHttpRequest': Invalid URL`, 'SyntaxError');
    const isSync = arguments.length > 2 && !isAsync;
    if (isSync && hasDocuments && (this.#timeout !== 0 || this.#responseType !== ''))
      throw invalidAccess('Synchronous requests from a document must not set a timeout or a response type.');
    this.#stop();
    this.#isSync = isSync;
    this.#method = /^(delete|get|head|options|post|put)$/i.test(name) ? name.toUpperCase() : name;
    this.#url = new URL(resolved);
    if (this.#url.host !== '') {
      if (user !== null) this.#url.username = user;
      if (secret !== null) this.#url.password = secret;
    }
    this.#headers = [];
    this.#sent = false;
    if (this.#state !== states.OPENED) this.#change(states.OPENED);
  }

  // setRequestHeader ( name, value ), https://xhr.spec.whatwg.org/#the-setrequestheader()-method
  setRequestHeader(name, value) {
    requireArguments(arguments.length, 2, 'setRequestHeader');
    const header = toByteString(name);
    const given = toByteString(value).replace(/^[\t\n\r ]+|[\t\n\r ]+$/g, '');
    if (this.#state !== states.OPENED || this.#sent) throw invalidState("The object's state must be OPENED.");
    if (!token.test(header))
      throw new DOMException(`'${header}' is not a valid HTTP header field name.`, 'SyntaxError');
    if (/[\0\r\n]/.test(given))
      throw new DOMException(`'${given}' is not a valid HTTP header field value.`, 'SyntaxError');
    if (!forbidden.test(header)) this.#headers.push([header, given]);
  }

  overrideMimeType(type) {
    this.#override = `${type}`;
  }

  getResponseHeader(name) {
    return this.#response?.headers.get(toByteString(name)) ?? null;
  }

  getAllResponseHeaders() {
    if (this.#response === undefined) return '';
    const lines = [];
    for (const name of new Set([...this.#response.headers].map(([name]) => name.toLowerCase())))
      lines.push([name.toUpperCase(), `${name}: ${this.#response.headers.get(name)}\r\n`]);
    lines.sort(([a], [b]) => (a < b ? -1 : 1));
    return lines.map(([, line]) => line).join('');
  }

  // send ( body ), https://xhr.spec.whatwg.org/#the-send()-method
  send(body = null) {
    if (host.isGone()) throw invalidState('The document is not active.');
    if (this.#state !== states.OPENED || this.#sent) throw invalidState("The object's state must be OPENED.");
    this.#sent = true;
    const hasBody = body !== null && body !== undefined && this.#method !== 'GET' && this.#method !== 'HEAD';
    if (this.#isSync) {
      this.#fetchNow(hasBody ? body : null);
      return;
    }
    this.#uploads = hasBody;
    const controller = (this.#controller = new (require('internal/abort_controller').AbortController)());
    fireProgress(this, 'loadstart', 0, 0);
    if (hasBody) fireProgress(this.#upload, 'loadstart', 0, 0);
    if (this.#state !== states.OPENED || !this.#sent) return;
    this.#startedAt = host.window.performance.now();
    this.#startTimer();
    const { fetch } = require('internal/fetch/fetch');
    fetch(this.#url.href, {
      method: this.#method,
      headers: this.#headers,
      body: hasBody ? bodyOf(body) : undefined,
      credentials: this.#withCredentials ? 'include' : 'same-origin',
      signal: controller.signal,
    })
      .then((response) => this.#receive(controller, response, hasBody))
      .catch(() => {
        if (this.#controller === controller) this.#fail('error');
      });
  }

  // The rest of a synchronous request, which throws what others fire an event of.
  #fetchNow(body) {
    let response;
    try {
      response = synchronousResponse(
        this.#url,
        this.#method,
        this.#headers,
        body,
        this.#withCredentials,
        this.#timeout,
      );
    } catch (error) {
      this.#failNow();
      if (error instanceof DOMException) throw error;
      throw new DOMException(`Failed to load '${this.#url.href}': ${error.message}`, 'NetworkError');
    }
    if (response === undefined) {
      this.#failNow();
      throw new DOMException(`Failed to load '${this.#url.href}' in time.`, 'TimeoutError');
    }
    this.#response = response;
    this.#bytes = this.#method === 'HEAD' ? new ArrayBuffer(0) : response.bytes;
    this.#sent = false;
    this.#change(states.DONE);
    const size = this.#bytes?.byteLength ?? 0;
    fireProgress(this, 'load', size, size);
    fireProgress(this, 'loadend', size, size);
  }

  #failNow() {
    this.#stop();
    this.#sent = false;
    this.#state = states.DONE;
  }

  // The time limit counts from the beginning of the request, whenever it is set.
  #startTimer() {
    host.window.clearTimeout(this.#timer);
    if (this.#timeout === 0) return;
    const elapsed = host.window.performance.now() - this.#startedAt;
    this.#timer = host.window.setTimeout(() => this.#fail('timeout'), Math.max(0, this.#timeout - elapsed));
  }

  async #receive(controller, response, hasBody) {
    const content = await response.arrayBuffer();
    const bytes = this.#method === 'HEAD' ? new ArrayBuffer(0) : content;
    // In a task, microtasks run after each listener.
    host.queue(() => this.#received(controller, response, bytes, hasBody));
  }

  #received(controller, response, bytes, hasBody) {
    if (this.#controller !== controller) return;
    if (hasBody) {
      this.#uploads = false;
      fireProgress(this.#upload, 'load', 0, 0);
      fireProgress(this.#upload, 'loadend', 0, 0);
    }
    this.#response = response;
    this.#change(states.HEADERS_RECEIVED);
    if (this.#controller !== controller) return;
    this.#bytes = bytes;
    this.#change(states.LOADING);
    if (this.#controller !== controller) return;
    const size = bytes.byteLength;
    fireProgress(this, 'progress', size, size);
    this.#sent = false;
    host.window.clearTimeout(this.#timer);
    this.#change(states.DONE);
    fireProgress(this, 'load', size, size);
    fireProgress(this, 'loadend', size, size);
  }

  // Request error steps, https://xhr.spec.whatwg.org/#request-error-steps
  #fail(type) {
    this.#stop();
    this.#sent = false;
    this.#change(states.DONE);
    if (this.#uploads) {
      this.#uploads = false;
      fireProgress(this.#upload, type, 0, 0);
      fireProgress(this.#upload, 'loadend', 0, 0);
    }
    fireProgress(this, type, 0, 0);
    fireProgress(this, 'loadend', 0, 0);
  }

  #stop() {
    const controller = this.#controller;
    this.#controller = undefined;
    this.#response = undefined;
    this.#bytes = undefined;
    this.#value = undefined;
    host.window.clearTimeout(this.#timer);
    controller?.abort();
  }

  abort() {
    const wasSent = this.#sent && this.#state !== states.DONE;
    if (wasSent) this.#fail('abort');
    else this.#stop();
    if (this.#state !== states.DONE) return;
    this.#stop();
    this.#state = states.UNSENT;
  }

  #change(state) {
    this.#state = state;
    host.dispatch(this, new Event('readystatechange'));
  }

  get responseText() {
    if (this.#responseType !== '' && this.#responseType !== 'text')
      throw invalidState("The value is only accessible if the object's 'responseType' is '' or 'text'.");
    return this.#bytes === undefined ? '' : this.#text();
  }

  #text() {
    const type = this.#override ?? this.#response.headers.get('content-type') ?? '';
    const label = /charset=("?)([^";]+)\1/i.exec(type)?.[2] ?? 'utf-8';
    return decoded(this.#bytes, markedEncoding(this.#bytes) ?? label);
  }

  get response() {
    if (this.#responseType === '' || this.#responseType === 'text') return this.responseText;
    if (this.#state !== states.DONE || this.#bytes === undefined) return null;
    if (this.#value === undefined) this.#value = this.#convert();
    return this.#value;
  }

  #convert() {
    const type = this.#override ?? this.#response.headers.get('content-type') ?? 'text/xml';
    switch (this.#responseType) {
      case 'arraybuffer':
        return this.#bytes;
      case 'blob':
        return new (require('internal/blob').Blob)([this.#bytes], { type });
      case 'json':
        try {
          return JSON.parse(decoded(this.#bytes, 'utf-8'));
        } catch {
          return null;
        }
      default:
        return parseDocument(this.#text(), type);
    }
  }

  get responseXML() {
    if (this.#responseType === 'document') return this.response;
    if (this.#responseType !== '')
      throw invalidState("The value is only accessible if the object's 'responseType' is '' or 'document'.");
    if (this.#state !== states.DONE || this.#bytes === undefined) return null;
    const type = this.#override ?? this.#response.headers.get('content-type') ?? 'text/xml';
    return /^text\/html/i.test(type) ? null : parseDocument(this.#text(), type);
  }
}

// Text in the encoding of a label, or else UTF-8, without a byte order mark.
function decoded(bytes, label) {
  const { TextDecoder } = require('internal/encoding');
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

// BOM sniff, https://encoding.spec.whatwg.org/#bom-sniff
function markedEncoding(buffer) {
  const bytes = new Uint8Array(buffer, 0, Math.min(3, buffer.byteLength));
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : undefined;
}

// The answer to a request for which the running task waits; undefined if the time is over.
function synchronousResponse(url, method, headers, body, withCredentials, limit) {
  const { Request, partsOfRequest } = require('internal/fetch/request');
  const { completeHeaders } = require('internal/fetch/fetch');
  const credentials = withCredentials ? 'include' : 'same-origin';
  const request = partsOfRequest(new Request(url.href, { method, headers, credentials }));
  let bytes = null;
  if (body !== null) {
    const content = require('internal/fetch/body').contentOf(bodyOf(body));
    bytes = content.bytes;
    if (content.type !== null && !request.headers.has('content-type'))
      request.headers.append('content-type', content.type);
  }
  const { fetchNow } = require('internal/page/network');
  return fetchNow({ ...request, headers: completeHeaders(request) }, bytes, limit);
}

function parseDocument(text, type) {
  const essence = type.split(';')[0].trim().toLowerCase();
  const isXml = /^(text|application)\/xml$|\+xml$/.test(essence);
  // Workers have no documents.
  if ((!isXml && essence !== 'text/html') || host.window.Document === undefined) return null;
  const parsed = new host.window.DOMParser().parseFromString(text, isXml ? 'application/xml' : 'text/html');
  return parsed.getElementsByTagName('parsererror').length > 0 ? null : parsed;
}

function bodyOf(body) {
  const { Document } = host.window;
  return Document !== undefined && body instanceof Document
    ? new host.window.XMLSerializer().serializeToString(body)
    : body;
}

function invalidAccess(message) {
  return new DOMException(message, 'InvalidAccessError');
}

function invalidState(message) {
  return new DOMException(message, 'InvalidStateError');
}

defineHandler(XMLHttpRequest.prototype, 'readystatechange');
if (!hasDocuments) delete XMLHttpRequest.prototype.responseXML;
for (const [name, value] of Object.entries(states)) {
  const constant = { __proto__: null, enumerable: true, value };
  Object.defineProperty(XMLHttpRequest, name, constant);
  Object.defineProperty(XMLHttpRequest.prototype, name, constant);
}
enumerableMembers(XMLHttpRequest.prototype, [
  'readyState',
  'upload',
  'status',
  'statusText',
  'responseURL',
  'responseType',
  'timeout',
  'withCredentials',
  'response',
  'responseText',
  ...(hasDocuments ? ['responseXML'] : []),
  'open',
  'setRequestHeader',
  'overrideMimeType',
  'getResponseHeader',
  'getAllResponseHeaders',
  'send',
  'abort',
]);
for (const made of [ProgressEvent, XMLHttpRequestEventTarget, XMLHttpRequestUpload, XMLHttpRequest]) {
  Object.defineProperty(made.prototype, Symbol.toStringTag, {
    __proto__: null,
    configurable: true,
    value: made.name,
  });
}

module.exports = { ProgressEvent, XMLHttpRequest, XMLHttpRequestEventTarget, XMLHttpRequestUpload };
