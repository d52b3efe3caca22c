// gyre:page/jsdom: pages by the names of jsdom's API, for programs that were written for it.

const { EventEmitter } = require('events');
const { codedError } = require('internal/errors');
const { kEmptyObject } = require('internal/util');

const binding = internalBinding('page');

const xmlType = /^(text|application)\/xml$|\+xml$/;
const kIntercept = Symbol('intercept');
const kJar = Symbol('jar');

// What pages write to their consoles, as events; jsdomError for what nothing in a page has handled.
class VirtualConsole extends EventEmitter {
  constructor() {
    super();
    // Without a listener an event of this name would throw.
    this.on('error', () => {});
  }

  // Writes all to a console; jsdomErrors is 'none' or the types that it shows.
  forwardTo(console, { jsdomErrors } = kEmptyObject) {
    for (const type of Object.keys(console)) {
      if (typeof console[type] === 'function') this.on(type, (...values) => console[type](...values));
    }
    if (jsdomErrors === 'none') return this;
    this.on('jsdomError', (error) => {
      if (Array.isArray(jsdomErrors) && !jsdomErrors.includes(error.type)) return;
      console.error(error.type === 'unhandled-exception' ? (error.cause?.stack ?? error.message) : error.message);
    });
    return this;
  }

  // The older name of forwardTo.
  sendTo(console, { omitJSDOMErrors = false } = kEmptyObject) {
    return this.forwardTo(console, omitJSDOMErrors ? { jsdomErrors: 'none' } : kEmptyObject);
  }
}

class CookieJar {
  #jar = binding.cookies();

  get [kJar]() {
    return this.#jar;
  }

  setCookieSync(cookie, url) {
    this.#jar.set(`${url}`, `${cookie}`);
  }
  async setCookie(cookie, url) {
    this.setCookieSync(cookie, url);
  }
  getCookieStringSync(url) {
    return this.#jar.header(`${url}`);
  }
  async getCookieString(url) {
    return this.getCookieStringSync(url);
  }
}

// What loads the scripts, style sheets, images and frames of a page; fetch may be overridden.
class ResourceLoader {
  #userAgent;

  constructor({ userAgent } = kEmptyObject) {
    this.#userAgent = userAgent;
  }

  // The bytes at a URL; null for what should not be loaded.
  async fetch(url) {
    const headers = this.#userAgent === undefined ? {} : { 'user-agent': this.#userAgent };
    const { body } = await load({ url, method: 'GET', headers, body: null });
    return Buffer.from(body);
  }
}

// A function that answers requests of a page by a Response, or passes them on if it returns nothing.
function requestInterceptor(answer) {
  return { [kIntercept]: answer };
}

async function load({ url, method, headers, body }) {
  if (url.startsWith('file:')) {
    const { readFile } = require('fs/promises');
    const bytes = await readFile(new URL(url));
    return {
      url,
      status: 200,
      statusText: 'OK',
      headers: [],
      body: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
    };
  }
  const response = await fetch(url, { method, headers, body: body ?? undefined });
  return {
    url: response.url || url,
    status: response.status,
    statusText: response.statusText,
    headers: [...response.headers].flat(),
    body: await response.arrayBuffer(),
  };
}

function pairsOf(flat) {
  const pairs = [];
  for (let i = 0; i < flat.length; i += 2) pairs.push([flat[i], flat[i + 1]]);
  return pairs;
}

// Answers a request of a page as the option `resources` says.
async function answer(request, resources) {
  const headers = pairsOf(request.headers);
  const isScripted = request.destination === 'fetch' || request.destination === 'preflight';
  if (resources instanceof ResourceLoader && !isScripted) {
    const bytes = await resources.fetch(request.url, { element: null });
    if (bytes === null || bytes === undefined) throw new Error('the resource loader loads nothing');
    const copy = new Uint8Array(bytes);
    return { url: request.url, status: 200, statusText: 'OK', headers: [], body: copy.buffer };
  }
  if (typeof resources === 'object' && resources !== null) {
    if (resources.userAgent !== undefined) headers.push(['user-agent', `${resources.userAgent}`]);
    for (const { [kIntercept]: intercept } of resources.interceptors ?? []) {
      const given = await intercept?.(new Request(request.url, { method: request.method, headers }), { element: null });
      if (given === undefined) continue;
      return {
        url: request.url,
        status: given.status,
        statusText: given.statusText,
        headers: [...given.headers].flat(),
        body: await given.arrayBuffer(),
      };
    }
  }
  return load({ ...request, headers });
}

function checked({ contentType = 'text/html', referrer = '', resources, runScripts, url = 'about:blank' }) {
  const type = mimeType(`${contentType}`);
  if (type.essence !== 'text/html' && !xmlType.test(type.essence))
    throw new RangeError(`The given content type of "${contentType}" was not a HTML or XML content type`);
  if (![undefined, 'dangerously', 'outside-only'].includes(runScripts))
    throw new RangeError('runScripts must be undefined, "dangerously", or "outside-only"');
  if (![undefined, 'usable'].includes(resources) && (typeof resources !== 'object' || resources === null))
    throw new TypeError('resources must be undefined, "usable", or an object');
  return {
    contentType: `${type}`,
    referrer: referrer === '' ? '' : absolute(referrer),
    url: absolute(url),
  };
}

function mimeType(text) {
  const { MIMEType } = require('internal/mime');
  try {
    return new MIMEType(text);
  } catch {
    throw new Error(`Could not parse MIME type string "${text}"`);
  }
}

function absolute(url) {
  if (!URL.canParse(url)) throw new TypeError(`Invalid URL: ${url}`);
  return new URL(url).href;
}

function bytesOf(input) {
  if (ArrayBuffer.isView(input)) return new Uint8Array(input.buffer, input.byteOffset, input.byteLength).slice().buffer;
  return require('internal/util/types').isAnyArrayBuffer(input) ? input.slice(0) : undefined;
}

class JSDOM {
  #handle;
  #options;
  #virtualConsole;
  #cookieJar;
  #isXml;

  constructor(input = '', options = kEmptyObject) {
    const { contentType, referrer, url } = checked(options);
    this.#options = { ...options, referrer };
    this.#virtualConsole = options.virtualConsole ?? new VirtualConsole().forwardTo(console);
    this.#cookieJar = options.cookieJar ?? new CookieJar();
    this.#isXml = !contentType.startsWith('text/html');
    this.#handle = binding.open({
      virtual: false,
      timeOrigin: Date.now(),
      width: 1024,
      height: 768,
      socket: (...connection) => require('internal/page/sockets').toNetwork(...connection),
      limits: { cpu: Infinity, wall: Infinity, bytes: Infinity, virtual: Infinity },
      scripts: options.runScripts === 'dangerously',
      resources: options.resources !== undefined,
      cookies: this.#cookieJar[kJar],
      network: (request, respond) => this.#answer(request, respond),
      ...this.#callbacks(),
    });
    const bytes = bytesOf(input);
    const body = bytes ?? new TextEncoder().encode(`${input}`).buffer;
    const isTyped = /;\s*charset=/i.test(contentType);
    const type = bytes === undefined && !isTyped ? `${contentType};charset=utf-8` : contentType;
    this.#handle.beginNow(url, 200, 'OK', ['content-type', type], body);
  }

  #answer(request, respond) {
    answer(request, this.#options.resources).then(
      ({ url, status, statusText, headers, body }) => respond(url, status, statusText, headers, body),
      (error) => {
        this.#report(`Could not load ${request.destination}: "${request.url}"`, 'resource-loading', error);
        respond(request.url, 0, '', [], new ArrayBuffer(0), `${error.message}`);
      },
    );
  }

  // What the page tells of itself; the windows that it opens tell the same.
  #callbacks() {
    return {
      event: (kind, ...values) => this.#event(kind, values),
      dialog: (kind) => {
        this.#report(`Not implemented: Window's ${kind}() method`, 'not-implemented');
        return undefined;
      },
      popup: () => ({
        ...this.#callbacks(),
        event: (kind, ...values) => kind !== 'document' && this.#event(kind, values),
      }),
    };
  }

  #event(kind, values) {
    if (kind === 'console') {
      const [type, given] = values;
      if (type !== 'assert') this.#virtualConsole.emit(type, ...given);
      else if (!given[0]) this.#virtualConsole.emit(type, ...given);
    } else if (kind === 'error') {
      const [value] = values;
      const isError = typeof value?.message === 'string';
      this.#report(
        `Uncaught ${isError ? `[${value.name}: ${value.message}]` : `${value}`}`,
        'unhandled-exception',
        value,
      );
    } else if (kind === 'document') {
      this.#prepare();
    }
  }

  #report(message, type, cause = undefined) {
    const error = new Error(message);
    error.type = type;
    if (cause !== undefined) error.cause = cause;
    this.#virtualConsole.emit('jsdomError', error);
  }

  // Makes the window what the options say, before its document is parsed.
  #prepare() {
    const window = this.#handle.window();
    const { beforeParse, pretendToBeVisual = false, referrer } = this.#options;
    const getters = { referrer };
    if (!pretendToBeVisual) {
      Object.assign(getters, { hidden: true, visibilityState: 'prerender' });
      delete window.requestAnimationFrame;
      delete window.cancelAnimationFrame;
    }
    for (const [name, value] of Object.entries(getters)) {
      const attribute = { __proto__: null, configurable: true, enumerable: true, get: () => value };
      Object.defineProperty(window.Document.prototype, name, attribute);
    }
    const close = {
      __proto__: null,
      configurable: true,
      enumerable: true,
      writable: true,
      value: () => this.#handle.close(),
    };
    Object.defineProperty(window, 'close', close);
    beforeParse?.(window);
  }

  get window() {
    return this.#handle.window();
  }
  get virtualConsole() {
    return this.#virtualConsole;
  }
  get cookieJar() {
    return this.#cookieJar;
  }

  serialize() {
    const { XMLSerializer, document } = this.window;
    if (this.#isXml) return new XMLSerializer().serializeToString(document);
    let text = '';
    for (const node of document.childNodes) {
      if (node.nodeType === 10) text += `<!DOCTYPE ${node.name}>`;
      else if (node.nodeType === 8) text += `<!--${node.data}-->`;
      else text += node.outerHTML;
    }
    return text;
  }

  // Changes what scripts cannot change.
  reconfigure({ url, windowTop } = kEmptyObject) {
    if (windowTop !== undefined)
      throw codedError(Error, 'ERR_METHOD_NOT_IMPLEMENTED', 'The option windowTop is not implemented');
    if (url !== undefined) this.#handle.setUrl(absolute(url));
  }

  static fragment(text = '') {
    const { document } = (fragments.dom ??= new JSDOM()).window;
    const template = document.createElement('template');
    template.innerHTML = `${text}`;
    const fragment = document.createDocumentFragment();
    fragment.append(...template.content.childNodes);
    return fragment;
  }

  static async fromURL(url, options = kEmptyObject) {
    if (options.url !== undefined) throw new TypeError('Cannot supply a url option when using fromURL');
    if (options.contentType !== undefined) throw new TypeError('Cannot supply a contentType option when using fromURL');
    const { href } = new URL(url);
    const cookieJar = options.cookieJar ?? new CookieJar();
    const headers = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
    const cookies = cookieJar.getCookieStringSync(href);
    if (cookies !== '') headers.cookie = cookies;
    if (options.referrer !== undefined) headers.referer = new URL(options.referrer).href;
    const response = await fetch(href, { headers });
    for (const cookie of response.headers.getSetCookie()) cookieJar.setCookieSync(cookie, response.url);
    const body = await response.arrayBuffer();
    const contentType = response.headers.get('content-type') ?? undefined;
    const address = new URL(response.url);
    address.hash = new URL(href).hash;
    return new JSDOM(body, { ...options, contentType, cookieJar, url: address.href });
  }

  static async fromFile(name, options = kEmptyObject) {
    const path = require('path').resolve(name);
    const bytes = await require('fs/promises').readFile(path);
    const isXml = ['.xhtml', '.xht', '.xml'].includes(require('path').extname(path));
    return new JSDOM(bytes, {
      contentType: isXml ? 'application/xhtml+xml' : 'text/html',
      url: require('internal/url').pathToFileURL(path).href,
      ...options,
    });
  }
}

// The document that owns the nodes of fragments.
const fragments = { dom: undefined };

module.exports = { CookieJar, JSDOM, ResourceLoader, VirtualConsole, requestInterceptor };
