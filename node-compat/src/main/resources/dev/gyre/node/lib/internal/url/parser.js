// The URL standard's parser (https://url.spec.whatwg.org/#url-parsing) on records: { scheme, username, password, host, port, path (list, or a string when opaque), query, fragment }.

const { domainToASCII, parseUsual, parseUsualPath, percentEncode } = internalBinding('url');

const specialPorts = { __proto__: null, ftp: 21, file: null, http: 80, https: 443, ws: 80, wss: 443 };
const isSpecial = (record) => record.scheme in specialPorts;

// ---- percent encoding ------------------------------------------------------------------------------------------------

// Each set has the escaped ASCII characters other than controls; what is not ASCII is always escaped.
const fragmentSet = ' "<>`';
const querySet = ' "#<>';
const specialQuerySet = `${querySet}'`;
const pathSet = `${querySet}?^\`{}`;
const userinfoSet = `${pathSet}/:;=@[\\]|`;
const formSet = `${userinfoSet}$&+,%!'()~`;

function percentDecode(text) {
  if (!text.includes('%')) return text;
  const bytes = internalBinding('buffer').encode(text, 'utf8');
  const source = new Uint8Array(bytes);
  const target = new Uint8Array(source.length);
  let length = 0;
  for (let i = 0; i < source.length; i++) {
    if (source[i] === 37 && i + 2 < source.length) {
      const value = Number.parseInt(String.fromCharCode(source[i + 1], source[i + 2]), 16);
      if (/^[0-9a-fA-F]{2}$/.test(String.fromCharCode(source[i + 1], source[i + 2]))) {
        target[length++] = value;
        i += 2;
        continue;
      }
    }
    target[length++] = source[i];
  }
  return internalBinding('buffer').decode(target, 0, length, 'utf8');
}

// ---- hosts -----------------------------------------------------------------------------------------------------------

const forbiddenHost = /[\u0000\t\n\r #/:<>?@[\\\]^|]/;
const forbiddenDomain = /[\u0000-\u0020#%/:<>?@[\\\]^|\u007f]/;

const punycodeLabel = /(?:^|\.)xn--/i;

function parseHost(text, special) {
  if (text[0] === '[') {
    if (!text.endsWith(']')) return null;
    const pieces = parseIPv6(text.slice(1, -1));
    return pieces === null ? null : `[${serializeIPv6(pieces)}]`;
  }
  if (!special) return forbiddenHost.test(text) ? null : percentEncode(text, '');
  const decoded = percentDecode(text);
  let ascii;
  if (/^[\x00-\x7f]*$/.test(decoded) && !needsCheck(decoded)) ascii = decoded.toLowerCase();
  else ascii = domainToASCII(decoded);
  if (ascii === '' || forbiddenDomain.test(ascii)) return null;
  return endsInNumber(ascii) ? parseIPv4(ascii) : ascii;
}

// Whether a domain in ASCII must be processed: not in Node, not even one with invalid Punycode.
function needsCheck(domain) {
  return punycodeLabel.test(domain) && require('internal/url/punycode').checksPunycode;
}

// Whether the domain of a URL that Node accepts is valid by the standard.
function hasValidDomain(url) {
  const { host } = parse(url);
  return typeof host !== 'string' || !punycodeLabel.test(host) || domainToASCII(host) === host;
}

function endsInNumber(text) {
  const parts = text.split('.');
  if (parts[parts.length - 1] === '') {
    if (parts.length === 1) return false;
    parts.pop();
  }
  const last = parts[parts.length - 1];
  return /^\d+$/.test(last) || /^0[xX][0-9a-fA-F]*$/.test(last);
}

function ipv4Number(text) {
  if (text === '') return NaN;
  if (/^0[xX]/.test(text)) return /^0[xX][0-9a-fA-F]*$/.test(text) ? Number.parseInt(text.slice(2) || '0', 16) : NaN;
  if (text.length > 1 && text[0] === '0') return /^[0-7]+$/.test(text) ? Number.parseInt(text, 8) : NaN;
  return /^\d+$/.test(text) ? Number(text) : NaN;
}

function parseIPv4(text) {
  const parts = text.split('.');
  if (parts[parts.length - 1] === '' && parts.length > 1) parts.pop();
  if (parts.length > 4) return null;
  const numbers = parts.map(ipv4Number);
  if (numbers.some(Number.isNaN)) return null;
  const last = numbers.pop();
  if (numbers.some((number) => number > 255) || last >= 256 ** (4 - numbers.length)) return null;
  let address = last;
  numbers.forEach((number, i) => {
    address += number * 256 ** (3 - i);
  });
  return [24, 16, 8, 0].map((shift) => Math.floor(address / 2 ** shift) % 256).join('.');
}

function parseIPv6(text) {
  const halves = text.split('::');
  if (halves.length > 2) return null;
  const lists = [];
  for (let h = 0; h < halves.length; h++) {
    const pieces = [];
    const parts = halves[h] === '' ? [] : halves[h].split(':');
    for (let i = 0; i < parts.length; i++) {
      if (parts[i].includes('.')) {
        if (h !== halves.length - 1 || i !== parts.length - 1) return null;
        if (!/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.|$)){4}$/.test(parts[i]) || parts[i].endsWith('.'))
          return null;
        const bytes = parts[i].split('.').map(Number);
        pieces.push(bytes[0] * 256 + bytes[1], bytes[2] * 256 + bytes[3]);
      } else {
        if (!/^[0-9a-fA-F]{1,4}$/.test(parts[i])) return null;
        pieces.push(Number.parseInt(parts[i], 16));
      }
    }
    lists.push(pieces);
  }
  if (lists.length === 1) return lists[0].length === 8 ? lists[0] : null;
  const missing = 8 - lists[0].length - lists[1].length;
  return missing < 1 ? null : [...lists[0], ...new Array(missing).fill(0), ...lists[1]];
}

function serializeIPv6(pieces) {
  let best = -1;
  let bestLength = 1;
  for (let i = 0; i < 8; i++) {
    let length = 0;
    while (i + length < 8 && pieces[i + length] === 0) length++;
    if (length > bestLength) {
      best = i;
      bestLength = length;
    }
    if (length > 0) i += length - 1;
  }
  const hex = pieces.map((piece) => piece.toString(16));
  if (best === -1) return hex.join(':');
  return `${hex.slice(0, best).join(':')}::${hex.slice(best + bestLength).join(':')}`;
}

// ---- paths -----------------------------------------------------------------------------------------------------------

const isSingleDot = (segment) => /^(?:\.|%2e)$/i.test(segment);
const isDoubleDot = (segment) => /^(?:\.|%2e){2}$/i.test(segment);
const isDriveLetter = (segment) => /^[a-zA-Z][:|]$/.test(segment);
const startsWithDriveLetter = (text) => /^[a-zA-Z][:|](?:[/\\?#]|$)/.test(text);

function shorten(record) {
  const { path } = record;
  if (record.scheme === 'file' && path.length === 1 && /^[a-zA-Z]:$/.test(path[0])) return;
  path.pop();
}

// Appends the segments of a path text to a record.
function parsePath(record, text) {
  const special = isSpecial(record);
  const segments = text.split(special ? /[/\\]/ : '/');
  if (segments[0] === '' && segments.length > 1) segments.shift();
  segments.forEach((segment, i) => {
    const last = i === segments.length - 1;
    if (isDoubleDot(segment)) {
      shorten(record);
      if (last) record.path.push('');
    } else if (isSingleDot(segment)) {
      if (last) record.path.push('');
    } else {
      if (record.scheme === 'file' && record.path.length === 0 && isDriveLetter(segment)) segment = `${segment[0]}:`;
      record.path.push(percentEncode(segment, pathSet));
    }
  });
}

// ---- the parser ------------------------------------------------------------------------------------------------------

function emptyRecord(scheme) {
  return { scheme, username: '', password: '', host: null, port: null, path: [], query: null, fragment: null };
}

function parse(input, base) {
  if (base !== undefined && input[0] === '/') return parsePathOnly(input, base) ?? parseAny(input, base);
  const parts = parseUsual(input);
  if (parts === undefined) return parseAny(input, base);
  // With a base of the same scheme too, what follows two slashes is an authority.
  return {
    scheme: parts[0],
    username: parts[1],
    password: parts[2],
    host: parts[3],
    port: parts[4],
    path: parts[5],
    query: parts[6],
    fragment: parts[7],
  };
}

// A usual path, which may have a query and a fragment, on the host of a base.
function parsePathOnly(input, base) {
  if (!isSpecial(base) || base.scheme === 'file') return undefined;
  const parts = parseUsualPath(input);
  if (parts === undefined) return undefined;
  const { scheme, username, password, host, port } = base;
  return { scheme, username, password, host, port, path: parts[0], query: parts[1], fragment: parts[2] };
}

function parseAny(input, base) {
  const text = input
    .toWellFormed()
    .replace(/^[\u0000-\u0020]+|[\u0000-\u0020]+$/g, '')
    .replace(/[\t\n\r]/g, '');
  const scheme = /^([a-zA-Z][a-zA-Z0-9+.-]*):/.exec(text);
  let rest = scheme === null ? text : text.slice(scheme[0].length);
  let fragment = null;
  const hash = rest.indexOf('#');
  if (hash !== -1) {
    fragment = percentEncode(rest.slice(hash + 1), fragmentSet);
    rest = rest.slice(0, hash);
  }
  const record =
    scheme === null ? parseRelative(rest, base, hash !== -1) : parseAbsolute(scheme[1].toLowerCase(), rest, base);
  if (record === null) return null;
  record.fragment = fragment;
  return record;
}

function splitQuery(text) {
  const mark = text.indexOf('?');
  return mark === -1 ? [text, null] : [text.slice(0, mark), text.slice(mark + 1)];
}

function encodeQuery(record, query) {
  return query === null ? null : percentEncode(query, isSpecial(record) ? specialQuerySet : querySet);
}

function parseAbsolute(scheme, rest, base) {
  const record = emptyRecord(scheme);
  if (scheme === 'file') return parseFile(record, rest, base?.scheme === 'file' ? base : undefined);
  if (isSpecial(record)) {
    if (base !== undefined && base.scheme === scheme && !/^[/\\]{2}/.test(rest))
      return parseRelative(rest, base, false, true);
    return parseAuthority(record, rest.replace(/^[/\\]+/, ''));
  }
  if (rest.startsWith('//')) return parseAuthority(record, rest.slice(2));
  const [path, query] = splitQuery(rest);
  record.query = encodeQuery(record, query);
  if (path[0] === '/') parsePath(record, path);
  else record.path = percentEncodeOpaque(path);
  return record;
}

function percentEncodeOpaque(path) {
  // Trailing spaces of an opaque path would be lost when parsed again, so the last one is escaped.
  return percentEncode(path, '').replace(/ $/, '%20');
}

function parseAuthority(record, rest) {
  const end = isSpecial(record) ? rest.search(/[/\\?]/) : rest.search(/[/?]/);
  const authority = end === -1 ? rest : rest.slice(0, end);
  const at = authority.lastIndexOf('@');
  if (at !== -1) {
    const credentials = authority.slice(0, at);
    const colon = credentials.indexOf(':');
    record.username = percentEncode(colon === -1 ? credentials : credentials.slice(0, colon), userinfoSet);
    if (colon !== -1) record.password = percentEncode(credentials.slice(colon + 1), userinfoSet);
  }
  const hostAndPort = authority.slice(at + 1);
  if (at !== -1 && hostAndPort === '') return null;
  const split = /^(\[[^\]]*\]|[^:]*)(?::(.*))?$/.exec(hostAndPort);
  if (split === null) return null;
  const [, host, port] = split;
  if (host === '') {
    if (isSpecial(record) || port !== undefined) return null;
    record.host = '';
  } else {
    record.host = parseHost(host, isSpecial(record));
    if (record.host === null) return null;
  }
  if (port) {
    if (!/^\d+$/.test(port) || Number(port) > 65535) return null;
    record.port = Number(port) === specialPorts[record.scheme] ? null : Number(port);
  }
  return parseRest(record, end === -1 ? '' : rest.slice(end));
}

// Path and query after an authority.
function parseRest(record, text) {
  const [path, query] = splitQuery(text);
  record.query = encodeQuery(record, query);
  if (path !== '' || isSpecial(record)) parsePath(record, path);
  return record;
}

function inherit(record, base) {
  record.username = base.username;
  record.password = base.password;
  record.host = base.host;
  record.port = base.port;
  return record;
}

function parseRelative(rest, base, hasFragment, sameScheme) {
  if (base === undefined) return null;
  if (typeof base.path === 'string') {
    if (rest !== '' || !hasFragment) return null;
    return { ...base };
  }
  const record = emptyRecord(base.scheme);
  if (base.scheme === 'file') return parseFile(record, rest, base);
  const special = isSpecial(record);
  if (!sameScheme && (special ? /^[/\\]{2}/ : /^\/\//).test(rest)) {
    return parseAuthority(record, special ? rest.replace(/^[/\\]+/, '') : rest.slice(2));
  }
  inherit(record, base);
  if (rest[0] === '/' || (special && rest[0] === '\\')) return parseRest(record, rest);
  return relativePath(record, rest, base);
}

function relativePath(record, rest, base) {
  const [path, query] = splitQuery(rest);
  record.path = base.path.slice();
  if (path === '') {
    record.query = query === null ? base.query : encodeQuery(record, query);
    return record;
  }
  shorten(record);
  record.query = encodeQuery(record, query);
  parsePath(record, path);
  return record;
}

function parseFile(record, rest, base) {
  record.host = '';
  if (/^[/\\]{2}/.test(rest)) {
    const after = rest.slice(2);
    const end = after.search(/[/\\?]/);
    const host = end === -1 ? after : after.slice(0, end);
    if (isDriveLetter(host)) return parseRest(record, after);
    if (host !== '') {
      const parsed = parseHost(host, true);
      if (parsed === null) return null;
      record.host = parsed === 'localhost' ? '' : parsed;
    }
    return parseRest(record, end === -1 ? '' : after.slice(end));
  }
  if (/^[/\\]/.test(rest)) {
    if (base !== undefined) {
      record.host = base.host;
      if (!startsWithDriveLetter(rest.slice(1)) && /^[a-zA-Z]:$/.test(base.path[0] ?? ''))
        record.path.push(base.path[0]);
    }
    return parseRest(record, rest);
  }
  if (base === undefined) return parseRest(record, rest);
  record.host = base.host;
  if (startsWithDriveLetter(rest)) return parseRest(record, rest);
  return relativePath(record, rest, base);
}

// ---- serialising -----------------------------------------------------------------------------------------------------

function pathOf(record) {
  if (typeof record.path === 'string') return record.path;
  return record.path.length === 0 ? '' : `/${record.path.join('/')}`;
}

function serialize(record) {
  let text = `${record.scheme}:`;
  if (record.host !== null) {
    text += '//';
    if (record.username !== '' || record.password !== '') {
      text += `${record.username}${record.password === '' ? '' : `:${record.password}`}@`;
    }
    text += record.host;
    if (record.port !== null) text += `:${record.port}`;
  } else if (typeof record.path !== 'string' && record.path.length > 1 && record.path[0] === '') {
    text += '/.';
  }
  text += pathOf(record);
  if (record.query !== null) text += `?${record.query}`;
  if (record.fragment !== null) text += `#${record.fragment}`;
  return text;
}

function origin(record) {
  if (record.scheme === 'blob') {
    const inner = parse(pathOf(record));
    return inner !== null && /^https?$/.test(inner.scheme) ? origin(inner) : 'null';
  }
  if (!isSpecial(record) || record.scheme === 'file') return 'null';
  return `${record.scheme}://${record.host}${record.port === null ? '' : `:${record.port}`}`;
}

// ---- setters ---------------------------------------------------------------------------------------------------------

const clean = (value) => value.toWellFormed().replace(/[\t\n\r]/g, '');
const cannotHaveCredentials = (record) => record.host === null || record.host === '' || record.scheme === 'file';

function setProtocol(record, value) {
  const match = /^([a-zA-Z][a-zA-Z0-9+.-]*)(?::|$)/.exec(clean(value));
  if (match === null) return;
  const scheme = match[1].toLowerCase();
  if (scheme in specialPorts !== isSpecial(record)) return;
  if (scheme === 'file' && (record.username !== '' || record.password !== '' || record.port !== null)) return;
  if (record.scheme === 'file' && record.host === '') return;
  record.scheme = scheme;
  if (record.port === specialPorts[scheme]) record.port = null;
}

function setCredential(record, name, value) {
  if (!cannotHaveCredentials(record)) record[name] = percentEncode(value.toWellFormed(), userinfoSet);
}

function setHost(record, value, withPort) {
  if (typeof record.path === 'string') return;
  const special = isSpecial(record);
  let text = clean(value).replace(special ? /[/\\?#].*$/s : /[/?#].*$/s, '');
  let port;
  const colon = /^(\[[^\]]*\]|(?!\[)[^:]*):(.*)$/s.exec(text);
  if (colon !== null) {
    if (!withPort || colon[1] === '' || record.scheme === 'file') return;
    [, text, port] = colon;
  }
  if (text === '') {
    if (special && record.scheme !== 'file') return;
    if (record.username !== '' || record.password !== '' || record.port !== null) return;
    record.host = '';
    return;
  }
  const host = parseHost(text, special);
  if (host === null) return;
  record.host = record.scheme === 'file' && host === 'localhost' ? '' : host;
  if (port) setPort(record, port);
}

function setPort(record, value) {
  if (cannotHaveCredentials(record)) return;
  const text = clean(value);
  if (text === '') {
    record.port = null;
    return;
  }
  const digits = /^\d+/.exec(text);
  if (digits === null || Number(digits[0]) > 65535) return;
  record.port = Number(digits[0]) === specialPorts[record.scheme] ? null : Number(digits[0]);
}

function setPath(record, value) {
  if (typeof record.path === 'string') return;
  record.path = [];
  const text = clean(value).replaceAll('?', '%3F').replaceAll('#', '%23');
  if (text !== '' || isSpecial(record)) parsePath(record, text);
  else if (record.host === null) record.path.push('');
}

function setQuery(record, value) {
  const text = clean(value);
  record.query = text === '' ? null : encodeQuery(record, text[0] === '?' ? text.slice(1) : text);
}

function setFragment(record, value) {
  const text = clean(value);
  record.fragment = value === '' ? null : percentEncode(text[0] === '#' ? text.slice(1) : text, fragmentSet);
}

module.exports = {
  formSet,
  hasValidDomain,
  origin,
  parse,
  pathOf,
  percentDecode,
  percentEncode,
  serialize,
  setCredential,
  setFragment,
  setHost,
  setPath,
  setPort,
  setProtocol,
  setQuery,
};
