// node:net. Many programs load it and use few of its parts.

const { isIP } = require('internal/net/listen');
const { Server } = require('internal/net/server');

module.exports = {
  Server,
  createServer: (options, listener) => new Server(options, listener),
  _createServerHandle: (...place) => require('internal/net/sharing').createServerHandle(...place),
  isIP: (text) => isIP(`${text}`),
  isIPv4: (text) => isIP(`${text}`) === 4,
  isIPv6: (text) => isIP(`${text}`) === 6,
};

const { defineLazyValues } = internalBinding('util');
defineLazyValues(module.exports, 'Socket Stream', () => require('internal/net/socket').Socket);
defineLazyValues(module.exports, 'connect createConnection', () => require('internal/net/socket').connect);
defineLazyValues(
  module.exports,
  'getDefaultAutoSelectFamily getDefaultAutoSelectFamilyAttemptTimeout ' +
    'setDefaultAutoSelectFamily setDefaultAutoSelectFamilyAttemptTimeout',
  (name) => require('internal/net/lookup')[name],
);
const { defineLazy } = require('internal/util');
defineLazy(module.exports, ['BlockList', 'SocketAddress'], () => require('internal/net/addresses'));
defineLazy(module.exports, ['BoundSocket'], () => require('internal/net/bound_socket'));
