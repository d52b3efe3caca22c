// util.MIMEType and util.MIMEParams. https://nodejs.org/api/util.html#class-utilmimetype

const { nodeError } = require('internal/errors');

const foreign = /[^!#$%&'*+\-.^_`|~A-Za-z0-9]/; // A character that is not part of an HTTP token.
const foreignInQuotes = /[^\t\x20-\x7e\x80-\xff]/;

function invalid(part, text, index) {
  return nodeError('ERR_INVALID_MIME_SYNTAX', part, text, index);
}

// The reported position is relative to the token's start.
function checkToken(part, token, text) {
  const at = token.search(foreign);
  if (token === '' || at !== -1) throw invalid(part, text, at);
}

function toLower(text) {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

function skipSpace(text, from) {
  while (from < text.length && '\r\n\t '.includes(text[from])) from++;
  return from;
}

function trimEnd(text) {
  return text.replace(/[\r\n\t ]*$/, '');
}

// A quoted string; a backslash takes the next character literally.
function unquote(text, from) {
  let value = '';
  let at = from;
  for (; at < text.length && text[at] !== '"'; at++) {
    if (text[at] === '\\' && at + 1 < text.length) at++;
    value += text[at];
  }
  return [value, at + 1];
}

function quote(value) {
  if (value !== '' && !foreign.test(value)) return value;
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}

class MIMEParams {
  #data = new Map();

  delete(name) {
    this.#data.delete(name);
  }

  get(name) {
    return this.#data.get(name) ?? null;
  }

  has(name) {
    return this.#data.has(name);
  }

  set(name, value) {
    name = `${name}`;
    value = `${value}`;
    const at = name.search(foreign);
    if (name === '' || at !== -1) throw invalid('parameter name', name, at);
    const wrong = value.search(foreignInQuotes);
    if (wrong !== -1) throw invalid('parameter value', value, wrong);
    this.#data.set(name, value);
  }

  *entries() {
    yield* this.#data.entries();
  }

  *keys() {
    yield* this.#data.keys();
  }

  *values() {
    yield* this.#data.values();
  }

  toString() {
    return Array.from(this.#data, ([name, value]) => `${name}=${quote(value)}`).join(';');
  }

  // The parameters after the semicolon; malformed ones are skipped.
  static read(text, from) {
    const params = new MIMEParams();
    while (from < text.length) {
      from = skipSpace(text, from);
      const end = text.slice(from).search(/[;=]/);
      const name = toLower(end === -1 ? text.slice(from) : text.slice(from, from + end));
      from = end === -1 ? text.length : from + end;
      let value = null;
      if (text[from++] === '=') [value, from] = readValue(text, from);
      if (value !== null && name !== '' && !foreign.test(name) && !foreignInQuotes.test(value) && !params.has(name))
        params.#data.set(name, value);
    }
    return params;
  }
}

// A value and where the next parameter begins.
function readValue(text, from) {
  const next = (at) => {
    const semicolon = text.indexOf(';', at);
    return semicolon === -1 ? text.length : semicolon;
  };
  if (text[from] === '"') {
    const [value, end] = unquote(text, from + 1);
    return [value, next(end) + 1];
  }
  const end = next(from);
  const value = trimEnd(text.slice(from, end));
  return [value === '' ? null : value, end + 1];
}

const { read } = MIMEParams;
delete MIMEParams.read;
Object.defineProperty(MIMEParams.prototype, Symbol.iterator, {
  __proto__: null,
  configurable: true,
  writable: true,
  value: MIMEParams.prototype.entries,
});
Object.defineProperty(MIMEParams.prototype, 'toJSON', {
  __proto__: null,
  configurable: true,
  writable: true,
  value: MIMEParams.prototype.toString,
});

class MIMEType {
  #type;
  #subtype;
  #params;

  constructor(string) {
    const text = `${string}`;
    const start = skipSpace(text, 0);
    const slash = text.indexOf('/', start);
    const type = slash === -1 ? text.slice(start) : text.slice(start, slash);
    const at = type.search(foreign);
    if (type === '' || slash === -1 || at !== -1) throw invalid('type', text, at);
    const semicolon = text.indexOf(';', slash);
    const subtype = trimEnd(semicolon === -1 ? text.slice(slash + 1) : text.slice(slash + 1, semicolon));
    checkToken('subtype', subtype, text);
    this.#type = toLower(type);
    this.#subtype = toLower(subtype);
    this.#params = semicolon === -1 ? new MIMEParams() : read(text, semicolon + 1);
  }

  static parse(string) {
    try {
      return new MIMEType(string);
    } catch (error) {
      if (error?.code === 'ERR_INVALID_MIME_SYNTAX') return null;
      throw error;
    }
  }

  get type() {
    return this.#type;
  }
  set type(value) {
    const text = `${value}`;
    checkToken('type', text, text, 0);
    this.#type = toLower(text);
  }

  get subtype() {
    return this.#subtype;
  }
  set subtype(value) {
    const text = `${value}`;
    checkToken('subtype', text, text, 0);
    this.#subtype = toLower(text);
  }

  get essence() {
    return `${this.#type}/${this.#subtype}`;
  }

  get params() {
    return this.#params;
  }

  toString() {
    const essence = `${this.#type}/${this.#subtype}`;
    const params = this.#params.toString();
    return params === '' ? essence : `${essence};${params}`;
  }
}
Object.defineProperty(MIMEType.prototype, 'toJSON', {
  __proto__: null,
  configurable: true,
  writable: true,
  value: MIMEType.prototype.toString,
});

module.exports = { MIMEParams, MIMEType };
