// Headers and header lists, https://fetch.spec.whatwg.org/#headers-class

const { customInspectSymbol, enumerableMembers } = require('internal/util');
const { definePairIterable, illegal, need, show, toByteString } = require('internal/fetch/webidl');

const token = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
const forbiddenInValue = /[\0\r\n]/;
const outerSpace = /^[\t\n\r ]+|[\t\n\r ]+$/g;

// Header list, https://fetch.spec.whatwg.org/#concept-header-list. Values of one name are joined, except those of Set-Cookie.
class HeaderList {
  // lower case name -> { name, value }
  map = new Map();
  cookies = [];
  sorted = undefined;

  copy() {
    const list = new HeaderList();
    for (const [key, entry] of this.map) list.map.set(key, { ...entry });
    list.cookies = [...this.cookies];
    return list;
  }

  append(name, value) {
    this.sorted = undefined;
    const key = name.toLowerCase();
    const known = this.map.get(key);
    if (known === undefined) this.map.set(key, { name, value });
    else known.value += (key === 'cookie' ? '; ' : ', ') + value;
    if (key === 'set-cookie') this.cookies.push(value);
  }

  set(name, value) {
    this.sorted = undefined;
    const key = name.toLowerCase();
    if (key === 'set-cookie') this.cookies = [value];
    this.map.set(key, { name, value });
  }

  delete(name) {
    this.sorted = undefined;
    const key = name.toLowerCase();
    if (key === 'set-cookie') this.cookies = [];
    this.map.delete(key);
  }

  get(name) {
    return this.map.get(name.toLowerCase())?.value ?? null;
  }

  has(name) {
    return this.map.has(name.toLowerCase());
  }

  // Sort and combine, https://fetch.spec.whatwg.org/#concept-header-list-sort-and-combine
  pairs() {
    if (this.sorted === undefined) {
      const keys = [...this.map.keys()].sort((a, b) => (a < b ? -1 : 1));
      this.sorted = keys.flatMap((key) =>
        key === 'set-cookie' ? this.cookies.map((value) => [key, value]) : [[key, this.map.get(key).value]],
      );
    }
    return this.sorted;
  }

  *[Symbol.iterator]() {
    for (const [key, { name, value }] of this.map) {
      if (key === 'set-cookie') for (const cookie of this.cookies) yield [name, cookie];
      else yield [name, value];
    }
  }
}

// Checks a method's receiver and number of arguments.
function check(object, given, count, method) {
  if (!isHeaders(object)) throw illegal();
  need(given, count, `Headers.${method}`);
}

class Headers {
  #headersList = new HeaderList();
  #guard = 'none';

  constructor(init = undefined) {
    if (init !== undefined) fill(this, init);
  }

  static of(list, guard) {
    const headers = new Headers();
    headers.#headersList = list;
    headers.#guard = guard;
    return headers;
  }

  static listOf(headers) {
    if (!(#headersList in headers)) throw illegal();
    return headers.#headersList;
  }

  static isHeaders(value) {
    return typeof value === 'object' && value !== null && #headersList in value;
  }

  // Append, https://fetch.spec.whatwg.org/#concept-headers-append
  append(name, value) {
    check(this, arguments.length, 2, 'append');
    [name, value] = this.#pair('append', name, value);
    this.#headersList.append(name, value);
  }

  delete(name) {
    check(this, arguments.length, 1, 'delete');
    name = this.#name('delete', name);
    this.#mutable();
    this.#headersList.delete(name);
  }

  get(name) {
    check(this, arguments.length, 1, 'get');
    return this.#headersList.get(this.#name('get', name));
  }

  has(name) {
    check(this, arguments.length, 1, 'has');
    return this.#headersList.has(this.#name('has', name));
  }

  set(name, value) {
    check(this, arguments.length, 2, 'set');
    [name, value] = this.#pair('set', name, value);
    this.#headersList.set(name, value);
  }

  getSetCookie() {
    check(this, 0, 0, 'getSetCookie');
    return [...this.#headersList.cookies];
  }

  #name(method, name) {
    const text = toByteString(name, `Headers.${method}`, 'name');
    if (!token.test(text)) throw new TypeError(`Headers.${method}: ${show(text)} is an invalid header name.`);
    return text;
  }

  #pair(method, name, value) {
    const nameText = toByteString(name, `Headers.${method}`, 'name');
    const valueText = toByteString(value, `Headers.${method}`, 'value').replace(outerSpace, '');
    if (!token.test(nameText)) throw new TypeError(`Headers.${method}: ${show(nameText)} is an invalid header name.`);
    if (forbiddenInValue.test(valueText))
      throw new TypeError(`Headers.${method}: ${show(valueText)} is an invalid header value.`);
    this.#mutable();
    return [nameText, valueText];
  }

  #mutable() {
    if (this.#guard === 'immutable') throw new TypeError('immutable');
  }

  [customInspectSymbol](depth, options, inspect) {
    options.depth ??= depth;
    const shown = {};
    for (const { name, value } of this.#headersList.map.values()) shown[name] = value;
    return `Headers ${inspect(shown, options)}`;
  }
}

const { isHeaders, listOf, of: headersOf } = Headers;
for (const name of ['isHeaders', 'listOf', 'of']) delete Headers[name];

// Fill, https://fetch.spec.whatwg.org/#concept-headers-fill
function fill(headers, init) {
  if (init === null || (typeof init !== 'object' && typeof init !== 'function')) {
    throw new TypeError(
      'Headers constructor: Argument 1 could not be converted to one of: sequence<sequence<ByteString>>, record<ByteString, ByteString>.',
    );
  }
  if (isHeaders(init) && init[Symbol.iterator] === Headers.prototype.entries) {
    for (const [name, value] of listOf(init)) headers.append(name, value);
    return;
  }
  const method = init[Symbol.iterator];
  if (method !== undefined && method !== null) {
    fillWithPairs(headers, init);
    return;
  }
  for (const key of Reflect.ownKeys(init)) {
    if (Reflect.getOwnPropertyDescriptor(init, key)?.enumerable !== true) continue;
    const name = toByteString(key, 'Headers constructor', 'init');
    headers.append(name, toByteString(init[key], 'Headers constructor', `init["${name}"]`));
  }
}

function fillWithPairs(headers, init) {
  let index = 0;
  for (const pair of init) {
    if (pair === null || typeof pair !== 'object' || typeof pair[Symbol.iterator] !== 'function') {
      throw new TypeError(`Headers constructor: init[${index}] (${show(pair)}) is not iterable.`);
    }
    const items = [...pair];
    if (items.length !== 2)
      throw new TypeError(`Headers constructor: expected name/value pair to be length 2, found ${items.length}.`);
    headers.append(
      toByteString(items[0], 'Headers constructor', `init[${index}][0]`),
      toByteString(items[1], 'Headers constructor', `init[${index}][1]`),
    );
    index++;
  }
}

enumerableMembers(Headers.prototype, ['append', 'delete', 'get', 'has', 'set', 'getSetCookie']);
definePairIterable(
  Headers,
  (headers) => listOf(headers).pairs(),
  (value) => {
    if (!isHeaders(value)) throw illegal();
  },
);
Object.defineProperty(Headers.prototype, Symbol.toStringTag, { __proto__: null, configurable: true, value: 'Headers' });
Object.defineProperty(Headers, 'length', { __proto__: null, configurable: true, value: 0 });

module.exports = { HeaderList, Headers, headersOf, isHeaders, listOf, token };
