// The outgoing messages of node:http by the name of Node's own module.

const { OutgoingMessage } = require('internal/http/outgoing');
const { validateHeaderName, validateHeaderValue } = require('internal/http/common');

module.exports = { OutgoingMessage, validateHeaderName, validateHeaderValue };
