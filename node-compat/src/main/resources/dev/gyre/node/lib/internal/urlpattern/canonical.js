// Canonicalises components of URLs and the fixed parts of patterns, https://urlpattern.spec.whatwg.org/#canon-encoding-callbacks

const { URL } = require('internal/url');

// The special schemes. As in Node, file, which has no port, has the port 0.
const defaultPorts = { __proto__: null, http: '80', https: '443', ws: '80', wss: '443', ftp: '21', file: '0' };

// A URL without a special scheme, in which backslashes are not slashes.
function dummy() {
  return new URL('fake://dummy.invalid/');
}

function setting(property, mark = '') {
  return (value) => {
    if (value === '') return '';
    const url = dummy();
    url[property] = mark + value;
    return url[property].slice(mark.length);
  };
}

// No other part of a URL may follow, although the URL parser would read 'a:b' as scheme a. A colon is removed.
function protocol(value) {
  if (value === '') return '';
  const scheme = /^([a-z][a-z\d+.-]*):?$/i.exec(value);
  if (scheme === null) throw new TypeError(`Invalid protocol '${value}'`);
  return scheme[1].toLowerCase();
}

function hostname(value) {
  if (value === '') return '';
  if (/^[a-z\d.-]*$/.test(value) && !/(?:^|\.)(?:\d+|0x[\da-f]*)\.?$/.test(value)) return value; // Host names that are already canonical.
  const url = new URL('https://dummy.invalid/');
  url.hostname = value;
  if (url.hostname === 'dummy.invalid' && value.toLowerCase() !== 'dummy.invalid')
    throw new TypeError(`Invalid hostname '${value}'`);
  return url.hostname;
}

function ipv6Hostname(value) {
  if (/[^\da-f[\]:]/i.test(value)) throw new TypeError(`Invalid hostname '${value}'`);
  return value.toLowerCase();
}

function port(value, scheme = '') {
  if (value === '') return '';
  const text = value.replace(/[\t\n\r]/g, '');
  if (text === '') return '';
  const digits = /^\d+/.exec(text)?.[0];
  if (digits === undefined || +digits > 65535) throw new TypeError(`Invalid port '${value}'`);
  return `${+digits}` === defaultPorts[scheme] ? '' : `${+digits}`;
}

function pathname(value) {
  if (value === '') return '';
  const url = dummy();
  const isAbsolute = value[0] === '/';
  url.pathname = isAbsolute ? value : `/-${value}`;
  if (isAbsolute) return url.pathname;
  // Dot segments may have removed the two characters put before it: as in Node there is then nothing to remove.
  if (url.pathname.length < 2) throw new TypeError(`Invalid pathname '${value}'`);
  return url.pathname.slice(2);
}

function opaquePathname(value) {
  return value === '' ? '' : new URL(`fake:${value}`).pathname;
}

const encoders = {
  protocol,
  hostname,
  ipv6Hostname,
  port,
  pathname,
  opaquePathname,
  username: setting('username'),
  password: setting('password'),
  search: setting('search', '?'),
  hash: setting('hash', '#'),
};

module.exports = { defaultPorts, encoders };
