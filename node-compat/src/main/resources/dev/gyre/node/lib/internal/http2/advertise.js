// ALTSVC and ORIGIN frames. https://nodejs.org/api/http2.html#serverhttp2sessionaltsvcalt-originorstream

const { nodeError } = require('internal/errors');
const { validateString } = require('internal/validators');

const MAX_BYTES = 16382;
const MAX_UINT32 = 4294967295;
const quoted = /^[\x09\x20-\x5b\x5d-\x7e\x80-\xff]*$/;

function originOf(value, code) {
  let origin;
  if (typeof value === 'string') origin = new (require('internal/url').URL)(value).origin;
  else if (value !== null && typeof value === 'object') ({ origin } = value);
  validateString(origin, 'origin');
  if (origin === 'null' || origin.length === 0) throw nodeError(code);
  return origin;
}

function altsvc(handle, alt, originOrStream) {
  let stream = 0;
  let origin = '';
  if (typeof originOrStream === 'string' || (originOrStream !== null && typeof originOrStream === 'object')) {
    if (originOrStream !== undefined) origin = originOf(originOrStream, 'ERR_HTTP2_ALTSVC_INVALID_ORIGIN');
  } else if (typeof originOrStream === 'number') {
    if (originOrStream >>> 0 !== originOrStream || originOrStream === 0)
      throw nodeError('ERR_OUT_OF_RANGE', 'originOrStream', `> 0 && < ${MAX_UINT32 + 1}`, originOrStream);
    stream = originOrStream;
  } else if (originOrStream !== undefined) {
    throw nodeError('ERR_INVALID_ARG_TYPE', 'originOrStream', ['string', 'number', 'URL', 'object'], originOrStream);
  }
  validateString(alt, 'alt');
  if (!quoted.test(alt)) throw nodeError('ERR_INVALID_CHAR', 'alt');
  if (origin.length + alt.length > MAX_BYTES) throw nodeError('ERR_HTTP2_ALTSVC_LENGTH');
  handle.altsvc(stream, origin, alt);
}

function origin(handle, values) {
  const origins = [];
  let length = 0;
  for (const value of values) {
    const text =
      typeof value === 'string' || (value !== null && typeof value === 'object')
        ? originOf(value, 'ERR_HTTP2_INVALID_ORIGIN')
        : undefined;
    validateString(text ?? value, 'origin');
    origins.push(text);
    length += text.length;
  }
  if (length > MAX_BYTES) throw nodeError('ERR_HTTP2_ORIGIN_LENGTH');
  if (origins.length > 0) handle.origin(origins);
}

module.exports = { altsvc, origin };
