// The opening handshake of a WebSocket client. https://www.rfc-editor.org/rfc/rfc6455#section-4.1

const diagnostics = require('internal/diagnostics');

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

function hasToken(value, token) {
  return (value ?? '').split(',').some((word) => word.trim().toLowerCase() === token);
}

// The parameters of permessage-deflate in a response; undefined without it, and null where the response is not valid.
function parseExtensions(value) {
  if (value === undefined) return undefined;
  const [name, ...parameters] = value.split(';').map((word) => word.trim());
  if (name !== 'permessage-deflate' || value.includes(',')) return null;
  const result = { serverKeepsContext: true, serverBits: 15 };
  for (const parameter of parameters) {
    const [key, given] = parameter.split('=').map((word) => word.trim().replace(/^"(.*)"$/, '$1'));
    const bits = Number(given);
    if (key === 'server_no_context_takeover') result.serverKeepsContext = false;
    else if (key === 'server_max_window_bits' && bits >= 8 && bits <= 15) result.serverBits = bits;
    else if (key === 'client_max_window_bits' && bits >= 8 && bits <= 15) continue;
    else if (key !== 'client_no_context_takeover') return null;
  }
  return result;
}

// What is wrong with a response, or undefined.
function flawOf({ statusCode, headers }, key, protocols) {
  if (statusCode !== 101) return 'Received network error or non-101 status code.';
  if ((headers.upgrade ?? '').toLowerCase() !== 'websocket') return 'Server did not set Upgrade header to "websocket".';
  if (!hasToken(headers.connection, 'upgrade')) return 'Server did not set Connection header to "upgrade".';
  const digest = require('crypto')
    .createHash('sha1')
    .update(key + GUID)
    .digest('base64');
  if (headers['sec-websocket-accept'] !== digest) return 'Incorrect hash received in Sec-WebSocket-Accept header.';
  if (parseExtensions(headers['sec-websocket-extensions']) === null)
    return 'Sec-WebSocket-Extensions header does not match.';
  const protocol = headers['sec-websocket-protocol'];
  if (protocol !== undefined && !protocols.includes(protocol)) return 'Protocol was not set in the opening handshake.';
  return undefined;
}

function watchedExchange(url, headers) {
  const http = new (require('internal/url').URL)(url);
  http.protocol = url.protocol === 'wss:' ? 'https:' : 'http:';
  return new (require('internal/fetch/channels').Exchange)({ url: http, method: 'GET', headers, body: null });
}

/**
 * Connects to a URL. onOpen(socket, head, { protocol, extensions, deflate, response }) or onFailure(reason) is called.
 * Returns the request, which can be destroyed.
 */
function connect(url, protocols, headers, { onOpen, onFailure }) {
  const key = require('crypto').randomBytes(16).toString('base64');
  const isSecure = url.protocol === 'wss:';
  const own = {
    ...Object.fromEntries(headers ?? []),
    'sec-websocket-key': key,
    'sec-websocket-version': '13',
    ...(protocols.length > 0 && { 'sec-websocket-protocol': protocols.join(', ') }),
    'sec-websocket-extensions': 'permessage-deflate; client_max_window_bits',
    accept: '*/*',
    'accept-language': '*',
    'sec-fetch-mode': 'websocket',
    'user-agent': 'node',
    pragma: 'no-cache',
    'cache-control': 'no-cache',
    'accept-encoding': 'gzip, deflate',
    ...((url.username || url.password) && {
      authorization: `Basic ${btoa(`${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`)}`,
    }),
  };
  const list = Object.entries(own).flat();
  const watched = diagnostics.isWatched ? watchedExchange(url, list) : undefined;
  const request = require(isSecure ? 'https' : 'http').request({
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port || (isSecure ? 443 : 80),
    path: `${url.pathname}${url.search}`,
    agent: false,
    setHost: false,
    headers: ['host', url.host, 'connection', 'upgrade', 'upgrade', 'websocket', ...list],
    [diagnostics.kUnpublished]: true,
  });
  watched?.begun(request);
  let isOver = false;
  function fail(reason) {
    if (isOver) return;
    isOver = true;
    request.destroy();
    onFailure(reason);
  }
  request.on('error', (error) => {
    watched?.failed(error);
    fail('Received network error or non-101 status code.');
  });
  request.on('response', (response) => {
    watched?.answered(response);
    fail(flawOf(response, key, protocols));
  });
  request.on('upgrade', (response, socket, head) => {
    watched?.upgraded(response);
    const flaw = flawOf(response, key, protocols);
    if (flaw !== undefined) {
      socket.destroy();
      fail(flaw);
      return;
    }
    isOver = true;
    const extensions = response.headers['sec-websocket-extensions'];
    const deflate = parseExtensions(extensions);
    onOpen(socket, head, {
      protocol: response.headers['sec-websocket-protocol'] ?? '',
      extensions: extensions ?? '',
      deflate,
      response,
    });
  });
  request.end();
  watched?.sent();
  return {
    cancel() {
      isOver = true;
      request.destroy();
    },
  };
}

module.exports = { connect };
