// dns.Resolver: queries to name servers, without the system's files. https://nodejs.org/api/dns.html#class-dnsresolver

const { nodeError } = require('internal/errors');
const { validateFunction, validateInt32, validateObject, validateString } = require('internal/validators');
const { isIP } = require('internal/net/listen');
const diagnostics = require('internal/diagnostics');
const { kEmptyObject } = require('internal/util');

const binding = internalBinding('dns');

const host = (text) => text.replace(/\.$/, '');
const words = (text) => text.split(' ');

// Parses "a" "b", in which special characters are escaped by backslashes.
function texts(value) {
  const found = value.match(/"(?:[^"\\]|\\.)*"|[^ ]+/g) ?? [];
  return found.map((part) => (part[0] === '"' ? part.slice(1, -1).replace(/\\(.)/g, '$1') : part));
}

function caa(value) {
  const bytes = require('buffer').Buffer.from(value);
  const end = 2 + bytes[1];
  return { critical: bytes[0], [bytes.latin1Slice(2, end)]: bytes.latin1Slice(end) };
}

function tlsa(value) {
  const [certUsage, selector, match] = new Uint8Array(value);
  return { certUsage, selector, match, data: value.slice(3) };
}

function naptr(value) {
  const [, order, preference, rest] = /^(\d+) (\d+) (.*)$/.exec(value);
  const [flags, service, regexp, replacement] = texts(rest);
  return {
    flags,
    service,
    regexp,
    replacement: host(replacement),
    order: Number(order),
    preference: Number(preference),
  };
}

function mx(value) {
  const [priority, exchange] = words(value);
  return { exchange: host(exchange), priority: Number(priority) };
}

function srv(value) {
  const [priority, weight, port, name] = words(value);
  return { name: host(name), port: Number(port), priority: Number(priority), weight: Number(weight) };
}

function soa(value) {
  const [nsname, hostmaster, ...numbers] = words(value);
  const [serial, refresh, retry, expire, minttl] = numbers.map(Number);
  return { nsname: host(nsname), hostmaster: host(hostmaster), serial, refresh, retry, expire, minttl };
}

// Record types: the provider's name, the parser of a value, and the result for ANY queries.
const kinds = {
  __proto__: null,
  A: ['A', (value) => value, (address) => ({ address, ttl: 0 })],
  AAAA: ['AAAA', (value) => canonical(value), (address) => ({ address, ttl: 0 })],
  CAA: ['257', caa, (record) => record],
  CNAME: ['CNAME', host, (value) => ({ value })],
  MX: ['MX', mx, (record) => record],
  NAPTR: ['NAPTR', naptr, (record) => record],
  NS: ['NS', host, (value) => ({ value })],
  PTR: ['PTR', host, (value) => ({ value })],
  SOA: ['SOA', soa, (record) => record],
  SRV: ['SRV', srv, (record) => record],
  TLSA: ['52', tlsa, (record) => record],
  TXT: ['TXT', texts, (entries) => ({ entries })],
};

function canonical(address) {
  return new URL(`http://[${address}]`).hostname.slice(1, -1);
}

function failure(code, syscall, hostname) {
  const error = new Error(`${syscall} ${code} ${hostname}`);
  return Object.assign(error, { errno: undefined, code, syscall, hostname });
}

function readAny(rows) {
  const records = [];
  for (const [id, value] of rows) {
    const type = Object.keys(kinds).find((name) => kinds[name][0] === id);
    if (type !== undefined) records.push({ ...kinds[type][2](kinds[type][1](value)), type });
  }
  return records;
}

function checkServer(server, index) {
  validateString(server, `servers[${index}]`);
  const bracketed = /^\[([^[\]]*)\](?::(\d+))?$/.exec(server);
  const plain = /^([^:]*)(?::(\d+))?$/.exec(server);
  const [address, port] = isIP(server) !== 0 ? [server, undefined] : (bracketed ?? plain ?? []).slice(1);
  if (address === undefined || isIP(address) === 0) throw nodeError('ERR_INVALID_IP_ADDRESS', server);
  return [address, port === undefined || port === '53' ? undefined : port];
}

function written([address, port]) {
  if (port === undefined) return address;
  return address.includes(':') ? `[${address}]:${port}` : `${address}:${port}`;
}

class ResolverBase {
  #servers;
  #timeout;
  #tries;
  #pending = new Set();

  constructor(options = undefined) {
    const { timeout = -1, tries = 4 } = options ?? kEmptyObject;
    validateInt32(timeout, 'options.timeout', -1);
    validateInt32(tries, 'options.tries', 1);
    if (options !== undefined) validateObject(options, 'options');
    this.#timeout = timeout < 0 ? 2000 : timeout;
    this.#tries = tries;
    this._handle = {
      getServers: () => {
        this.#servers ??= binding.systemServers().map((address) => [address]);
        return this.#servers.map(written);
      },
    };
  }

  getServers() {
    return this._handle.getServers() || [];
  }

  setServers(servers) {
    require('internal/validators').validateArray(servers, 'servers');
    const checked = [];
    // As in Node, holes are left out.
    servers.forEach((server) => checked.push(checkServer(server)));
    this.#servers = checked;
  }

  setLocalAddress(ipv4, ipv6) {
    validateString(ipv4, 'ipv4');
    if (ipv6 !== undefined) validateString(ipv6, 'ipv6');
    throw nodeError('ERR_METHOD_NOT_IMPLEMENTED', 'resolver.setLocalAddress()');
  }

  cancel() {
    for (const cancel of this.#pending) cancel();
    this.#pending.clear();
  }

  // Queries the records of a type and calls back with an error, or with null and the parsed records.
  ask(syscall, hostname, type, callback) {
    this.#servers ??= binding.systemServers().map((address) => [address]);
    const urls = this.#servers.map(
      ([address, port]) =>
        `dns://${address.includes(':') ? `[${address}]` : address}${port === undefined ? '' : `:${port}`}`,
    );
    let open = true;
    const settle = (error, result) => {
      if (!open) return;
      open = false;
      this.#pending.delete(cancel);
      callback(error, result);
    };
    const cancel = () => process.nextTick(settle, failure('ECANCELLED', syscall, hostname));
    this.#pending.add(cancel);
    // Names of Tor are not to be asked for. https://www.rfc-editor.org/rfc/rfc7686
    if (/\.onion\.?$/i.test(hostname)) {
      process.nextTick(settle, failure('ENOTFOUND', syscall, hostname));
      return;
    }
    binding.query(
      hostname,
      type === 'ANY' ? '*' : kinds[type][0],
      urls.join(' ') || 'dns://127.0.0.1',
      this.#timeout,
      this.#tries,
      (code, rows) => {
        if (code) settle(failure(code, syscall, hostname));
        else settle(null, type === 'ANY' ? readAny(rows) : rows.map(([, value]) => kinds[type][1](value)));
      },
    );
  }
}

const { ask } = ResolverBase.prototype;
delete ResolverBase.prototype.ask;

// The reverse name of an address, such as 1.0.0.127.in-addr.arpa.
function reverseName(address) {
  if (isIP(address) === 4) return `${address.split('.').reverse().join('.')}.in-addr.arpa`;
  const [front, back] = canonical(address).split('::');
  const pieces = (part) => (part ? part.split(':') : []);
  const first = pieces(front);
  const last = pieces(back);
  const all = [...first, ...Array(8 - first.length - last.length).fill('0'), ...last];
  return `${all
    .map((piece) => piece.padStart(4, '0'))
    .join('')
    .split('')
    .reverse()
    .join('.')}.ip6.arpa`;
}

// How an operation handles its arguments: a function (resolver, syscall, type, name, options, callback).
function query(resolver, syscall, type, name, options, callback) {
  validateString(name, 'name');
  validateFunction(callback, 'callback');
  const withTtl = options?.ttl && (type === 'A' || type === 'AAAA');
  const end = diagnostics.measure('dns', syscall, { host: name, ttl: Boolean(options?.ttl) });
  ask.call(resolver, syscall, name, type, (error, records) => {
    if (!error) end?.({ result: records });
    if (error) callback(error);
    else if (type === 'SOA') callback(null, records[0]);
    else callback(null, withTtl ? records.map((address) => ({ address, ttl: 0 })) : records);
  });
}

function reverse(resolver, address, callback) {
  validateString(address, 'name');
  validateFunction(callback, 'callback');
  if (isIP(address) === 0)
    throw Object.assign(new Error(`getHostByAddr EINVAL ${address}`), {
      errno: -22,
      code: 'EINVAL',
      syscall: 'getHostByAddr',
      hostname: address,
    });
  ask.call(resolver, 'getHostByAddr', reverseName(address), 'PTR', (error, records) => {
    if (error) callback(failure(error.code, 'getHostByAddr', address));
    else callback(null, records);
  });
}

const operations = {
  resolveAny: 'ANY',
  resolve4: 'A',
  resolve6: 'AAAA',
  resolveCaa: 'CAA',
  resolveCname: 'CNAME',
  resolveMx: 'MX',
  resolveNs: 'NS',
  resolveTxt: 'TXT',
  resolveTlsa: 'TLSA',
  resolveSrv: 'SRV',
  resolvePtr: 'PTR',
  resolveNaptr: 'NAPTR',
  resolveSoa: 'SOA',
};

function syscallOf(type) {
  return `query${type[0]}${type.slice(1).toLowerCase()}`;
}

function typeOf(type) {
  if (type === 'ANY' || kinds[type] !== undefined) return type;
  throw nodeError('ERR_INVALID_ARG_VALUE', 'rrtype', type);
}

class Resolver extends ResolverBase {
  resolve(name, type, callback) {
    if (typeof type === 'function') [type, callback] = ['A', type];
    else if (type === undefined) type = 'A';
    validateString(type, 'rrtype');
    query(this, syscallOf(typeOf(type)), type, name, undefined, callback);
    return {};
  }

  reverse(address, callback) {
    reverse(this, address, callback);
    return {};
  }
}

class PromisedResolver extends ResolverBase {
  resolve(name, type = 'A') {
    validateString(type, 'rrtype');
    return promised((callback) => query(this, syscallOf(typeOf(type)), type, name, undefined, callback));
  }

  reverse(address) {
    return promised((callback) => reverse(this, address, callback));
  }
}

function promised(start) {
  let settle;
  const promise = new Promise((resolve, reject) => {
    settle = (error, result) => (error ? reject(error) : resolve(result));
  });
  start(settle); // Invalid arguments are thrown rather than rejected.
  return promise;
}

for (const [name, type] of Object.entries(operations)) {
  const syscall = syscallOf(type);
  const method = {
    [name](hostname, options, callback) {
      if (arguments.length < 3) [options, callback] = [undefined, options];
      query(this, syscall, type, hostname, options, callback);
      return {};
    },
  }[name];
  Object.defineProperty(Resolver.prototype, name, {
    __proto__: null,
    value: method,
    writable: true,
    configurable: true,
  });
  const promisedMethod = {
    [name](hostname, options) {
      return promised((callback) => query(this, syscall, type, hostname, options, callback));
    },
  }[name];
  Object.defineProperty(PromisedResolver.prototype, name, {
    __proto__: null,
    value: promisedMethod,
    writable: true,
    configurable: true,
  });
}

Object.defineProperty(PromisedResolver, 'name', { __proto__: null, value: 'Resolver', configurable: true });

module.exports = { PromisedResolver, Resolver };
