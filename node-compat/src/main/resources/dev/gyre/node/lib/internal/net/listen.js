// The arguments of server.listen, for net and http.

const { nodeError } = require('internal/errors');
const { validatePort } = require('internal/validators');

function isPipeName(value) {
  return typeof value === 'string' && !(Number(value) >= 0);
}

// The native handle in the first argument of listen(): a handle, or a server or other object that has one.
function givenHandle(first) {
  const { descriptorOf } = internalBinding('tcp');
  return [first, first._handle, first.handle].find((value) => descriptorOf(value) >= 0);
}

// listen(port, host, backlog), listen(path), listen(options): [options, callback].
function normalizeListen(args) {
  const callback = typeof args[args.length - 1] === 'function' ? args[args.length - 1] : undefined;
  const rest = callback ? args.slice(0, -1) : args.slice();
  let options = {};
  const [first] = rest;
  if (typeof first === 'boolean') throw nodeError('ERR_INVALID_ARG_VALUE', 'options', first);
  if (first !== null && typeof first === 'object') {
    options = { ...first, handle: givenHandle(first) };
    if (options.fd < 0) options.fd = undefined;
    // As in Node, a port goes before a path.
    if (options.port !== undefined && options.path !== undefined) options.path = undefined;
    if (options.handle !== undefined) options = { handle: options.handle, backlog: options.backlog };
  } else if (isPipeName(first)) {
    options.path = first;
    if (rest.length > 1 && rest[1] !== undefined) options.backlog = +rest[1];
  } else {
    options.port = first ?? 0;
    if (typeof rest[1] === 'string') options.host = rest[1];
    const backlog = rest.slice(1).find((value) => typeof value === 'number');
    if (backlog !== undefined) options.backlog = backlog;
  }
  if (
    first !== null &&
    typeof first === 'object' &&
    options.path === undefined &&
    options.fd === undefined &&
    options.handle === undefined
  )
    checkPort(options, first);
  if (options.path !== undefined && !(typeof options.path === 'string' && options.path !== ''))
    throw nodeError('ERR_INVALID_ARG_VALUE', 'options', first);
  if (options.path === undefined) options.port = validatePort(options.port ?? 0, 'options.port');
  options.backlog = options.backlog ?? 511;
  return [options, callback];
}

// A port that is present but empty means any port.
function checkPort(options, given) {
  const { port } = options;
  if (port === null || (port === undefined && 'port' in given)) options.port = 0;
  else if (typeof port === 'number' || typeof port === 'string') return;
  else if ('port' in given || 'path' in given) throw nodeError('ERR_INVALID_ARG_VALUE', 'options', given);
  else throw nodeError('ERR_INVALID_ARG_VALUE', 'options', given, 'must have the property "port" or "path"');
}

function isIP(text) {
  if (isIPv4(text)) return 4;
  return text.includes(':') && isIPv6(text) ? 6 : 0;
}

// Four decimal numbers up to 255 without leading zeros. A pattern would have to be compiled by the first server of a program.
function isIPv4(text) {
  let numbers = 1;
  let value = -1; // The number so far, -1 before its first digit.
  for (let i = 0; i < text.length; i++) {
    const character = text.charCodeAt(i);
    if (character === 46) {
      if (value < 0 || numbers === 4) return false;
      numbers++;
      value = -1;
    } else {
      if (character < 48 || character > 57 || value === 0) return false;
      value = (value < 0 ? 0 : value * 10) + character - 48;
      if (value > 255) return false;
    }
  }
  return numbers === 4 && value >= 0;
}

function isIPv6(text) {
  const [address] = text.split('%');
  if (!/^[0-9a-fA-F:.]+$/.test(address)) return false;
  const halves = address.split('::');
  if (halves.length > 2) return false;
  let count = 0;
  for (let h = 0; h < halves.length; h++) {
    if (halves[h] === '') continue;
    const parts = halves[h].split(':');
    for (let i = 0; i < parts.length; i++) {
      const last = h === halves.length - 1 && i === parts.length - 1;
      if (last && parts[i].includes('.')) {
        if (isIP(parts[i]) !== 4) return false;
        count += 2;
      } else {
        if (!/^[0-9a-fA-F]{1,4}$/.test(parts[i])) return false;
        count++;
      }
    }
  }
  return halves.length === 2 ? count < 8 : count === 8;
}

// The binding wants literal addresses.
function resolveHost(options, callback) {
  const { host } = options;
  if (options.path !== undefined || host === undefined || host === '') {
    callback(null, host === '' ? { ...options, host: undefined } : options);
    return;
  }
  const at = internalBinding('loop').here();
  if (isIP(host)) {
    // dns.lookup answers literal addresses in a tick, and so does this.
    process.nextTick(at, () => callback(null, options));
    return;
  }
  internalBinding('dns').lookup(host, 0, (error, addresses) => {
    if (error) callback(error);
    else at(() => callback(null, { ...options, host: addresses[0].address }));
  });
}

// The modes that a socket in the file system is given on request.
function setPipePermissions({ path, readableAll, writableAll }) {
  if (path === undefined || (!readableAll && !writableAll)) return;
  const fs = require('fs');
  const { S_IRGRP, S_IROTH, S_IWGRP, S_IWOTH, S_IRUSR, S_IWUSR } = fs.constants;
  fs.chmodSync(path, S_IRUSR | S_IWUSR | (readableAll ? S_IRGRP | S_IROTH : 0) | (writableAll ? S_IWGRP | S_IWOTH : 0));
}

// 'listen EADDRINUSE: address already in use 127.0.0.1:80'
function listenError(failure, { host, port, path, fd }) {
  const reason = `listen ${failure.code}: ${require('internal/uv').errorMessage(failure.code)}`;
  const address = path ?? host ?? '::';
  const isGiven = typeof fd === 'number';
  const error = new Error(isGiven ? reason : `${reason} ${address}${path === undefined && port > 0 ? `:${port}` : ''}`);
  error.code = failure.code;
  error.errno = failure.errno;
  error.syscall = 'listen';
  if (isGiven) return error;
  error.address = address;
  if (path !== undefined) error.port = -1;
  else if (port) error.port = port;
  return error;
}

// Whether a value is a net.BoundSocket. Looks at its fd() method, so that the module of such sockets is not loaded for other handles.
function isBound(value) {
  return typeof value?.fd === 'function' && require('internal/net/bound_socket').isBoundSocket(value);
}

module.exports = { isBound, isIP, listenError, normalizeListen, setPipePermissions, resolveHost };
