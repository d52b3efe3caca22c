// X509Certificate. https://nodejs.org/api/crypto.html#class-x509certificate

const { Buffer } = require('buffer');
const { codedError, nodeError } = require('internal/errors');
const { customInspectSymbol, kClone, kEmptyObject } = require('internal/util');
const { validateBoolean, validateObject, validateString } = require('internal/validators');
const { PublicKeyObject, isKeyObject, materialOf } = require('internal/crypto/keys');
const { attributeName, methodName, signatureName } = require('internal/crypto/x509_names');

const binding = internalBinding('crypto_x509');
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const EMAIL = 1,
  DNS = 2,
  DIRECTORY = 4,
  URI = 6,
  IP = 7,
  REGISTERED = 8;
const COMMON_NAME = '2.5.4.3',
  EMAIL_ADDRESS = '1.2.840.113549.1.9.1';

// ---- text ---------------------------------------------------------------------------------------------------------

// Escapes a value of a name as in RFC 2253.
function escaped(value) {
  let text = value
    .replace(/[,+"\\<>;]/g, '\\$&')
    .replace(/[\u0000-\u001F\u007F]/g, (c) => `\\${c.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
  if (/^[ #]/.test(text)) text = `\\${text}`;
  return text.endsWith(' ') && text.length > 1 ? `${text.slice(0, -1)}\\ ` : text;
}

const nameText = (parts) =>
  parts.map((pairs) => pairs.map(([id, value]) => `${attributeName(id)}=${escaped(value)}`).join(' + ')).join('\n');

function nameObject(parts) {
  const result = { __proto__: null };
  for (const [id, value] of parts.flat()) {
    const name = attributeName(id);
    if (!(name in result)) result[name] = value;
    else if (Array.isArray(result[name])) result[name].push(value);
    else result[name] = [result[name], value];
  }
  return result;
}

function timeText(milliseconds) {
  const date = new Date(milliseconds);
  const two = (number) => `${number}`.padStart(2, '0');
  return (
    `${MONTHS[date.getUTCMonth()]} ${`${date.getUTCDate()}`.padStart(2, ' ')} ${two(date.getUTCHours())}:${two(date.getUTCMinutes())}:` +
    `${two(date.getUTCSeconds())} ${date.getUTCFullYear()} GMT`
  );
}

function addressText(bytes) {
  const view = new Uint8Array(bytes);
  if (view.length === 4) return view.join('.');
  if (view.length !== 16) return `<invalid length=${view.length}>`;
  const groups = [];
  for (let i = 0; i < view.length; i += 2) groups.push(((view[i] << 8) | view[i + 1]).toString(16).toUpperCase());
  return groups.join(':');
}

// Quotes values that would be ambiguous.
const quoted = (text) =>
  /^[^"\\,'\u0000-\u001F\u007F-\uFFFF]*$/.test(text) ? text : JSON.stringify(text).replaceAll(',', '\\u002c');

function generalNameText([kind, value]) {
  switch (kind) {
    case EMAIL:
      return `email:${quoted(value)}`;
    case DNS:
      return `DNS:${quoted(value)}`;
    case URI:
      return `URI:${quoted(value)}`;
    case IP:
      return `IP Address:${addressText(value)}`;
    case DIRECTORY:
      return `DirName:${quoted(
        value
          .flat()
          .reverse()
          .map(([id, text]) => `${attributeName(id)}=${escaped(text)}`)
          .join(','),
      )}`;
    case REGISTERED:
      return `Registered ID:${value}`;
    default:
      return 'othername:<unsupported>';
  }
}

function fingerprint(bytes, hash) {
  return require('internal/crypto/hash')
    .createHash(hash)
    .update(bytes)
    .digest('hex')
    .toUpperCase()
    .replace(/..(?=.)/g, '$&:');
}

// ---- hosts --------------------------------------------------------------------------------------------------------

function wildcardMatches(pattern, host, options) {
  const star = pattern.indexOf('*');
  if (star < 0 || !options.wildcards) return false;
  const [label, ...rest] = pattern.split('.');
  if (star >= label.length || label.indexOf('*', star + 1) >= 0 || rest.length < 2) return false;
  if (label !== '*' && (!options.partialWildcards || label.startsWith('xn--'))) return false;
  const before = pattern.slice(0, star);
  const after = pattern.slice(star + 1);
  if (host.length < before.length + after.length || !host.startsWith(before) || !host.endsWith(after)) return false;
  const covered = host.slice(before.length, host.length - after.length);
  if (covered === '') return label !== '*';
  if (covered.startsWith('xn--') && label !== '*') return false;
  return options.multiLabelWildcards ? /^[a-z0-9.-]+$/.test(covered) : /^[a-z0-9-]+$/.test(covered);
}

function hostMatches(pattern, host, options) {
  const lowered = pattern.toLowerCase();
  if (host.startsWith('.'))
    return lowered.endsWith(host) && (!options.singleLabelSubdomains || !lowered.slice(0, -host.length).includes('.'));
  return lowered === host || wildcardMatches(lowered, host, options);
}

function hostOptions(options = kEmptyObject) {
  validateObject(options, 'options');
  const {
    subject = 'default',
    wildcards = true,
    partialWildcards = true,
    multiLabelWildcards = false,
    singleLabelSubdomains = false,
  } = options;
  validateString(subject, 'options.subject');
  if (!['default', 'always', 'never'].includes(subject))
    throw nodeError('ERR_INVALID_ARG_VALUE', 'options.subject', subject);
  const flags = { wildcards, partialWildcards, multiLabelWildcards, singleLabelSubdomains };
  for (const [name, value] of Object.entries(flags)) validateBoolean(value, `options.${name}`);
  return { subject, ...flags };
}

// The values of a certificate that name hosts or mailboxes: the alternative names of that kind, or else those of the
// subject.
function candidates(fields, kind, attribute, subject) {
  const names = (fields.subjectAltName ?? []).filter(([type]) => type === kind).map(([, value]) => value);
  if (subject === 'never' || (names.length > 0 && subject !== 'always')) return names;
  return [
    ...names,
    ...fields.subject
      .flat()
      .filter(([id]) => id === attribute)
      .map(([, value]) => value),
  ];
}

// ---- the class ----------------------------------------------------------------------------------------------------

const handles = new WeakMap();

class X509Certificate {
  #fields;
  #publicKey;
  #raw;

  constructor(buffer) {
    if (typeof buffer === 'string') buffer = Buffer.from(buffer);
    if (!ArrayBuffer.isView(buffer))
      throw nodeError('ERR_INVALID_ARG_TYPE', 'buffer', ['string', 'Buffer', 'TypedArray', 'DataView'], buffer);
    const handle = binding.parse(buffer);
    handles.set(this, handle);
    this.#fields = binding.fields(handle);
  }

  [customInspectSymbol](depth, options) {
    if (depth < 0) return this;
    const { inspect } = require('internal/util/inspect');
    const shown = {
      subject: this.subject,
      subjectAltName: this.subjectAltName,
      issuer: this.issuer,
      infoAccess: this.infoAccess,
      validFrom: this.validFrom,
      validTo: this.validTo,
      validFromDate: this.validFromDate,
      validToDate: this.validToDate,
      fingerprint: this.fingerprint,
      fingerprint256: this.fingerprint256,
      fingerprint512: this.fingerprint512,
      keyUsage: this.keyUsage,
      serialNumber: this.serialNumber,
      signatureAlgorithm: this.signatureAlgorithm,
      signatureAlgorithmOid: this.signatureAlgorithmOid,
    };
    return `X509Certificate ${inspect(shown, { ...options, depth: options.depth == null ? null : options.depth - 1 })}`;
  }

  [kClone]() {
    return { module: 'internal/crypto/x509', name: 'receiveCertificate', data: this.raw };
  }

  get subject() {
    return nameText(this.#fields.subject) || undefined;
  }

  get subjectAltName() {
    return this.#fields.subjectAltName?.map(generalNameText).join(', ');
  }

  get issuer() {
    return nameText(this.#fields.issuer) || undefined;
  }

  get issuerCertificate() {
    return undefined;
  }

  get infoAccess() {
    return this.#fields.infoAccess
      ?.map(([method, name]) => `${methodName(method)} - ${generalNameText(name)}`)
      .join('\n');
  }

  get validFrom() {
    return timeText(this.#fields.notBefore);
  }

  get validTo() {
    return timeText(this.#fields.notAfter);
  }

  get validFromDate() {
    return new Date(this.#fields.notBefore);
  }

  get validToDate() {
    return new Date(this.#fields.notAfter);
  }

  get fingerprint() {
    return fingerprint(this.raw, 'sha1');
  }

  get fingerprint256() {
    return fingerprint(this.raw, 'sha256');
  }

  get fingerprint512() {
    return fingerprint(this.raw, 'sha512');
  }

  get keyUsage() {
    return this.#fields.keyUsage && [...this.#fields.keyUsage];
  }

  get serialNumber() {
    return this.#fields.serialNumber;
  }

  get signatureAlgorithm() {
    return signatureName(this.#fields.signatureAlgorithmOid);
  }

  get signatureAlgorithmOid() {
    return this.#fields.signatureAlgorithmOid;
  }

  get raw() {
    return (this.#raw ??= Buffer.from(binding.raw(handles.get(this))));
  }

  get publicKey() {
    return (this.#publicKey ??= new PublicKeyObject(binding.publicKey(handles.get(this))));
  }

  toString() {
    return binding.pem(handles.get(this));
  }

  toJSON() {
    return this.toString();
  }

  get ca() {
    return this.#fields.ca;
  }

  checkHost(name, options) {
    validateString(name, 'name');
    const checked = hostOptions(options);
    if (name.includes('\0')) throw nodeError('ERR_INVALID_ARG_VALUE', 'name', name);
    const host = name.toLowerCase();
    return candidates(this.#fields, DNS, COMMON_NAME, checked.subject).find((pattern) =>
      hostMatches(pattern, host, checked),
    );
  }

  checkEmail(email, options) {
    validateString(email, 'email');
    const { subject } = hostOptions(options);
    const isSame = (mailbox) => {
      const at = mailbox.lastIndexOf('@');
      return (
        mailbox.slice(0, at) === email.slice(0, email.lastIndexOf('@')) &&
        mailbox.slice(at).toLowerCase() === email.slice(email.lastIndexOf('@')).toLowerCase()
      );
    };
    return candidates(this.#fields, EMAIL, EMAIL_ADDRESS, subject).some(isSame) ? email : undefined;
  }

  checkIP(ip, options) {
    validateString(ip, 'ip');
    if (options !== undefined) validateObject(options, 'options');
    const wanted = addressBytes(ip);
    if (wanted === undefined) throw codedError(TypeError, 'ERR_INVALID_ARG_VALUE', 'Invalid name');
    const names = this.#fields.subjectAltName ?? [];
    return names.some(([kind, value]) => kind === IP && Buffer.from(value).equals(wanted)) ? ip : undefined;
  }

  checkIssued(otherCert) {
    if (!(otherCert instanceof X509Certificate))
      throw nodeError('ERR_INVALID_ARG_TYPE', 'otherCert', 'X509Certificate', otherCert);
    return binding.isIssuedBy(handles.get(this), handles.get(otherCert));
  }

  checkPrivateKey(pkey) {
    if (!isKeyObject(pkey)) throw nodeError('ERR_INVALID_ARG_TYPE', 'pkey', 'KeyObject', pkey);
    if (pkey.type !== 'private') throw nodeError('ERR_INVALID_ARG_VALUE', 'pkey', pkey);
    return this.publicKey.equals(require('internal/crypto/keys').createPublicKey(pkey));
  }

  verify(pkey) {
    if (!isKeyObject(pkey)) throw nodeError('ERR_INVALID_ARG_TYPE', 'pkey', 'KeyObject', pkey);
    if (pkey.type !== 'public') throw nodeError('ERR_INVALID_ARG_VALUE', 'pkey', pkey);
    return binding.isSignedBy(handles.get(this), materialOf(pkey));
  }

  toLegacyObject() {
    const { modulus, exponent, pubkey, bits, asn1Curve, nistCurve } = legacyKey(this.publicKey);
    const { infoAccess } = this.#fields;
    return {
      subject: nameObject(this.#fields.subject),
      issuer: nameObject(this.#fields.issuer),
      subjectaltname: this.subjectAltName,
      infoAccess: infoAccess && accessObject(infoAccess),
      ca: this.ca,
      modulus,
      exponent,
      pubkey,
      bits,
      valid_from: this.validFrom,
      valid_to: this.validTo,
      fingerprint: this.fingerprint,
      fingerprint256: this.fingerprint256,
      fingerprint512: this.fingerprint512,
      ext_key_usage: this.keyUsage,
      serialNumber: this.serialNumber,
      raw: this.raw,
      asn1Curve,
      nistCurve,
    };
  }
}

function addressBytes(text) {
  const { isIPv4, isIPv6 } = require('net');
  if (isIPv4(text)) return Buffer.from(text.split('.').map(Number));
  if (!isIPv6(text)) return undefined;
  const dotted = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(text);
  const plain =
    dotted === null
      ? text
      : `${dotted[1]}${((dotted[2] << 8) | dotted[3]).toString(16)}:${((dotted[4] << 8) | dotted[5]).toString(16)}`;
  const [head, tail] = plain.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const groups = tail === undefined ? head : [...head, ...Array(8 - head.length - tail.length).fill('0'), ...tail];
  return Buffer.from(groups.map((group) => group.padStart(4, '0')).join(''), 'hex');
}

function accessObject(entries) {
  const result = { __proto__: null };
  for (const [method, name] of entries) {
    const text = generalNameText(name);
    const colon = text.indexOf(':');
    (result[`${methodName(method)} - ${text.slice(0, colon)}`] ??= []).push(text.slice(colon + 1));
  }
  return result;
}

function legacyKey(key) {
  const spki = key.export({ type: 'spki', format: 'der' });
  if (key.asymmetricKeyType === 'rsa') {
    const { modulusLength, publicExponent } = key.asymmetricKeyDetails;
    const modulus = Buffer.from(key.export({ format: 'jwk' }).n, 'base64url')
      .toString('hex')
      .toUpperCase();
    return { modulus, bits: modulusLength, exponent: `0x${publicExponent.toString(16)}`, pubkey: spki };
  }
  if (key.asymmetricKeyType !== 'ec') return {};
  const { namedCurve } = key.asymmetricKeyDetails;
  const pubkey = key.export({ format: 'raw-public' });
  const bits = { prime256v1: 256, secp384r1: 384, secp521r1: 521 }[namedCurve] ?? (pubkey.length - 1) * 4;
  const nistCurve = { prime256v1: 'P-256', secp384r1: 'P-384', secp521r1: 'P-521' }[namedCurve];
  return { bits, pubkey, asn1Curve: namedCurve, ...(nistCurve === undefined ? {} : { nistCurve }) };
}

const receiveCertificate = (bytes) => new X509Certificate(bytes);

module.exports = { X509Certificate, receiveCertificate };
