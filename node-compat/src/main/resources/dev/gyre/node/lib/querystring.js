// node:querystring.

const { nodeError } = require('internal/errors');

const plain = /^[A-Za-z0-9\-_.!~*'()]*$/;

function qsEscape(value) {
  let text = value;
  if (typeof value !== 'string') text = typeof value === 'object' ? String(value) : `${value}`;
  if (plain.test(text)) return text;
  return text.isWellFormed() ? encodeURIComponent(text) : encodeIllFormed(text);
}

// Any surrogate is taken together with the unit behind it, whatever that is; only one at the end is an error.
function encodeIllFormed(text) {
  let result = '';
  for (let i = 0; i < text.length; i++) {
    let code = text.charCodeAt(i);
    if (code >= 0xd800 && code <= 0xdfff) {
      if (++i >= text.length) throw nodeError('ERR_INVALID_URI');
      code = 0x10000 + (((code & 0x3ff) << 10) | (text.charCodeAt(i) & 0x3ff));
    }
    result += encodeURIComponent(String.fromCodePoint(code));
  }
  return result;
}

function unescapeBuffer(text, decodeSpaces) {
  const { Buffer } = require('buffer');
  const source = Buffer.from(text, 'latin1');
  const target = Buffer.alloc(source.length);
  let length = 0;
  for (let i = 0; i < source.length; i++) {
    let byte = source[i];
    if (byte === 43 && decodeSpaces) byte = 32;
    else if (byte === 37) {
      const pair = source.toString('latin1', i + 1, i + 3);
      if (/^[0-9a-fA-F]{2}$/.test(pair)) {
        byte = Number.parseInt(pair, 16);
        i += 2;
      }
    }
    target[length++] = byte;
  }
  return target.subarray(0, length);
}

function qsUnescape(text, decodeSpaces) {
  try {
    return decodeURIComponent(text);
  } catch {
    return unescapeBuffer(text, decodeSpaces).toString();
  }
}

function primitive(value) {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return `${value}`;
  if (typeof value === 'bigint') return `${value}`;
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  return '';
}

function stringify(object, separator, equals, options) {
  separator ||= '&';
  equals ||= '=';
  if (object === null || typeof object !== 'object') return '';
  let encode = module.exports.escape;
  if (typeof options?.encodeURIComponent === 'function') encode = options.encodeURIComponent;
  const parts = [];
  for (const key of Object.keys(object)) {
    const name = `${encode(primitive(key))}${equals}`;
    const value = object[key];
    for (const one of Array.isArray(value) ? value : [value]) parts.push(name + encode(primitive(one)));
  }
  return parts.join(separator);
}

function decodeWith(decode, text) {
  try {
    return decode(text);
  } catch {
    return module.exports.unescape(text, true);
  }
}

function parse(text, separator, equals, options) {
  const result = { __proto__: null };
  if (typeof text !== 'string' || text.length === 0) return result;
  separator = separator ? String(separator) : '&';
  equals = equals ? String(equals) : '=';
  const decode = typeof options?.decodeURIComponent === 'function' ? options.decodeURIComponent : module.exports.unescape;
  const custom = decode !== qsUnescape;
  let left = typeof options?.maxKeys === 'number' ? options.maxKeys : 1000;
  if (left <= 0) left = Infinity;
  const read = (part) => {
    const spaced = part.includes('+') ? part.replaceAll('+', custom ? '%20' : ' ') : part;
    return custom || /%[0-9a-f]{2}/i.test(spaced) ? decodeWith(decode, spaced) : spaced;
  };
  for (const pair of text.split(separator)) {
    if (left-- <= 0) break;
    if (pair === '') continue;
    const at = pair.indexOf(equals);
    const key = read(at === -1 ? pair : pair.slice(0, at));
    const value = at === -1 ? '' : read(pair.slice(at + equals.length));
    const existing = result[key];
    if (existing === undefined) result[key] = value;
    else if (Array.isArray(existing)) existing.push(value);
    else result[key] = [existing, value];
  }
  return result;
}

module.exports = { unescapeBuffer, unescape: qsUnescape, escape: qsEscape, stringify, encode: stringify, parse, decode: parse };
