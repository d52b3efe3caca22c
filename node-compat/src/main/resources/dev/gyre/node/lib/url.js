// node:url: the WHATWG classes, and the older parse, format and resolve.

const { nodeError } = require('internal/errors');
const { defineLazy } = require('internal/util');
const {
  URL,
  URLSearchParams,
  fileURLToPath,
  fileURLToPathBuffer,
  pathToFileURL,
  urlToHttpOptions,
} = require('internal/url');

const legacy = (name) =>
  ({
    [name](...args) {
      return require('internal/url/legacy')[name](...args);
    },
  })[name];

function domainToASCII(domain) {
  if (arguments.length < 1) throw nodeError('ERR_MISSING_ARGS', 'domain');
  const unset = 'unset.invalid';
  const url = new URL(`ws://${unset}`);
  url.hostname = domain;
  return url.hostname === unset && `${domain}`.toLowerCase() !== unset ? '' : url.hostname;
}

function domainToUnicode(domain) {
  if (arguments.length < 1) throw nodeError('ERR_MISSING_ARGS', 'domain');
  const ascii = domainToASCII(domain);
  if (!ascii.includes('xn--')) return ascii;
  return ascii.length > 1000 ? require('punycode').toUnicode(ascii) : internalBinding('url').domainToUnicode(ascii); // The binding does not decode longer labels.
}

function format(url, options) {
  if (typeof url === 'object' && url !== null && url instanceof URL) {
    if (options) require('internal/validators').validateObject(options, 'options');
    const { fragment, unicode, search, auth } = options || {};
    const copy = new URL(url.href);
    if (!(fragment ?? true)) copy.hash = '';
    if (!(search ?? true)) copy.search = '';
    if (!(auth ?? true)) {
      copy.username = '';
      copy.password = '';
    }
    const text = copy.href;
    return unicode && copy.hostname.includes('xn--')
      ? text.replace(copy.hostname, domainToUnicode(copy.hostname))
      : text;
  }
  return require('internal/url/legacy').format(url);
}

module.exports = {
  parse: legacy('parse'),
  resolve: legacy('resolve'),
  resolveObject: legacy('resolveObject'),
  format,
  URL,
  URLSearchParams,
  domainToASCII,
  domainToUnicode,
  fileURLToPath,
  fileURLToPathBuffer,
  pathToFileURL,
  urlToHttpOptions,
};
defineLazy(module.exports, ['Url'], () => require('internal/url/legacy'));
defineLazy(module.exports, ['URLPattern'], () => require('internal/urlpattern/url_pattern'));
