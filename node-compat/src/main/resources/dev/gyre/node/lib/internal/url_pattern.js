// URLPattern, https://urlpattern.spec.whatwg.org/#urlpattern-class

const { codedError } = require('internal/errors');
const { encoders, defaultPorts } = require('internal/urlpattern/canonical');
const { compileComponent } = require('internal/urlpattern/component');
const { parseConstructorString, special } = require('internal/urlpattern/constructor_string');
const { processInit } = require('internal/urlpattern/init');

const names = ['protocol', 'username', 'password', 'hostname', 'port', 'pathname', 'search', 'hash'];
// The order in which Node gives them.
const inResult = ['hash', 'hostname', 'inputs', 'password', 'pathname', 'port', 'protocol', 'search', 'username'];
const inInit = [...names, 'baseURL'];

function convertInit(value) {
  const init = {};
  for (const name of inInit) if (value[name] !== undefined) init[name] = `${value[name]}`.toWellFormed();
  return init;
}

function isObject(value) {
  return typeof value === 'object' && value !== null;
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
  for (const name of ['protocol', 'username', 'password', 'port']) components[name] = compileComponent(processed[name], encoders[name], plain);
  const isSpecial = special.some((scheme) => components.protocol.regExp.test(scheme));
  const host = /^(\[|\{\[|\\\[)/.test(processed.hostname) ? encoders.ipv6Hostname : encoders.hostname;
  components.hostname = compileComponent(processed.hostname, host, { ...plain, delimiter: '.' });
  components.pathname = isSpecial ? compileComponent(processed.pathname, encoders.pathname, { ...folding, delimiter: '/', prefix: '/' }) :
    compileComponent(processed.pathname, encoders.opaquePathname, folding);
  for (const name of ['search', 'hash']) components[name] = compileComponent(processed[name], encoders[name], folding);
  return components;
}

function partsOfURL(text, base) {
  const { URL } = require('internal/url');
  const url = new URL(text, base);
  return {
    protocol: url.protocol.slice(0, -1), username: url.username, password: url.password, hostname: url.hostname, port: url.port, pathname: url.pathname,
    search: url.search.slice(1), hash: url.hash.slice(1),
  };
}

class URLPattern {
  #components;

  constructor(input = {}, baseURL = undefined, options = undefined) {
    input ??= {};
    if (typeof input !== 'string' && !isObject(input)) throw codedError(TypeError, 'ERR_INVALID_ARG_TYPE', 'Input must be an object or a string');
    if (isObject(baseURL) && options === undefined) [options, baseURL] = [baseURL, undefined];
    try {
      this.#components = compile(isObject(input) ? convertInit(input) : input.toWellFormed(), baseURL === undefined ? undefined : `${baseURL}`,
        Boolean(options?.ignoreCase));
    } catch {
      throw codedError(TypeError, 'ERR_INVALID_URL_PATTERN', 'Failed to construct URLPattern');
    }
  }

  // Match, https://urlpattern.spec.whatwg.org/#url-pattern-match
  exec(input = {}, baseURL = undefined) {
    if (isObject(input) && baseURL !== undefined) throw codedError(TypeError, 'ERR_OPERATION_FAILED', 'Failed to exec URLPattern');
    const inputs = baseURL === undefined ? [input] : [input, `${baseURL}`];
    let values;
    try {
      values = isObject(input) ? processInit(convertInit(input), false) : partsOfURL(`${input}`, baseURL);
    } catch (error) {
      if (error instanceof TypeError) return null;
      throw error;
    }
    const result = {};
    for (const name of inResult) {
      if (name === 'inputs') {
        result.inputs = inputs;
        continue;
      }
      const { regExp, names: groupNames } = this.#components[name];
      const match = regExp.exec(values[name]);
      if (match === null) return null;
      const groups = {};
      groupNames.forEach((group, i) => { groups[group] = match[i + 1]; });
      result[name] = { groups, input: values[name] };
    }
    return result;
  }

  test(input = {}, baseURL = undefined) {
    return this.exec(input, baseURL) !== null;
  }

  get protocol() { return this.#components.protocol.patternString; }
  get username() { return this.#components.username.patternString; }
  get password() { return this.#components.password.patternString; }
  get hostname() { return this.#components.hostname.patternString; }
  get port() { return this.#components.port.patternString; }
  get pathname() { return this.#components.pathname.patternString; }
  get search() { return this.#components.search.patternString; }
  get hash() { return this.#components.hash.patternString; }
  get hasRegExpGroups() { return names.some((name) => this.#components[name].hasRegExpGroups); }
}

Object.defineProperty(URLPattern, 'length', { __proto__: null, configurable: true, value: 0 });
require('internal/util').enumerableMembers(URLPattern.prototype, [...names, 'hasRegExpGroups', 'exec', 'test']);

module.exports = { URLPattern };
