// gyre:page: pages without a browser, on this program's event loop.

const { codedError } = require('internal/errors');
const { kEmptyObject } = require('internal/util');
const { validateArray, validateNumber, validateString } = require('internal/validators');

const binding = internalBinding('page');

const hour = 3_600_000;
const defaultTimeout = 30_000;
// The time at which pages with a seed begin, so that repeats are equal.
const seededTime = Date.UTC(2025, 0, 1);

// A page has not come to an end in time; reasons say what it still waits for.
class NotSettledError extends Error {
  constructor(what, timeout, reasons) {
    super(
      `The page has not ${what} in ${timeout} ms; it waits for: ${reasons.map(describe).join(', ') || 'scripts that run'}`,
    );
    this.name = 'NotSettledError';
    this.code = 'ERR_PAGE_NOT_SETTLED';
    this.reasons = reasons;
  }
}

function describe({ kind, reason, place }) {
  return `${kind} ${reason}${place && ` at ${place}`}`;
}

function closedError() {
  return codedError(Error, 'ERR_PAGE_CLOSED', 'The page has been closed');
}

function limitError(limit) {
  return codedError(Error, 'ERR_PAGE_LIMIT', `The page has exceeded its limit of ${limit}`);
}

class Page {
  #handle;
  #options;
  #network;
  #limit;
  #closed = false;
  #console = [];
  #errors = [];
  #requests = [];
  #dialogs = [];
  #popups = [];
  #opener;

  constructor(options, popup = undefined) {
    this.#options = options;
    if (popup === undefined) {
      this.#open(options);
      return;
    }
    this.#opener = popup.opener;
    this.#handle = popup.handle;
    this.#network = popup.opener.#network;
  }

  #open(options) {
    const { clock = 'virtual', limits, seed, time, viewport = kEmptyObject } = options;
    const { PageNetwork } = require('internal/page/answers');
    const timeOrigin = time === undefined ? (seed === undefined ? Date.now() : seededTime) : new Date(time).getTime();
    this.#network = new PageNetwork(options, () => timeOrigin + this.#handle.now());
    this.#handle = binding.open({
      virtual: clock === 'virtual',
      seed,
      limits,
      timeOrigin,
      width: viewport.width ?? 1024,
      height: viewport.height ?? 768,
      network: (request, respond) => this.#network.answer(request, respond),
      socket: (url, protocols, origin, event) => this.#network.connect(url, protocols, origin, event),
      ...this.#callbacks(),
    });
    for (const [url, cookie] of Object.entries(options.cookies ?? {})) this.#handle.setCookie(url, cookie);
  }

  // What the page tells of itself.
  #callbacks() {
    return {
      event: (kind, ...values) => this.#event(kind, values),
      dialog: (kind, message, preset) => this.#dialog(kind, message, preset),
      popup: (handle) => this.#opened(handle),
    };
  }

  // A script or a link of the page has opened a window.
  #opened(handle) {
    const popup = new Page(this.#options, { opener: this, handle });
    this.#popups.push(popup);
    popup.#prepare();
    this.#options.onPopup?.(popup);
    return popup.#callbacks();
  }

  #event(kind, values) {
    switch (kind) {
      case 'console':
        this.#log(...values);
        break;
      case 'error':
        this.#errors.push({ value: values[0], message: values[1], place: values[2] });
        break;
      case 'request':
        this.#requests.push({
          kind: values[0],
          method: values[1],
          url: values[2],
          status: undefined,
          error: undefined,
        });
        break;
      case 'response': {
        const request = this.#requests.findLast(({ url, status }) => url === values[0] && status === undefined);
        if (request === undefined) break;
        request.status = values[1];
        if (values[2] !== '') request.error = values[2];
        break;
      }
      case 'document':
        this.#prepare();
        break;
      case 'limit':
        this.#limit = values[0];
        break;
      case 'closed':
        this.#closed = true;
        this.#opener.#popups.splice(this.#opener.#popups.indexOf(this), 1);
        break;
      default:
    }
  }

  #log(type, values, place) {
    const { format } = require('internal/util/inspect');
    if (type === 'assert') {
      if (values[0]) return;
      values = ['Assertion failed:', ...values.slice(1)];
    }
    this.#console.push({ type, text: format(...values), place });
    this.#options.onConsole?.(this.#console.at(-1));
  }

  #dialog(kind, message, preset) {
    this.#dialogs.push({ kind, message });
    return this.#options.onDialog?.({ kind, message, preset });
  }

  // Runs what was given to run before all scripts of a document.
  #prepare() {
    const { beforeScripts = [] } = this.#options;
    for (const script of Array.isArray(beforeScripts) ? beforeScripts : [beforeScripts]) {
      if (typeof script === 'function') script(this.#handle.window());
      else this.#handle.evaluate(String(script), 'beforeScripts');
    }
  }

  // ---- what the page is

  get url() {
    return this.#handle.url();
  }

  // The window and the document themselves, for code that runs between the page's tasks.
  get window() {
    return this.#handle.window();
  }
  get document() {
    return this.#handle.document();
  }

  // Milliseconds of the page's clock since it was opened.
  get now() {
    return this.#handle.now();
  }
  get console() {
    return this.#console;
  }
  get errors() {
    return this.#errors;
  }
  get requests() {
    return this.#requests;
  }
  get dialogs() {
    return this.#dialogs;
  }

  // The windows that scripts and links of the page have opened and that are still open, each a page.
  get popups() {
    return this.#popups;
  }

  // The page that has opened this one; undefined for none.
  get opener() {
    return this.#opener;
  }

  title() {
    return this.document.title;
  }

  // ---- waiting

  // What keeps the page from being settled: { kind, reason, place, frame }.
  unsettled({ ignore = [] } = kEmptyObject) {
    validateArray(ignore, 'options.ignore');
    return this.#handle.pending().filter(({ kind }) => !ignore.includes(kind));
  }

  #wait(what, ignore, until) {
    if (this.#limit !== undefined) return Promise.reject(limitError(this.#limit));
    if (this.#closed) return Promise.reject(closedError());
    const { promise, resolve, reject } = Promise.withResolvers();
    const end = this.#handle.wait(what, ignore, until, (how) => {
      if (how === 'done' || how === 'timeout') resolve(how === 'done');
      else reject(how === 'limit' ? limitError(this.#limit) : closedError());
    });
    return { promise, end };
  }

  async #waitFor(what, verb, ignore, timeout) {
    const { promise } = await this.#waiting(what, ignore, this.now + timeout);
    if (!(await promise)) throw new NotSettledError(verb, timeout, this.unsettled({ ignore }));
  }

  async #waiting(what, ignore, until) {
    return this.#wait(what, ignore, until);
  }

  // Fulfilled when the load event has been fired.
  async loaded({ timeout = defaultTimeout } = kEmptyObject) {
    await this.#waitFor('loaded', 'loaded', [], timeout);
    return this;
  }

  // Fulfilled when nothing is left that could run code of the page but the ignored kinds.
  async settled({ ignore = [], timeout = defaultTimeout } = kEmptyObject) {
    validateArray(ignore, 'options.ignore');
    validateNumber(timeout, 'options.timeout', 0);
    await this.#waitFor('settled', 'settled', ignore.map(String), timeout);
    return this;
  }

  // Lets time of the page's clock pass.
  async advance(milliseconds) {
    validateNumber(milliseconds, 'milliseconds', 0);
    const { promise } = await this.#waiting('time', [], this.now + milliseconds);
    await promise;
    return this;
  }

  // Fulfilled with the first element that matches a selector, or with what a function returns that is not falsy.
  async waitFor(condition, { timeout = defaultTimeout } = kEmptyObject) {
    const until = this.now + timeout;
    const test = () =>
      typeof condition === 'function' ? condition(this.window) : this.document.querySelector(condition);
    for (;;) {
      const found = test();
      if (found) return found;
      if (this.now >= until) throw new NotSettledError(`got ${condition}`, timeout, this.unsettled());
      const next = Math.min(10, until - this.now);
      await this.advance(next);
    }
  }

  // ---- acting

  // Runs a function in a task of the page; time passes until the promise that it may return is settled.
  async #task(work) {
    const { promise, end } = await this.#waiting('other', [], this.now + hour);
    const done = Promise.withResolvers();
    this.#handle.run(() => {
      try {
        done.resolve(work());
      } catch (error) {
        done.reject(error);
      }
    });
    try {
      const failure = promise.then((ended) => {
        if (!ended) throw new NotSettledError('answered', hour, this.unsettled());
        return new Promise(() => {});
      });
      return await Promise.race([done.promise, failure]);
    } finally {
      end();
      promise.catch(() => {});
    }
  }

  // The value of an expression or of a function of the page, whose text is evaluated there.
  evaluate(script, ...values) {
    return this.#task(() => {
      if (typeof script !== 'function') return this.#handle.evaluate(String(script), 'evaluate');
      return this.#handle.evaluate(`(${script})`, 'evaluate')(...values);
    });
  }

  #element(target) {
    if (typeof target !== 'string') return target;
    const element = this.document.querySelector(target);
    if (element === null) throw codedError(Error, 'ERR_PAGE_NO_ELEMENT', `No element of the page matches '${target}'`);
    return element;
  }

  #user() {
    const { User } = require('internal/page/actions');
    return new User(this.#handle);
  }

  click(target) {
    return this.#task(() => this.#user().click(this.#element(target)));
  }

  // Replaces the value of a control as a user does who types.
  fill(target, value) {
    return this.#task(() => this.#user().fill(this.#element(target), String(value)));
  }

  // Presses a key, as 'Enter' or 'a'; target gets the focus if it is given.
  press(target, key) {
    return this.#task(() => this.#user().press(this.#element(target), String(key)));
  }

  // Chooses an option of a select element by its value or text.
  select(target, value) {
    return this.#task(() => this.#user().select(this.#element(target), String(value)));
  }

  // Goes to another URL; fulfilled when its document has been loaded.
  async navigate(url, options = kEmptyObject) {
    this.#handle.navigate(new URL(url, this.url).href);
    return this.loaded(options);
  }

  // ---- finding

  querySelector(selector) {
    return this.document.querySelector(selector);
  }

  querySelectorAll(selector) {
    return [...this.document.querySelectorAll(selector)];
  }

  // The only element of a role, with an accessible name if one is given: a text that it contains, or a regular expression.
  getByRole(role, { name } = kEmptyObject) {
    validateString(role, 'role');
    const { byRole } = require('internal/page/roles');
    const what = `role '${role}'${name === undefined ? '' : ` and name ${name}`}`;
    return only(byRole(this.document, role, name), what);
  }

  // The only innermost element with a text.
  getByText(text) {
    const { byText } = require('internal/page/roles');
    return only(byText(this.document, text), `text ${text}`);
  }

  // The only control with a label.
  getByLabel(text) {
    const { byLabel } = require('internal/page/roles');
    return only(byLabel(this.document, text), `label ${text}`);
  }

  // The document as text, in a form that is easy to compare: an element or text a line, attributes sorted.
  snapshot(target = undefined) {
    const { snapshot } = require('internal/page/snapshot');
    return snapshot(target === undefined ? this.document : this.#element(target));
  }

  // Answers requests whose URL matches a pattern (a regular expression, or a path with *) by a handler.
  route(pattern, handler) {
    const { validateAnswer, validatePattern } = require('internal/page/options');
    validatePattern(pattern, 'pattern');
    validateAnswer(handler, 'handler');
    this.#network.route(pattern, handler);
    return this;
  }

  // What has been requested and answered, with the option `record`, as an HTTP archive (HAR 1.2).
  har() {
    return this.#network.har();
  }

  close() {
    if (this.#closed) return;
    this.#closed = true;
    this.#handle.close();
  }

  [Symbol.dispose]() {
    this.close();
  }

  // ---- opening

  static async open(target, options) {
    const { validatePageOptions, validateTarget } = require('internal/page/options');
    validateTarget(target);
    validatePageOptions(options);
    const page = new Page(options);
    const { waitUntil = 'load', timeout = defaultTimeout } = options;
    try {
      if (typeof target === 'string' || target instanceof URL) page.#handle.navigate(page.#network.start(`${target}`));
      else page.#begin(target);
      if (waitUntil === 'load') await page.loaded({ timeout });
      else if (waitUntil === 'settled') await page.settled({ timeout, ignore: options.ignore });
      if (page.url === 'about:blank' && page.#errors.length > 0) throw new Error(page.#errors[0].message);
    } catch (error) {
      page.close();
      throw error;
    }
    return page;
  }

  #begin({ html, url = 'http://localhost/' }) {
    const bytes = new TextEncoder().encode(String(html));
    this.#network.start(url);
    this.#handle.begin(url, 200, 'OK', ['content-type', 'text/html;charset=utf-8'], bytes.buffer);
  }
}

function only(elements, what) {
  if (elements.length === 1) return elements[0];
  if (elements.length === 0) throw codedError(Error, 'ERR_PAGE_NO_ELEMENT', `No element of the page has ${what}`);
  throw codedError(Error, 'ERR_PAGE_AMBIGUOUS', `${elements.length} elements of the page have ${what}`);
}

// Opens the page at a URL, a file, or { html, url }.
function open(target, options = kEmptyObject) {
  return Page.open(target, options);
}

module.exports = { NotSettledError, Page, open };
