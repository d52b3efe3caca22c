// What the parts of node:http share, by the name of Node's own module.

const { METHODS, badHeaderCharacter, lenientFlags, token } = require('internal/http/common');
const { kIncomingMessage } = require('internal/http/server');

module.exports = {
  _checkInvalidHeaderChar: (value) => badHeaderCharacter.test(value),
  _checkIsHttpToken: (value) => token.test(value),
  chunkExpression: /(?:^|\W)chunked(?:$|\W)/i,
  continueExpression: /(?:^|\W)100-continue(?:$|\W)/i,
  CRLF: '\r\n',
  methods: [...METHODS],
  kIncomingMessage,
  isLenient: () => false, // Only --insecure-http-parser makes all lenient.
  calculateLenientFlags: (insecureHTTPParser, httpValidation) => lenientFlags({ insecureHTTPParser, httpValidation }),
};
