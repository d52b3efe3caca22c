// node:dns: lookups with the system's resolver.

const { nodeError } = require('internal/errors');
const { defineLazy, kEmptyObject } = require('internal/util');
const diagnostics = require('internal/diagnostics');
const { validateFunction, validateOneOf, validateString } = require('internal/validators');

let defaultOrder = require('internal/options').optionValue('--dns-result-order', 'verbatim');

function sorted(addresses, order) {
  if (order === 'ipv4first') return addresses.toSorted((a, b) => a.family - b.family);
  if (order === 'ipv6first') return addresses.toSorted((a, b) => b.family - a.family);
  return addresses;
}

const ADDRCONFIG = 32;
const ALL = 16;
const V4MAPPED = 8;

function validateHints(hints) {
  if ((hints & ~(ADDRCONFIG | ALL | V4MAPPED)) !== 0) throw nodeError('ERR_INVALID_ARG_VALUE', 'hints', hints);
}

// Begins an entry for performance observers, and passes what the answer adds to it on to the callback.
function measured(name, detail, callback, describe) {
  const end = diagnostics.isWatched ? diagnostics.measure('dns', name, detail) : undefined;
  if (end === undefined) return callback;
  return (error, ...answer) => {
    if (!error) end(describe(...answer));
    callback(error, ...answer);
  };
}

function lookup(hostname, options, callback) {
  if (hostname) validateString(hostname, 'hostname');
  if (typeof options === 'function') {
    callback = options;
    options = kEmptyObject;
  } else if (typeof options === 'number') {
    options = { family: options };
  }
  options ??= kEmptyObject;
  validateFunction(callback, 'callback');
  const { all = false } = options;
  let { family = 0 } = options;
  if (family === 'IPv4') family = 4;
  else if (family === 'IPv6') family = 6;
  if (options.hints) validateHints(options.hints);
  validateOneOf(family, 'options.family', [0, 4, 6]);
  const order = options.order ?? (options.verbatim === false ? 'ipv4first' : defaultOrder);
  function answer(addresses) {
    if (all) callback(null, addresses);
    else callback(null, addresses[0].address, addresses[0].family);
  }
  if (!hostname) throw nodeError('ERR_INVALID_ARG_VALUE', 'hostname', hostname, 'must be a non-empty string');
  const literal = require('internal/net/listen').isIP(hostname);
  if (literal !== 0) {
    if (all) process.nextTick(callback, null, [{ address: hostname, family: literal }]);
    else process.nextTick(callback, null, hostname, literal);
    return {};
  }
  const detail = { hostname, family, hints: options.hints ?? 0, verbatim: order === 'verbatim', order };
  const done = measured(
    'lookup',
    detail,
    (error, addresses) => {
      if (error) callback(error);
      else answer(sorted(addresses, order));
    },
    (addresses) => ({ addresses: addresses.map(({ address }) => address) }),
  );
  internalBinding('dns').lookup(hostname, family, done);
  return {};
}

Object.defineProperty(lookup, require('internal/util').promisifyArgumentNames, {
  __proto__: null,
  value: ['address', 'family'],
});

function lookupService(address, port, callback) {
  if (arguments.length !== 3) throw nodeError('ERR_MISSING_ARGS', 'address', 'port', 'callback');
  if (require('internal/net/listen').isIP(`${address}`) === 0)
    throw nodeError('ERR_INVALID_ARG_VALUE', 'address', address);
  require('internal/validators').validatePort(port);
  validateFunction(callback, 'callback');
  const done = measured(
    'lookupService',
    { host: address, port: +port },
    (error, result) => {
      if (error) callback(error);
      else callback(null, result[0], result[1]);
    },
    ([hostname, service]) => ({ hostname, service }),
  );
  internalBinding('dns').lookupService(address, +port, done);
  return {};
}

Object.defineProperty(lookupService, require('internal/util').promisifyArgumentNames, {
  __proto__: null,
  value: ['hostname', 'service'],
});

const promises = {
  // Invalid arguments are thrown rather than rejected, but for an empty name.
  lookup(hostname, options) {
    const { promise, resolve, reject } = Promise.withResolvers();
    if (!hostname)
      return Promise.reject(nodeError('ERR_INVALID_ARG_VALUE', 'hostname', hostname, 'must be a non-empty string'));
    lookup(hostname, options ?? kEmptyObject, (error, address, family) => {
      if (error) reject(error);
      else resolve(Array.isArray(address) ? address : { address, family });
    });
    return promise;
  },
  lookupService(address, port) {
    if (arguments.length !== 2) throw nodeError('ERR_MISSING_ARGS', 'address', 'port');
    const { promise, resolve, reject } = Promise.withResolvers();
    lookupService(address, port, (error, hostname, service) => {
      if (error) reject(error);
      else resolve({ hostname, service });
    });
    return promise;
  },
};

// The resolvers of the module's functions; setServers of one sets the servers of the other too.
const defaults = {};

function shared(kind) {
  const { PromisedResolver, Resolver } = require('internal/dns/resolver');
  defaults[kind] ??= kind === 'promises' ? new PromisedResolver() : new Resolver();
  return defaults[kind];
}

function setServers(servers) {
  shared('callbacks').setServers(servers);
  shared('promises').setServers(servers);
}

const errorCodes = {
  NODATA: 'ENODATA',
  FORMERR: 'EFORMERR',
  SERVFAIL: 'ESERVFAIL',
  NOTFOUND: 'ENOTFOUND',
  NOTIMP: 'ENOTIMP',
  REFUSED: 'EREFUSED',
  BADQUERY: 'EBADQUERY',
  BADNAME: 'EBADNAME',
  BADFAMILY: 'EBADFAMILY',
  BADRESP: 'EBADRESP',
  CONNREFUSED: 'ECONNREFUSED',
  TIMEOUT: 'ETIMEOUT',
  EOF: 'EOF',
  FILE: 'EFILE',
  NOMEM: 'ENOMEM',
  DESTRUCTION: 'EDESTRUCTION',
  BADSTR: 'EBADSTR',
  BADFLAGS: 'EBADFLAGS',
  NONAME: 'ENONAME',
  BADHINTS: 'EBADHINTS',
  NOTINITIALIZED: 'ENOTINITIALIZED',
  LOADIPHLPAPI: 'ELOADIPHLPAPI',
  ADDRGETNETWORKPARAMS: 'EADDRGETNETWORKPARAMS',
  CANCELLED: 'ECANCELLED',
};

function getDefaultResultOrder() {
  return defaultOrder;
}

function setDefaultResultOrder(order) {
  validateOneOf(order, 'dnsOrder', ['verbatim', 'ipv4first', 'ipv6first']);
  defaultOrder = order;
}

module.exports = {
  lookup,
  lookupService,
  promises: Object.assign(promises, { getDefaultResultOrder, setDefaultResultOrder, setServers, ...errorCodes }),
  getDefaultResultOrder,
  setDefaultResultOrder,
  setServers,
  ADDRCONFIG,
  ALL,
  V4MAPPED,
  ...errorCodes,
};

const names = [
  'resolve',
  'resolve4',
  'resolve6',
  'resolveAny',
  'resolveCaa',
  'resolveCname',
  'resolveMx',
  'resolveNaptr',
  'resolveNs',
  'resolvePtr',
  'resolveSoa',
  'resolveSrv',
  'resolveTlsa',
  'resolveTxt',
  'reverse',
  'getServers',
];
for (const [holder, kind, name] of [
  [module.exports, 'callbacks', 'Resolver'],
  [promises, 'promises', 'PromisedResolver'],
]) {
  defineLazy(holder, ['Resolver'], () => ({ Resolver: require('internal/dns/resolver')[name] }));
  for (const method of names) holder[method] = { [method]: (...args) => shared(kind)[method](...args) }[method];
}
