// node:http.

const { defineLazy } = require('internal/util');
const {
  METHODS,
  STATUS_CODES,
  isValidHeaderName,
  isValidHeaderValue,
  validateHeaderName,
  validateHeaderValue,
} = require('internal/http/common');
const { Server } = require('internal/http/server');

module.exports = {
  METHODS,
  STATUS_CODES,
  Server,
  createServer: (options, listener) => new Server(options, listener),
  get(url, options, callback) {
    const request = module.exports.request(url, options, callback);
    request.end();
    return request;
  },
  request: (url, options, callback) => new (require('internal/http/client').ClientRequest)(url, options, callback),
  isValidHeaderName,
  isValidHeaderValue,
  validateHeaderName,
  validateHeaderValue,
  get maxHeaderSize() {
    return require('internal/http/common').maxHeaderSize();
  },
  setMaxIdleHTTPParsers(max) {
    require('internal/validators').validateInteger(max, 'max', 1);
  },
  setGlobalProxyFromEnv(env = process.env) {
    return require('internal/http/proxy').setGlobalProxyFromEnv(env);
  },
  websocketMask(source, mask, output, offset, length) {
    require('internal/websocket/mask').mask(source, mask, output, offset, length);
  },
  websocketUnmask(buffer, mask) {
    require('internal/websocket/mask').unmask(buffer, mask);
  },
  _connectionListener() {},
};

const { defineLazyValues } = internalBinding('util');
defineLazyValues(module.exports, 'IncomingMessage', () => require('internal/http/incoming').IncomingMessage);
defineLazyValues(module.exports, 'OutgoingMessage', () => require('internal/http/outgoing').OutgoingMessage);
defineLazyValues(module.exports, 'ServerResponse', () => require('internal/http/response').ServerResponse);
defineLazy(module.exports, ['WebSocket'], () => require('internal/websocket/websocket'));
defineLazy(module.exports, ['CloseEvent'], () => require('internal/websocket/events'));
defineLazy(module.exports, ['MessageEvent'], () => require('internal/messaging/event'));
defineLazy(module.exports, ['ClientRequest'], () => require('internal/http/client'));
defineLazy(module.exports, ['Agent'], () => require('internal/http/agent'));
Object.defineProperty(module.exports, 'globalAgent', {
  __proto__: null,
  configurable: true,
  enumerable: true,
  get: () => require('internal/http/agent').globalAgent,
  set(agent) {
    require('internal/http/agent').globalAgent = agent;
  },
});
