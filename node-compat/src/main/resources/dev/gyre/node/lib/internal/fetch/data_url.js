// data: URLs, https://fetch.spec.whatwg.org/#data-url-processor

const { Buffer } = require('buffer');

function percentDecode(text) {
  const bytes = Buffer.from(text);
  const result = Buffer.alloc(bytes.length);
  let length = 0;
  for (let i = 0; i < bytes.length; i++) {
    const hex = bytes[i] === 0x25 ? bytes.toString('latin1', i + 1, i + 3) : '';
    if (/^[0-9a-f]{2}$/i.test(hex)) {
      result[length++] = Number.parseInt(hex, 16);
      i += 2;
    } else {
      result[length++] = bytes[i];
    }
  }
  return new Uint8Array(result.subarray(0, length));
}

// Forgiving-base64 decode, https://infra.spec.whatwg.org/#forgiving-base64-decode
function forgivingBase64(text) {
  let data = text.replace(/[\t\n\f\r ]/g, '');
  if (data.length % 4 === 0) data = data.replace(/={1,2}$/, '');
  if (data.length % 4 === 1 || /[^A-Za-z0-9+/]/.test(data)) return undefined;
  return new Uint8Array(Buffer.from(data, 'base64'));
}

// Returns { mimeType, bytes }, or undefined if the URL is invalid.
function processDataURL(url) {
  const { parseMIMEType, serialize } = require('internal/fetch/mime');
  const hash = url.href.indexOf('#');
  const input = (hash === -1 ? url.href : url.href.slice(0, hash)).slice('data:'.length);
  const comma = input.indexOf(',');
  if (comma === -1) return undefined;
  let type = input.slice(0, comma).trim();
  let bytes = percentDecode(input.slice(comma + 1));
  const base64 = /; *base64$/i;
  if (base64.test(type)) {
    bytes = forgivingBase64(Buffer.from(bytes).toString('latin1'));
    if (bytes === undefined) return undefined;
    type = type.replace(base64, '');
  }
  if (type.startsWith(';')) type = `text/plain${type}`;
  const mime = parseMIMEType(type);
  return { mimeType: mime === undefined ? 'text/plain;charset=US-ASCII' : serialize(mime), bytes };
}

module.exports = { processDataURL };
