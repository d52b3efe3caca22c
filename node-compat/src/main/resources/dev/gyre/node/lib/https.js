// node:https. https://nodejs.org/api/https.html

const { absent } = require('internal/absent');
const { Agent: HttpAgent } = require('internal/http/agent');
const { ClientRequest } = require('internal/http/client');

// What two connections must have alike to be shared.
const telling = ['ca', 'cert', 'clientCertEngine', 'ciphers', 'key', 'pfx', 'rejectUnauthorized', 'servername', 'minVersion', 'maxVersion', 'secureProtocol', 'crl', 'honorCipherOrder',
  'ecdhCurve', 'dhparam', 'secureOptions', 'sessionIdContext', 'sigalgs', 'privateKeyIdentifier', 'privateKeyEngine'];

function Agent(options) {
  if (!(this instanceof Agent)) return new Agent(options);
  HttpAgent.call(this, { defaultPort: 443, protocol: 'https:', ...options });
  this.maxCachedSessions = this.options.maxCachedSessions ?? 100;
}
Object.setPrototypeOf(Agent.prototype, HttpAgent.prototype);
Object.setPrototypeOf(Agent, HttpAgent);

Agent.prototype.createConnection = function createConnection(...args) {
  return require('tls').connect(...args.filter((value) => value !== undefined && value !== null));
};

Agent.prototype.getName = function getName(options = {}) {
  let name = HttpAgent.prototype.getName.call(this, options);
  for (const key of telling) {
    const value = options[key];
    // A name that is the host's own tells nothing.
    const shown = key === 'servername' && value === options.host ? '' : value ?? '';
    name += `:${Array.isArray(shown) ? shown.join(',') : shown}`;
  }
  return name;
};

const globalAgent = new Agent({ keepAlive: true, scheduling: 'lifo', timeout: 5000 });

function request(...args) {
  let options = {};
  const { URL, isURL, urlToHttpOptions } = require('internal/url');
  if (typeof args[0] === 'string') options = urlToHttpOptions(new URL(args.shift()));
  else if (isURL(args[0])) options = urlToHttpOptions(args.shift());
  if (args[0] && typeof args[0] !== 'function') Object.assign(options, args.shift());
  options._defaultAgent = module.exports.globalAgent;
  return new ClientRequest(options, args[0]);
}

function get(input, options, callback) {
  const made = request(input, options, callback);
  made.end();
  return made;
}

module.exports = { Agent, globalAgent, Server: absent('https', 'Server'), createServer: absent('https', 'createServer'), get, request };
