// What a socket connects to: the checks of its options, and the addresses of a host.

const { nodeError } = require('internal/errors');
const { isIP } = require('internal/net/listen');
const { optionValue } = require('internal/options');
const {
  validateBoolean,
  validateFunction,
  validateInt32,
  validateNumber,
  validatePort,
} = require('internal/validators');

const MIN_ATTEMPT_TIMEOUT = 10;
const ATTEMPT_TIMEOUT = 250;
const defaults = {
  autoSelectFamily: optionValue('--network-family-autoselection', true),
  attemptTimeout: atLeastMinimum(
    Number(optionValue('--network-family-autoselection-attempt-timeout', ATTEMPT_TIMEOUT)) || 0,
  ),
};

function atLeastMinimum(milliseconds) {
  return milliseconds < MIN_ATTEMPT_TIMEOUT ? MIN_ATTEMPT_TIMEOUT : milliseconds;
}

function getDefaultAutoSelectFamily() {
  return defaults.autoSelectFamily;
}

function setDefaultAutoSelectFamily(value) {
  validateBoolean(value, 'value');
  defaults.autoSelectFamily = value;
}

function getDefaultAutoSelectFamilyAttemptTimeout() {
  return defaults.attemptTimeout;
}

function setDefaultAutoSelectFamilyAttemptTimeout(value) {
  validateInt32(value, 'value', 1);
  defaults.attemptTimeout = atLeastMinimum(value);
}

// A copy of the options in which defaults are filled in.
function checkConnect(options) {
  const { localAddress, localPort, host, port } = options;
  if (localAddress && isIP(`${localAddress}`) === 0) throw nodeError('ERR_INVALID_IP_ADDRESS', localAddress);
  if (localPort) validateNumber(localPort, 'options.localPort');
  if (host !== undefined && host !== null && typeof host !== 'string')
    throw nodeError('ERR_INVALID_ARG_TYPE', 'options.host', 'string', host);
  if (port !== undefined) {
    if (typeof port !== 'number' && typeof port !== 'string')
      throw nodeError('ERR_INVALID_ARG_TYPE', 'options.port', ['number', 'string'], port);
    validatePort(port);
  }
  let { autoSelectFamily = null, autoSelectFamilyAttemptTimeout = null } = options;
  if (autoSelectFamily === null) autoSelectFamily = defaults.autoSelectFamily;
  else validateBoolean(autoSelectFamily, 'options.autoSelectFamily');
  if (autoSelectFamilyAttemptTimeout === null) autoSelectFamilyAttemptTimeout = defaults.attemptTimeout;
  else validateInt32(autoSelectFamilyAttemptTimeout, 'options.autoSelectFamilyAttemptTimeout', 1);
  return {
    ...options,
    port: port | 0,
    autoSelectFamily,
    autoSelectFamilyAttemptTimeout: atLeastMinimum(autoSelectFamilyAttemptTimeout),
  };
}

function isFamily(value) {
  return value === 4 || value === 6;
}

// Why a socket cannot connect to an address that a lookup found, or null.
function addressError(address, family, options) {
  if (typeof address !== 'string' || isIP(address) === 0) return nodeError('ERR_INVALID_IP_ADDRESS', address);
  if (isFamily(family)) return null;
  const { host, port } = options;
  return Object.assign(nodeError('ERR_INVALID_ADDRESS_FAMILY', family, host, port), { host, port });
}

// The addresses that can be used, once each, the families in turn.
function inTurn(addresses) {
  const first = addresses.filter(({ family }) => family === addresses[0].family);
  const others = addresses.filter(({ family }) => family !== addresses[0].family);
  const found = [];
  for (let i = 0; i < first.length || i < others.length; i++) {
    if (i < first.length) found.push(first[i]);
    if (i < others.length) found.push(others[i]);
  }
  return found;
}

// Asks for the addresses of the host, tells the socket's listeners and calls back: with all addresses if the family is to be chosen by what answers, else with one.
function lookUp(socket, host, options, callback) {
  if (options.lookup != null) validateFunction(options.lookup, 'options.lookup');
  const dns = require('dns');
  const lookup = options.lookup || dns.lookup;
  const { family } = options;
  const question = { family, hints: options.hints || 0 };
  const isOpen = family !== 4 && family !== 6 && family !== 'IPv4' && family !== 'IPv6';
  if (isOpen && question.hints === 0) question.hints = dns.ADDRCONFIG;
  if (isOpen && !options.localAddress && options.autoSelectFamily) {
    question.all = true;
    lookup(host, question, (error, addresses) => foundAll(socket, host, options, error, addresses, callback));
    return;
  }
  lookup(host, question, (error, address, found) => {
    socket.emit('lookup', error, address, found, host);
    if (!socket.connecting) return;
    const failure = error || addressError(address, found, options);
    if (failure) fail(socket, failure);
    else callback([{ address, family: found }]);
  });
}

function fail(socket, error) {
  process.nextTick(() => socket.destroy(error));
}

function foundAll(socket, host, options, error, addresses, callback) {
  if (!socket.connecting) return;
  if (error) {
    socket.emit('lookup', error, undefined, undefined, host);
    fail(socket, error);
    return;
  }
  const usable = [];
  for (const found of addresses) {
    const { address, family } = found;
    socket.emit('lookup', error, address, family, host);
    if (!socket.connecting) return;
    const isKnown = usable.some((other) => other.address === address && other.family === family);
    if (!isKnown && addressError(address, family, options) === null) usable.push({ address, family });
  }
  if (usable.length > 0) callback(inTurn(usable));
  else fail(socket, addressError(addresses[0].address, addresses[0].family, options));
}

module.exports = {
  checkConnect,
  getDefaultAutoSelectFamily,
  getDefaultAutoSelectFamilyAttemptTimeout,
  lookUp,
  setDefaultAutoSelectFamily,
  setDefaultAutoSelectFamilyAttemptTimeout,
};
