// URLPattern, https://urlpattern.spec.whatwg.org/#urlpattern-class

const { codedError, nodeError } = require('internal/errors');
const { encoders, defaultPorts } = require('internal/urlpattern/canonical');
const { compileComponent } = require('internal/urlpattern/component');
const { parseConstructorString, special } = require('internal/urlpattern/constructor_string');
const { processInit } = require('internal/urlpattern/init');

const names = ['protocol', 'username', 'password', 'hostname', 'port', 'pathname', 'search', 'hash'];
// The members of a result in Node's order.
const inResult = ['hash', 'hostname', 'inputs', 'password', 'pathname', 'port', 'protocol', 'search', 'username'];
const inInit = [...names, 'baseURL'].sort();

// Only strings are used; an input is shown with all its members.
function convertInit(value) {
  const init = {};
  for (const name of inInit) {
    const member = value[name];
    if (typeof member === 'string') init[name] = member.toWellFormed();
  }
  return init;
}

function isObject(value) {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

function invalidArgument(message) {
  return codedError(TypeError, 'ERR_INVALID_ARG_TYPE', message);
}

// Create, https://urlpattern.spec.whatwg.org/#url-pattern-create
function compile(input, baseURL, ignoreCase) {
  let init;
  if (isObject(input)) {
    if (baseURL !== undefined) throw new TypeError('baseURL with an object');
    init = input;
  } else {
    init = parseConstructorString(input);
    if (baseURL === undefined && init.protocol === undefined) throw new TypeError('No protocol and no base URL');
    if (baseURL !== undefined) init.baseURL = baseURL;
  }
  const processed = processInit(init, true);
  for (const name of names) processed[name] ??= '*';
  if (special.includes(processed.protocol) && processed.port === defaultPorts[processed.protocol]) processed.port = '';
  const plain = { delimiter: '', prefix: '', ignoreCase: false };
  const folding = { ...plain, ignoreCase };
  const components = { __proto__: null };
  for (const name of ['protocol', 'username', 'password', 'port'])
    components[name] = compileComponent(processed[name], encoders[name], plain);
  const isSpecial = special.some((scheme) => components.protocol.regExp.test(scheme));
  const host = /^(?:\[.|\{\[|\\\[)/s.test(processed.hostname) ? encoders.ipv6Hostname : encoders.hostname;
  components.hostname = compileComponent(processed.hostname, host, { ...plain, delimiter: '.' });
  components.pathname = isSpecial
    ? compileComponent(processed.pathname, encoders.pathname, { ...folding, delimiter: '/', prefix: '/' })
    : compileComponent(processed.pathname, encoders.opaquePathname, folding);
  for (const name of ['search', 'hash']) components[name] = compileComponent(processed[name], encoders[name], folding);
  return components;
}

// Without a base Node resolves relative patterns against a URL with empty components.
const emptyBase = 'empty://';

function partsOfURL(text, base) {
  const { URL } = require('internal/url');
  const relative = base === undefined && !URL.canParse(text);
  const url = new URL(text, relative ? emptyBase : base);
  return {
    protocol: relative ? '' : url.protocol.slice(0, -1),
    username: url.username,
    password: url.password,
    hostname: url.hostname,
    port: url.port,
    pathname: url.pathname,
    search: url.search.slice(1),
    hash: url.hash.slice(1),
  };
}

// The base and the options of the constructor's arguments after the input; if there are three arguments, the second
// must be a base.
function readArguments(count, second, third) {
  if (count < 3) {
    if (typeof second === 'string') return { base: second.toWellFormed() };
    if (second === undefined || second === null) return {};
    if (!isObject(second)) throw invalidArgument('second argument must be a string or object');
    return { ignoreCase: Boolean(second.ignoreCase) };
  }
  if (typeof second !== 'string' && second !== undefined && second !== null)
    throw invalidArgument('second argument must be a string');
  if (third !== undefined && third !== null && !isObject(third)) throw invalidArgument('options must be an object');
  return { base: (second ?? '').toWellFormed(), ignoreCase: Boolean(third?.ignoreCase) };
}

class Pattern {
  #components;

  constructor(input, baseURL, options) {
    input ??= {};
    if (typeof input !== 'string' && !isObject(input)) throw invalidArgument('Input must be an object or a string');
    const pattern = isObject(input) ? convertInit(input) : input.toWellFormed();
    const { base, ignoreCase = false } = readArguments(arguments.length, baseURL, options);
    try {
      this.#components = compile(pattern, base, ignoreCase);
    } catch {
      throw codedError(TypeError, 'ERR_INVALID_URL_PATTERN', 'Failed to construct URLPattern');
    }
  }

  // Match, https://urlpattern.spec.whatwg.org/#url-pattern-match
  #match(input, baseURL, operation) {
    if (input !== undefined && input !== null && typeof input !== 'string' && !isObject(input))
      throw invalidArgument('URLPattern input needs to be a string or an object');
    const value = typeof input === 'string' ? input.toWellFormed() : convertInit(input ?? {});
    if (baseURL !== undefined && baseURL !== null && typeof baseURL !== 'string')
      throw invalidArgument('baseURL must be a string');
    const base = baseURL === undefined ? undefined : (baseURL ?? '').toWellFormed();
    if (isObject(value) && base !== undefined)
      throw codedError(TypeError, 'ERR_OPERATION_FAILED', `Failed to ${operation} URLPattern`);
    let values;
    try {
      values = isObject(value) ? processInit(value, false) : partsOfURL(value, base);
    } catch (error) {
      if (error instanceof TypeError) return null;
      throw error;
    }
    const result = { __proto__: null };
    for (const name of inResult) {
      if (name === 'inputs') {
        result.inputs = base === undefined ? [value] : [value, base];
        continue;
      }
      const { regExp, names: groupNames } = this.#components[name];
      const match = regExp.exec(values[name]);
      if (match === null) return null;
      const groups = Object.create({});
      groupNames.forEach((group, i) => {
        groups[group] = match[i + 1];
      });
      result[name] = { groups, input: values[name] };
    }
    return result;
  }

  exec(input = undefined, baseURL = undefined) {
    if (!(#components in Object(this))) throw new TypeError('Illegal invocation');
    return this.#match(input, baseURL, 'exec');
  }

  test(input = undefined, baseURL = undefined) {
    if (!(#components in Object(this))) throw new TypeError('Illegal invocation');
    return this.#match(input, baseURL, 'test') !== null;
  }

  static {
    const accessors = { hasRegExpGroups: (components) => names.some((name) => components[name].hasRegExpGroups) };
    for (const name of names) accessors[name] = (components) => components[name].patternString;
    for (const name of [...names, 'hasRegExpGroups']) {
      const read = accessors[name];
      const { get } = {
        get() {
          if (!(#components in Object(this))) throw new TypeError('Illegal invocation');
          return read(this.#components);
        },
      };
      Object.defineProperty(get, 'name', { __proto__: null, value: '' });
      Object.defineProperty(this.prototype, name, { __proto__: null, get, enumerable: true });
    }
  }
}

// A function, because a class could not throw Node's message when it is called without new.
function URLPattern() {
  if (new.target === undefined) throw nodeError('ERR_CONSTRUCT_CALL_REQUIRED');
  return Reflect.construct(Pattern, arguments, new.target);
}

URLPattern.prototype = Pattern.prototype;
Object.defineProperty(URLPattern.prototype, 'constructor', {
  __proto__: null,
  writable: true,
  configurable: true,
  enumerable: false,
  value: URLPattern,
});
require('internal/util').enumerableMembers(URLPattern.prototype, ['exec', 'test']);
Object.defineProperty(URLPattern.prototype, Symbol.toStringTag, {
  __proto__: null,
  configurable: true,
  value: 'URLPattern',
});

module.exports = { URLPattern };
