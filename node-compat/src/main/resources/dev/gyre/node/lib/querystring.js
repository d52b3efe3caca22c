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
  const target = require('buffer').Buffer.alloc(text.length);
  const source = `${text}`;
  const end = Math.min(source.length, target.length);
  let length = 0;
  for (let i = 0; i < end; i++) {
    let unit = source.charCodeAt(i); // Of a wide one its lower half is written.
    if (unit === 43 && decodeSpaces) unit = 32;
    else if (unit === 37) {
      const pair = source.slice(i + 1, i + 3);
      if (/^[0-9a-fA-F]{2}$/.test(pair)) {
        unit = Number.parseInt(pair, 16);
        i += 2;
      }
    }
    target[length++] = unit;
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
  let result = '';
  for (const key of Object.keys(object)) {
    const name = `${encode(primitive(key))}${equals}`;
    const value = object[key];
    for (const one of Array.isArray(value) ? value : [value]) result += `${result === '' ? '' : separator}${name}${encode(primitive(one))}`;
  }
  return result;
}

function decodeWith(decode, text) {
  try {
    return decode(text);
  } catch {
    return module.exports.unescape(text, true);
  }
}

const escapes = /%[0-9a-f]{2}/i;
const twoEscapes = /%[0-9a-f]{2}.*%[0-9a-f]{2}/is;

// The names, and the values where there is an equals sign, for separators of one character.
function pairsOf(text, separator, equals) {
  return text.split(separator).map((pair) => {
    const at = pair.indexOf(equals);
    return at === -1 ? [pair] : [pair.slice(0, at), pair.slice(at + 1)];
  });
}

// The same for any separators: a character that goes on with the one between pairs does not count for the other.
function* scannedPairs(text, separator, equals) {
  let [start, matched, equal, end] = [0, 0, 0, -1];
  const pair = (stop) => (equal < equals.length ? [text.slice(start, stop)] : [text.slice(start, end < 0 ? start : end), text.slice(end < 0 ? start : end + equals.length, stop)]);
  for (let i = 0; i < text.length; i++) {
    if (text[i] === separator[matched]) {
      if (++matched < separator.length) continue;
      yield pair(i + 1 - matched);
      [start, matched, equal, end] = [i + 1, 0, 0, -1];
      continue;
    }
    matched = 0;
    if (equal >= equals.length) continue;
    if (text[i] !== equals[equal]) equal = 0;
    else if (++equal === equals.length) end = i + 1 - equal;
  }
  if (equals === '' && (start === text.length || text.endsWith('+'))) return; // Nothing is left of it.
  yield separator === '' ? pair(text.length).map((part, index) => (index === 0 ? part : '')) : pair(text.length);
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
  const read = (part, encoded) => {
    if (part === '') return part;
    const spaced = part.includes('+') ? part.replaceAll('+', custom ? '%20' : ' ') : part;
    return encoded || custom || escapes.test(spaced) ? decodeWith(decode, spaced) : spaced;
  };
  for (const [name, content] of (separator.length === 1 && equals.length === 1 && separator !== equals ? pairsOf : scannedPairs)(text, separator, equals)) {
    if (left-- <= 0) break;
    if (name === '' && content === undefined) continue;
    const key = read(name, false);
    // A second escape in the name counts for the value: without this one could tell by escapes that are none.
    const value = content === undefined ? '' : read(content, content.includes('%') && twoEscapes.test(name));
    const existing = result[key];
    if (existing === undefined) result[key] = value;
    else if (Array.isArray(existing)) existing.push(value);
    else result[key] = [existing, value];
  }
  return result;
}

module.exports = { unescapeBuffer, unescape: qsUnescape, escape: qsEscape, stringify, encode: stringify, parse, decode: parse };
