// The errors of TLS: converts Java's messages and certificate errors to those of OpenSSL and Node.

const reasons = {
  __proto__: null,
  UNABLE_TO_GET_ISSUER_CERT: 'unable to get issuer certificate',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'unable to get local issuer certificate',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'unable to verify the first certificate',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'self-signed certificate',
  SELF_SIGNED_CERT_IN_CHAIN: 'self-signed certificate in certificate chain',
  CERT_HAS_EXPIRED: 'certificate has expired',
  CERT_NOT_YET_VALID: 'certificate is not yet valid',
  CERT_CHAIN_TOO_LONG: 'certificate chain too long',
  INVALID_PURPOSE: 'unsuitable certificate purpose',
  PATH_LENGTH_EXCEEDED: 'path length constraint exceeded',
  UNSPECIFIED: 'key usage does not include certificate signing',
};

// Errors that a root certificate of the system might solve.
const missingRootErrors = [
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
];

function verifyError(code) {
  const hint = missingRootErrors.includes(code)
    ? '; if the root CA is installed locally, try running Node.js with --use-system-ca'
    : '';
  return Object.assign(new Error(`${reasons[code]}${hint}`), { code });
}

// Alerts by Java's names, which are those of RFC 8446 and its predecessors: [code, reason].
const alerts = {
  __proto__: null,
  handshake_failure: ['SSL/TLS_ALERT_HANDSHAKE_FAILURE', 'ssl/tls alert handshake failure'],
  bad_certificate: ['SSL/TLS_ALERT_BAD_CERTIFICATE', 'ssl/tls alert bad certificate'],
  certificate_unknown: ['SSL/TLS_ALERT_CERTIFICATE_UNKNOWN', 'ssl/tls alert certificate unknown'],
  certificate_expired: ['SSL/TLS_ALERT_CERTIFICATE_EXPIRED', 'ssl/tls alert certificate expired'],
  bad_record_mac: ['SSL/TLS_ALERT_BAD_RECORD_MAC', 'ssl/tls alert bad record mac'],
  unexpected_message: ['SSL/TLS_ALERT_UNEXPECTED_MESSAGE', 'ssl/tls alert unexpected message'],
  illegal_parameter: ['SSL/TLS_ALERT_ILLEGAL_PARAMETER', 'ssl/tls alert illegal parameter'],
  unknown_ca: ['TLSV1_ALERT_UNKNOWN_CA', 'tlsv1 alert unknown ca'],
  protocol_version: ['TLSV1_ALERT_PROTOCOL_VERSION', 'tlsv1 alert protocol version'],
  internal_error: ['TLSV1_ALERT_INTERNAL_ERROR', 'tlsv1 alert internal error'],
  unrecognized_name: ['TLSV1_UNRECOGNIZED_NAME', 'tlsv1 unrecognized name'],
  no_application_protocol: ['TLSV1_ALERT_NO_APPLICATION_PROTOCOL', 'tlsv1 alert no application protocol'],
  certificate_required: ['TLSV13_ALERT_CERTIFICATE_REQUIRED', 'tlsv13 alert certificate required'],
};

const complaints = [
  [/unsupported or unrecognized ssl message|plaintext connection/i, 'WRONG_VERSION_NUMBER', 'wrong version number'],
  [/no cipher suites in common/i, 'NO_SHARED_CIPHER', 'no shared cipher'],
  [/protocol version|not supported by this|no appropriate protocol/i, 'UNSUPPORTED_PROTOCOL', 'unsupported protocol'],
  [/no available authentication scheme/i, 'NO_SUITABLE_SIGNATURE_ALGORITHM', 'no suitable signature algorithm'],
  [/application.protocol/i, 'NO_APPLICATION_PROTOCOL', 'no application protocol'],
  [/record.*(overflow|too (big|large))/i, 'PACKET_LENGTH_TOO_LONG', 'packet length too long'],
];

function opensslError(code, reason) {
  return Object.assign(new Error(`SSL routines::${reason}`), {
    library: 'SSL routines',
    reason,
    code: `ERR_SSL_${code}`,
  });
}

// The error that ended a connection.
function connectionError(message) {
  const alert = alerts[/Received fatal alert: (\w+)/.exec(message)?.[1]];
  if (alert !== undefined) return opensslError(...alert);
  const complaint = complaints.find(([pattern]) => pattern.test(message));
  return complaint === undefined ? opensslError('PROTOCOL_ERROR', message) : opensslError(complaint[1], complaint[2]);
}

// Errors of keys and certificates.
function contextError(message) {
  if (/no start line/.test(message))
    return Object.assign(new Error('error:0480006C:PEM routines::no start line'), {
      library: 'PEM routines',
      reason: 'no start line',
      code: 'ERR_OSSL_PEM_NO_START_LINE',
    });
  if (/key values mismatch/.test(message)) {
    return Object.assign(new Error('error:05800074:x509 certificate routines::key values mismatch'), {
      library: 'x509 certificate routines',
      reason: 'key values mismatch',
      code: 'ERR_OSSL_X509_KEY_VALUES_MISMATCH',
    });
  }
  if (/password was incorrect/.test(message)) return new Error('mac verify failure');
  return new Error(message);
}

// The error where a client speaks HTTP without TLS.
const httpError = () => opensslError('HTTP_REQUEST', 'http request');

// The error of a renegotiation in TLS 1.3.
const wrongVersionError = () =>
  Object.assign(new Error('error:0A00010A:SSL routines::wrong ssl version'), {
    library: 'SSL routines',
    reason: 'wrong ssl version',
    code: 'ERR_SSL_WRONG_SSL_VERSION',
  });

const disconnectedError = () =>
  Object.assign(new Error('Client network socket disconnected before secure TLS connection was established'), {
    code: 'ECONNRESET',
  });

module.exports = { connectionError, contextError, disconnectedError, httpError, verifyError, wrongVersionError };
