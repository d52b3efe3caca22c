// The requests of node:http by the name of Node's own module.

const { ClientRequest } = require('internal/http/client');

module.exports = { ClientRequest };
