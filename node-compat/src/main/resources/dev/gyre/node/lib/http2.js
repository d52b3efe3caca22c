// node:http2: its functions throw ERR_METHOD_NOT_IMPLEMENTED, so that programs load that do not call them.

const { notImplementedAll } = require('internal/not_implemented');

const headers = ['status', 'method', 'authority', 'scheme', 'path', 'protocol'];
const constants = {
  ...Object.fromEntries(headers.map((name) => [`HTTP2_HEADER_${name.toUpperCase()}`, `:${name}`])),
  HTTP2_HEADER_CONTENT_TYPE: 'content-type',
  HTTP2_HEADER_CONTENT_LENGTH: 'content-length',
  HTTP2_METHOD_GET: 'GET',
  HTTP2_METHOD_HEAD: 'HEAD',
  HTTP2_METHOD_POST: 'POST',
  HTTP2_METHOD_CONNECT: 'CONNECT',
  HTTP_STATUS_OK: 200,
  HTTP_STATUS_NO_CONTENT: 204,
  HTTP_STATUS_NOT_MODIFIED: 304,
  NGHTTP2_NO_ERROR: 0,
  NGHTTP2_PROTOCOL_ERROR: 1,
  NGHTTP2_INTERNAL_ERROR: 2,
  NGHTTP2_REFUSED_STREAM: 7,
  NGHTTP2_CANCEL: 8,
};

module.exports = {
  constants,
  sensitiveHeaders: Symbol('nodejs.http2.sensitiveHeaders'),
  ...notImplementedAll(
    'http2',
    'connect createServer createSecureServer getDefaultSettings getPackedSettings getUnpackedSettings performServerHandshake ' +
      'Http2ServerRequest Http2ServerResponse',
  ),
};
