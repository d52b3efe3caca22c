// The parts of MIME types that fetch needs, https://mimesniff.spec.whatwg.org/#parsing-a-mime-type

const token = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
const quotable = /^[\t\x20-\x7e\x80-\xff]*$/;
const outerSpace = /^[\t\n\r ]+|[\t\n\r ]+$/g;

// Collect an HTTP quoted string, https://fetch.spec.whatwg.org/#collect-an-http-quoted-string; returns [value, position after it].
function quotedString(text, position) {
  let value = '';
  while (++position < text.length && text[position] !== '"') {
    if (text[position] === '\\' && position + 1 < text.length) position++;
    value += text[position];
  }
  return [value, position + 1];
}

function parameterValue(text, position) {
  if (text[position] === '"') {
    const [value, behind] = quotedString(text, position);
    const end = text.indexOf(';', behind);
    return [value, end === -1 ? text.length : end];
  }
  const end = text.indexOf(';', position);
  const value = text.slice(position, end === -1 ? text.length : end).replace(/[\t\n\r ]+$/, '');
  return [value === '' ? undefined : value, end === -1 ? text.length : end];
}

// { type, subtype, parameters }, or undefined.
function parseMIMEType(input) {
  const text = input.replace(outerSpace, '');
  const slash = text.indexOf('/');
  if (slash === -1) return undefined;
  const type = text.slice(0, slash);
  let position = text.indexOf(';', slash);
  if (position === -1) position = text.length;
  const subtype = text.slice(slash + 1, position).replace(/[\t\n\r ]+$/, '');
  if (!token.test(type) || !token.test(subtype)) return undefined;
  const parameters = new Map();
  while (position < text.length) {
    position++;
    while (/[\t\n\r ]/.test(text[position] ?? '')) position++;
    const nameEnd = /[;=]|$/.exec(text.slice(position)).index + position;
    const name = text.slice(position, nameEnd).toLowerCase();
    position = nameEnd;
    if (text[position] !== '=') continue;
    let value;
    [value, position] = parameterValue(text, position + 1);
    if (value !== undefined && token.test(name) && quotable.test(value) && !parameters.has(name))
      parameters.set(name, value);
  }
  return { type: type.toLowerCase(), subtype: subtype.toLowerCase(), parameters };
}

function essence({ type, subtype }) {
  return `${type}/${subtype}`;
}

// Serialize a MIME type, https://mimesniff.spec.whatwg.org/#serialize-a-mime-type
function serialize(mime) {
  let text = essence(mime);
  for (const [name, value] of mime.parameters) {
    text += `;${name}=${token.test(value) ? value : `"${value.replace(/(["\\])/g, '\\$1')}"`}`;
  }
  return text;
}

function splitHeader(text) {
  const parts = [''];
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '"') {
      const [, behind] = quotedString(text, i);
      parts[parts.length - 1] += text.slice(i, behind);
      i = behind - 1;
    } else if (text[i] === ',') {
      parts.push('');
    } else {
      parts[parts.length - 1] += text[i];
    }
  }
  return parts;
}

// Extract a MIME type, https://fetch.spec.whatwg.org/#concept-header-extract-mime-type
function mimeTypeOf(list) {
  const header = list.get('content-type');
  if (header === null) return undefined;
  let charset;
  let found;
  for (const part of splitHeader(header)) {
    const mime = parseMIMEType(part);
    if (mime === undefined || essence(mime) === '*/*') continue;
    if (found === undefined || essence(mime) !== essence(found)) charset = mime.parameters.get('charset');
    else if (!mime.parameters.has('charset') && charset !== undefined) mime.parameters.set('charset', charset);
    found = mime;
    charset = mime.parameters.get('charset') ?? charset;
  }
  return found;
}

module.exports = { essence, mimeTypeOf, parseMIMEType, serialize };
