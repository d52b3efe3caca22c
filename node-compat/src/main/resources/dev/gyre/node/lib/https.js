// node:https: the names, so that programs load; there is no TLS yet.

const { absentAll } = require('internal/absent');
const { nodeError } = require('internal/errors');
const { Agent: HttpAgent } = require('internal/http/agent');

class Agent extends HttpAgent {
  constructor(options) {
    super({ defaultPort: 443, protocol: 'https:', ...options });
  }

  createConnection() {
    throw nodeError('ERR_METHOD_NOT_IMPLEMENTED', 'https.Agent.createConnection()');
  }
}

module.exports = {
  Agent,
  globalAgent: new Agent({ keepAlive: true, scheduling: 'lifo', timeout: 5000 }),
  ...absentAll('https', 'Server createServer get request'),
};
