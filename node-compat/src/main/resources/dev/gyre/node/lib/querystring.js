// node:querystring.

const { nodeError } = require('internal/errors');

const plain = /^[A-Za-z0-9\-_.!~*'()]*$/;

function qsEscape(value) {
  let text = value;
  if (typeof value !== 'string') text = typeof value === 'object' ? String(value) : `${value}`;
  if (plain.test(text)) return text;
  return text.isWellFormed() ? encodeURIComponent(text) : encodeIllFormed(text);
}

// A surrogate is encoded together with the next code unit, whatever it is; only one at the end is an error.
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

// Accepts any value that Buffer.from does. Its characters are read from its string only if that has escapes.
function unescapeBuffer(text, decodeSpaces) {
  const { Buffer } = require('buffer');
  if (!hasEscapes(text, decodeSpaces)) return Buffer.from(text, 'latin1');
  const length = text.length;
  const target = Buffer.alloc(length);
  const source = `${text}`;
  let [written, escapes] = [0, 0];
  for (let i = 0; i < length; i++) {
    let unit = source.charCodeAt(i); // Only the lower byte of a wide character is written.
    if (unit === 43 && decodeSpaces) unit = 32;
    else if (unit === 37 && i < length - 2) {
      const pair = source.slice(i + 1, i + 3);
      if (/^[0-9a-fA-F]{2}$/.test(pair)) {
        unit = Number.parseInt(pair, 16);
        i += 2;
        escapes++;
      }
    }
    target[written++] = unit;
  }
  return escapes > 0 ? target.subarray(0, written) : target;
}

function hasEscapes(text, decodeSpaces) {
  const has = (character) => String.prototype.indexOf.call(text, character) !== -1;
  return has('%') || (decodeSpaces && has('+'));
}

function qsUnescape(text, decodeSpaces) {
  try {
    return decodeURIComponent(text);
  } catch {
    return QueryString.unescapeBuffer(text, decodeSpaces).toString();
  }
}

function primitive(value) {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return `${value}`;
  if (typeof value === 'bigint') return `${value}`;
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  return '';
}

// A replaced function is called for every value, Node's own only for values that may need it.
function encodePrimitive(value, encode) {
  const text = primitive(value);
  return encode === qsEscape && (text === '' || typeof value === 'boolean' || typeof value === 'bigint')
    ? text
    : encode(text);
}

function stringify(object, separator, equals, options) {
  separator ||= '&';
  equals ||= '=';
  let encode = QueryString.escape;
  if (options && typeof options.encodeURIComponent === 'function') encode = options.encodeURIComponent;
  if (object === null || typeof object !== 'object') return '';
  let result = '';
  for (const key of Object.keys(object)) {
    const value = object[key];
    const name = encodePrimitive(key, encode) + equals;
    const values = Array.isArray(value) ? value : [value];
    if (result !== '' && values.length > 0) result += separator;
    for (let i = 0; i < values.length; i++) {
      if (i > 0) result += separator;
      result += name;
      result += encodePrimitive(values[i], encode);
    }
  }
  return result;
}

function decodeWith(decode, text) {
  try {
    return decode(text);
  } catch {
    return QueryString.unescape(text, true);
  }
}

const escapes = /%[0-9a-f]{2}/i;
const hexDigit = /^[0-9a-f]$/i;

// The pairs of a text for separators of one character: name and content, with + replaced, and whether each must be
// decoded.
function* pairsOf(text, separator, equals, plus, custom) {
  for (const pair of text.split(separator)) {
    if (pair === '') {
      yield null;
      continue;
    }
    const at = pair.indexOf(equals);
    const name = at === -1 ? pair : pair.slice(0, at);
    const content = at === -1 ? '' : pair.slice(at + 1);
    yield {
      name: name.includes('+') ? name.replaceAll('+', plus) : name,
      nameEncoded: custom || escapes.test(name),
      content: content.includes('+') ? content.replaceAll('+', plus) : content,
      contentEncoded: custom || escapes.test(content),
    };
  }
}

// The same for any separators. A character that continues the pair separator does not count for the other one, and an
// empty separator never matches.
function* scannedPairs(text, separator, equals, plus, custom) {
  const fresh = () => ({ name: '', nameEncoded: custom, content: '', contentEncoded: custom });
  let pair = fresh();
  let [from, matched, equal, escaped] = [0, 0, 0, 0]; // The number of matched characters of each separator and of an escape.
  const isEscape = (character) => {
    if (character === '%') escaped = 1;
    else if (escaped > 0) escaped = hexDigit.test(character) ? escaped + 1 : 0;
    return escaped === 3;
  };
  const take = (field, end, more = '') => {
    pair[field] += text.slice(from, Math.max(from, end)) + more;
  };
  for (let i = 0; i < text.length; i++) {
    const character = text[i];
    if (character === separator[matched]) {
      if (++matched < separator.length) continue;
      take(equal < equals.length ? 'name' : 'content', i + 1 - matched);
      yield equal < equals.length && pair.name === '' ? null : pair;
      pair = fresh();
      [from, matched, equal, escaped] = [i + 1, 0, 0, 0];
      continue;
    }
    matched = 0;
    const inName = equal < equals.length;
    if (inName && character === equals[equal]) {
      if (++equal < equals.length) continue;
      take('name', i + 1 - equal);
      [from, escaped] = [i + 1, 0];
      continue;
    }
    if (inName) equal = 0;
    if (inName && !pair.nameEncoded) {
      pair.nameEncoded = isEscape(character);
      if (escaped > 0) continue;
    }
    if (character === '+') {
      take(inName ? 'name' : 'content', i, plus);
      from = i + 1;
    } else if (!inName && !pair.contentEncoded) {
      pair.contentEncoded = isEscape(character);
    }
  }
  const inName = equal < equals.length;
  if (from === text.length && equal === 0 && pair.name === '') return;
  if (inName || matched < separator.length) take(inName ? 'name' : 'content', text.length);
  yield pair;
}

function parse(text, separator, equals, options) {
  const result = { __proto__: null };
  if (typeof text !== 'string' || text.length === 0) return result;
  separator = separator ? String(separator) : '&';
  equals = equals ? String(equals) : '=';
  let left = 1000;
  if (options && typeof options.maxKeys === 'number') left = options.maxKeys > 0 ? options.maxKeys : -1; // Only counting down to zero ends the loop.
  let decode = QueryString.unescape;
  if (options && typeof options.decodeURIComponent === 'function') decode = options.decodeURIComponent;
  const custom = decode !== qsUnescape;
  const pairs = separator.length === 1 && equals.length === 1 && separator !== equals ? pairsOf : scannedPairs;
  for (const pair of pairs(text, separator, equals, custom ? '%20' : ' ', custom)) {
    if (pair !== null) {
      const name = pair.nameEncoded && pair.name !== '' ? decodeWith(decode, pair.name) : pair.name;
      const content = pair.contentEncoded && pair.content !== '' ? decodeWith(decode, pair.content) : pair.content;
      const existing = result[name];
      if (existing === undefined) result[name] = content;
      else if (existing.pop) existing[existing.length] = content;
      else result[name] = [existing, content];
    }
    if (--left === 0) break;
  }
  return result;
}

const QueryString = {
  unescapeBuffer,
  unescape: qsUnescape,
  escape: qsEscape,
  stringify,
  encode: stringify,
  parse,
  decode: parse,
};

module.exports = QueryString;
