// node:dns: what the system's resolver answers.

const { nodeError } = require('internal/errors');
const { validateFunction, validateOneOf, validateString } = require('internal/validators');

let defaultOrder = 'verbatim';

function sorted(addresses, order) {
  if (order === 'ipv4first') return addresses.toSorted((a, b) => a.family - b.family);
  if (order === 'ipv6first') return addresses.toSorted((a, b) => b.family - a.family);
  return addresses;
}

function lookup(hostname, options, callback) {
  if (hostname) validateString(hostname, 'hostname');
  if (typeof options === 'function') {
    callback = options;
    options = {};
  } else if (typeof options === 'number') {
    options = { family: options };
  }
  options ??= {};
  validateFunction(callback, 'callback');
  const { all = false } = options;
  let { family = 0 } = options;
  if (family === 'IPv4') family = 4;
  else if (family === 'IPv6') family = 6;
  validateOneOf(family, 'options.family', [0, 4, 6]);
  const order = options.order ?? (options.verbatim === false ? 'ipv4first' : defaultOrder);
  function answer(addresses) {
    if (all) callback(null, addresses);
    else callback(null, addresses[0].address, addresses[0].family);
  }
  if (!hostname) {
    process.nextTick(() => (all ? callback(null, []) : callback(null, null, family === 6 ? 6 : 4)));
    return {};
  }
  const literal = require('internal/net/listen').isIP(hostname);
  if (literal !== 0) {
    process.nextTick(answer, [{ address: hostname, family: literal }]);
    return {};
  }
  internalBinding('dns').lookup(hostname, family, (error, addresses) => {
    if (error) callback(error);
    else answer(sorted(addresses, order));
  });
  return {};
}

Object.defineProperty(lookup, require('internal/util').promisifyArgumentNames, { __proto__: null, value: ['address', 'family'] });

function lookupService(address, port, callback) {
  if (require('internal/net/listen').isIP(`${address}`) === 0) throw nodeError('ERR_INVALID_ARG_VALUE', 'address', address);
  require('internal/validators').validatePort(port);
  validateFunction(callback, 'callback');
  internalBinding('dns').lookupService(address, +port, (error, result) => {
    if (error) callback(error);
    else callback(null, result[0], result[1]);
  });
  return {};
}

Object.defineProperty(lookupService, require('internal/util').promisifyArgumentNames, { __proto__: null, value: ['hostname', 'service'] });

function reverse(address, callback) {
  validateString(address, 'name');
  validateFunction(callback, 'callback');
  internalBinding('dns').reverse(address, callback);
  return {};
}

// A and AAAA records come from the system's resolver too.
function resolveFamily(family) {
  return (hostname, options, callback) => {
    if (typeof options === 'function') callback = options;
    validateString(hostname, 'name');
    validateFunction(callback, 'callback');
    internalBinding('dns').lookup(hostname, family, (error, addresses) => {
      if (error) callback(error);
      else callback(null, addresses.map(({ address }) => address));
    });
    return {};
  };
}

const promised = (operation) => (...args) => new Promise((resolve, reject) => {
  operation(...args, (error, ...values) => (error ? reject(error) : resolve(values.length > 1 ? values : values[0])));
});

const promises = {
  lookup: (hostname, options) => new Promise((resolve, reject) => {
    lookup(hostname, options ?? {}, (error, address, family) => {
      if (error) reject(error);
      else resolve(Array.isArray(address) ? address : { address, family });
    });
  }),
  lookupService: (address, port) => new Promise((resolve, reject) => {
    lookupService(address, port, (error, hostname, service) => (error ? reject(error) : resolve({ hostname, service })));
  }),
  reverse: promised(reverse),
  resolve4: promised(resolveFamily(4)),
  resolve6: promised(resolveFamily(6)),
};

module.exports = {
  lookup,
  lookupService,
  reverse,
  resolve4: resolveFamily(4),
  resolve6: resolveFamily(6),
  promises,
  getDefaultResultOrder: () => defaultOrder,
  setDefaultResultOrder(order) {
    validateOneOf(order, 'dnsOrder', ['verbatim', 'ipv4first', 'ipv6first']);
    defaultOrder = order;
  },
  ADDRCONFIG: 32,
  ALL: 16,
  V4MAPPED: 8,
  NODATA: 'ENODATA',
  NOTFOUND: 'ENOTFOUND',
  SERVFAIL: 'ESERVFAIL',
  TIMEOUT: 'ETIMEOUT',
  CANCELLED: 'ECANCELLED',
};
