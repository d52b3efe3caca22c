// The agents of node:http by the name of Node's own module.

const { Agent, globalAgent } = require('internal/http/agent');

module.exports = { Agent, globalAgent };
