// The certificates of getPeerCertificate, and the check of host names. https://nodejs.org/api/tls.html#certificate-object

const { nodeError } = require('internal/errors');
const { Buffer } = require('buffer');

function certificatesOf(list) {
  const { X509Certificate } = require('crypto');
  return list.map((bytes) => new X509Certificate(Buffer.from(bytes)));
}

// The certificates of a chain, which come in DER, as the first of them, which leads to its issuer's; undefined if there is none.
function x509Chain(list) {
  const certificates = certificatesOf(list);
  certificates.forEach((certificate, i) => {
    if (i + 1 < certificates.length)
      Object.defineProperty(certificate, 'issuerCertificate', {
        __proto__: null,
        value: certificates[i + 1],
        configurable: true,
      });
  });
  return certificates[0];
}

// The chain that a peer has sent, its own certificate first, each linked to its issuer's.
function certificateChain(list) {
  const certificates = certificatesOf(list).map((certificate) => certificate.toLegacyObject());
  certificates.forEach((certificate, i) => {
    const next = certificates[i + 1];
    if (next !== undefined) certificate.issuerCertificate = next;
    else if (JSON.stringify(certificate.subject) === JSON.stringify(certificate.issuer))
      certificate.issuerCertificate = certificate;
  });
  return certificates;
}

const withoutDot = (host) => (host.endsWith('.') ? host.slice(0, -1) : host);
const labelsOf = (host) => withoutDot(host).toLowerCase().split('.');

function matches(hostLabels, pattern) {
  if (!pattern) return false;
  const labels = labelsOf(pattern);
  if (
    hostLabels.length !== labels.length ||
    labels.includes('') ||
    labels.some((label) => /[^\u0021-\u007f]/.test(label))
  )
    return false;
  for (let i = hostLabels.length - 1; i > 0; i--) if (hostLabels[i] !== labels[i]) return false;
  const [host] = hostLabels;
  const parts = labels[0].split('*');
  if (parts.length === 1 || labels[0].includes('xn--')) return host === labels[0];
  if (parts.length > 2 || labels.length <= 2) return false;
  const [prefix, suffix] = parts;
  return prefix.length + suffix.length <= host.length && host.startsWith(prefix) && host.endsWith(suffix);
}

// A quoted part in JSON's syntax.
const quotedPart = /"(?:[^"\\\0-\x1f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;

// Splits a list of names. Names with commas and similar characters are quoted, so that one cannot be read as several.
function splitNames(text) {
  if (!text.includes('"')) return text.split(', ');
  const names = [''];
  for (let i = 0; i < text.length; ) {
    if (text[i] === '"') {
      quotedPart.lastIndex = i;
      const found = quotedPart.exec(text);
      if (found === null)
        throw require('internal/errors').codedError(
          SyntaxError,
          'ERR_TLS_CERT_ALTNAME_FORMAT',
          'Invalid subject alternative name string',
        );
      names[names.length - 1] += JSON.parse(found[0]);
      i += found[0].length;
    } else if (text[i] === ',') {
      names.push('');
      i += 2; // Skips the space too.
    } else {
      names[names.length - 1] += text[i++];
    }
  }
  return names;
}

function altNamesOf(text) {
  const names = { dns: [], addresses: [] };
  for (const part of text ? splitNames(text) : []) {
    if (part.startsWith('DNS:')) names.dns.push(part.slice('DNS:'.length));
    else if (part.startsWith('IP Address:')) names.addresses.push(canonical(part.slice('IP Address:'.length)));
  }
  return names;
}

// The usual form of an address; what is none, such as a range, matches no host.
function canonical(address) {
  const { isIP, isIPv6 } = require('net');
  if (!isIP(address)) return undefined;
  return isIPv6(address) ? new (require('internal/url').URL)(`http://[${address}]`).hostname.slice(1, -1) : address;
}

// The reason why a certificate is not valid for a host, or undefined.
function identityMismatch(hostname, { subject, subjectaltname: text }) {
  const names = altNamesOf(text);
  if (require('net').isIP(hostname)) {
    if (names.addresses.includes(canonical(hostname))) return undefined;
    return `IP: ${hostname} is not in the cert's list: ${names.addresses.join(', ')}`;
  }
  const labels = labelsOf(hostname);
  if (names.dns.length > 0) {
    return names.dns.some((pattern) => matches(labels, pattern))
      ? undefined
      : `Host: ${hostname}. is not in the cert's altnames: ${text}`;
  }
  if (!subject?.CN) return 'Cert does not contain a DNS name';
  return [].concat(subject.CN).some((pattern) => matches(labels, pattern))
    ? undefined
    : `Host: ${hostname}. is not cert's CN: ${subject.CN}`;
}

// tls.checkServerIdentity(hostname, cert), https://nodejs.org/api/tls.html#tlscheckserveridentityhostname-cert
function checkServerIdentity(hostname, certificate) {
  const host = withoutDot(`${hostname}`);
  const reason = identityMismatch(host, certificate);
  return reason === undefined
    ? undefined
    : Object.assign(nodeError('ERR_TLS_CERT_ALTNAME_INVALID', reason), { reason, host, cert: certificate });
}

module.exports = { certificateChain, checkServerIdentity, x509Chain };
