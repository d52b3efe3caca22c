// net.SocketAddress and net.BlockList. https://nodejs.org/api/net.html#class-netblocklist

const { nodeError } = require('internal/errors');
const { customInspectSymbol, kEmptyObject } = require('internal/util');
const { validateInt32, validateObject, validatePort, validateString, validateUint32 } = require('internal/validators');
const { isIP } = require('internal/net/listen');

const bits = { ipv4: 32, ipv6: 128 };
const labels = { ipv4: 'IPv4', ipv6: 'IPv6' };

function checkedFamily(family, name) {
  const lower = typeof family === 'string' ? family.toLowerCase() : family;
  if (lower !== 'ipv4' && lower !== 'ipv6') throw nodeError('ERR_INVALID_ARG_VALUE', name, family);
  return lower;
}

// An address as one number; of an IPv6 address the parts of the WHATWG's host parser.
function numberOf(address, family) {
  if (family === 'ipv4') return address.split('.').reduce((number, part) => (number << 8n) | BigInt(part), 0n);
  const text = address.replace(/%.*$/, '').replace(/\d+\.\d+\.\d+\.\d+$/, (dotted) => {
    const number = numberOf(dotted, 'ipv4');
    return `${(number >> 16n).toString(16)}:${(number & 0xffffn).toString(16)}`;
  });
  const [front, back] = text.split('::');
  const pieces = (part) => (part ? part.split(':') : []);
  const first = pieces(front);
  const last = pieces(back);
  const all = back === undefined ? first : [...first, ...Array(8 - first.length - last.length).fill('0'), ...last];
  return all.reduce((number, piece) => (number << 16n) | BigInt(`0x${piece}`), 0n);
}

// The shortest spelling, with the dots of an address that holds one of IPv4.
function canonical(address, family) {
  if (family === 'ipv4') return address;
  const number = numberOf(address, family);
  if (number >> 32n === 0xffffn) return `::ffff:${dotted(number & 0xffffffffn)}`;
  return new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1);
}

function dotted(number) {
  return [24n, 16n, 8n, 0n].map((shift) => (number >> shift) & 255n).join('.');
}

class SocketAddress {
  #address;
  #port;
  #family;
  #flowlabel;

  static isSocketAddress(value) {
    return typeof value === 'object' && value !== null && #port in value;
  }

  static parse(input) {
    validateString(input, 'input');
    const url = URL.parse(`http://${input}`);
    if (url === null) return undefined;
    const bracketed = url.hostname.startsWith('[');
    const address = bracketed ? url.hostname.slice(1, -1) : url.hostname;
    if (isIP(address) === 0) return undefined;
    return new SocketAddress({ address, port: url.port | 0, family: bracketed ? 'ipv6' : 'ipv4' });
  }

  constructor(options = kEmptyObject) {
    validateObject(options, 'options');
    const family = checkedFamily(options.family ?? 'ipv4', 'options.family');
    const { address = family === 'ipv4' ? '127.0.0.1' : '::', port = 0, flowlabel = 0 } = options;
    validateString(address, 'options.address');
    validatePort(port, 'options.port');
    validateUint32(flowlabel, 'options.flowlabel');
    if (isIP(address) !== (family === 'ipv4' ? 4 : 6)) throw nodeError('ERR_INVALID_ADDRESS');
    this.#address = canonical(address, family);
    this.#family = family;
    this.#port = port | 0;
    this.#flowlabel = family === 'ipv6' ? flowlabel : 0;
  }

  get address() {
    return this.#address;
  }

  get port() {
    return this.#port;
  }

  get family() {
    return this.#family;
  }

  get flowlabel() {
    return this.#flowlabel;
  }

  toJSON() {
    return { address: this.#address, port: this.#port, family: this.#family, flowlabel: this.#flowlabel };
  }

  [customInspectSymbol](depth, options, inspect = require('internal/util/inspect').inspect) {
    if (depth < 0) return this;
    return `SocketAddress ${inspect(this.toJSON(), { ...options, depth: options.depth == null ? null : options.depth - 1 })}`;
  }
}

function addressOf(address, family) {
  if (SocketAddress.isSocketAddress(address)) return address;
  validateString(address, 'address');
  return new SocketAddress({ address, family });
}

const kind = Symbol('BlockList');

class BlockList {
  #rules = []; // [family, first, last, text], the newest first.

  static PRIVATE_RANGES = Object.freeze([
    '10.0.0.0/8',
    '172.16.0.0/12',
    '192.168.0.0/16',
    '127.0.0.0/8',
    '::1/128',
    '169.254.0.0/16',
    'fe80::/10',
    'fc00::/7',
  ]);

  static isBlockList(value) {
    return value?.[kind] === true;
  }

  get [kind]() {
    return true;
  }

  get rules() {
    const order = (text) => ['Address', 'Subnet', 'Range'].findIndex((name) => text.startsWith(name));
    return this.#rules.map(([, , , text]) => text).sort((a, b) => order(a) - order(b));
  }

  get size() {
    return this.#rules.length;
  }

  #add(family, first, last, text) {
    if (!this.#rules.some((rule) => rule[3] === text)) this.#rules.unshift([family, first, last, text]);
  }

  #remove(text) {
    this.#rules = this.#rules.filter((rule) => rule[3] !== text);
  }

  #addressRule(address, family) {
    const given = addressOf(address, family);
    const number = numberOf(given.address, given.family);
    return [given.family, number, number, `Address: ${labels[given.family]} ${given.address}`];
  }

  #rangeRule(start, end, family) {
    const from = addressOf(start, family);
    const to = addressOf(end, family);
    const first = numberOf(from.address, from.family);
    const last = numberOf(to.address, to.family);
    if (from.family !== to.family || first > last)
      throw nodeError('ERR_INVALID_ARG_VALUE', 'start', from, 'must come before end');
    return [from.family, first, last, `Range: ${labels[from.family]} ${from.address}-${to.address}`];
  }

  #subnetRule(network, prefix, family) {
    const given = addressOf(network, family);
    validateInt32(prefix, 'prefix', 0, bits[given.family]);
    const size = BigInt(bits[given.family] - prefix);
    const first = (numberOf(given.address, given.family) >> size) << size;
    return [
      given.family,
      first,
      first + (1n << size) - 1n,
      `Subnet: ${labels[given.family]} ${given.address}/${prefix}`,
    ];
  }

  #cidrRule(cidr) {
    validateString(cidr, 'cidr');
    const slash = cidr.indexOf('/');
    if (slash === -1)
      throw nodeError('ERR_INVALID_ARG_VALUE', 'cidr', cidr, 'must contain a prefix length (e.g. "10.0.0.0/8")');
    const network = cidr.slice(0, slash);
    return this.#subnetRule(network, Number(cidr.slice(slash + 1)), network.includes(':') ? 'ipv6' : 'ipv4');
  }

  addAddress(address, family = 'ipv4') {
    this.#add(...this.#addressRule(address, family));
  }

  addAddresses(addresses, family = 'ipv4') {
    for (const address of addresses) this.addAddress(address, family);
  }

  addRange(start, end, family = 'ipv4') {
    this.#add(...this.#rangeRule(start, end, family));
  }

  addSubnet(network, prefix, family = 'ipv4') {
    this.#add(...this.#subnetRule(network, prefix, family));
  }

  addCIDR(cidr) {
    this.#add(...this.#cidrRule(cidr));
  }

  addCIDRs(cidrs) {
    for (const cidr of cidrs) this.addCIDR(cidr);
  }

  removeAddress(address, family = 'ipv4') {
    this.#remove(this.#addressRule(address, family)[3]);
  }

  removeRange(start, end, family = 'ipv4') {
    this.#remove(this.#rangeRule(start, end, family)[3]);
  }

  removeSubnet(network, prefix, family = 'ipv4') {
    this.#remove(this.#subnetRule(network, prefix, family)[3]);
  }

  removeCIDR(cidr) {
    this.#remove(this.#cidrRule(cidr)[3]);
  }

  clear() {
    this.#rules = [];
  }

  check(address, family = 'ipv4') {
    if (!SocketAddress.isSocketAddress(address)) {
      validateString(address, 'address');
      family = checkedFamily(family, 'family');
      if (isIP(address) !== (family === 'ipv4' ? 4 : 6)) return false;
      address = new SocketAddress({ address, family });
    }
    let number = numberOf(address.address, address.family);
    let asked = address.family;
    // ::ffff:1.2.3.4 is 1.2.3.4.
    if (asked === 'ipv6' && number >> 32n === 0xffffn) [asked, number] = ['ipv4', number & 0xffffffffn];
    return this.#rules.some(([of, first, last]) => of === asked && number >= first && number <= last);
  }

  toJSON() {
    return this.rules;
  }

  fromJSON(data) {
    if (typeof data === 'string') data = JSON.parse(data);
    if (!Array.isArray(data) || data.some((rule) => typeof rule !== 'string'))
      throw nodeError('ERR_INVALID_ARG_TYPE', 'data', ['string', 'string[]'], data);
    for (const rule of data) {
      const [, name, label, first, last] = /^(\w+): (\w+) ([^-/]+)(?:[-/](.*))?$/.exec(rule) ?? [];
      const family = label?.toLowerCase();
      if (name === 'Address') this.addAddress(first, family);
      else if (name === 'Range') this.addRange(first, last, family);
      else if (name === 'Subnet') this.addSubnet(first, Number(last), family);
    }
  }

  [customInspectSymbol](depth, options, inspect = require('internal/util/inspect').inspect) {
    if (depth < 0) return this;
    return `BlockList ${inspect({ rules: this.rules }, { ...options, depth: options.depth == null ? null : options.depth - 1 })}`;
  }
}

function checkBlockList(list, name) {
  if (!BlockList.isBlockList(list)) throw nodeError('ERR_INVALID_ARG_TYPE', name, 'net.BlockList', list);
  return list;
}

module.exports = { BlockList, SocketAddress, checkBlockList };
