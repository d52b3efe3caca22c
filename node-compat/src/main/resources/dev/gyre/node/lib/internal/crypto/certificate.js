// Certificate: signed public keys and challenges of browsers (SPKAC). https://nodejs.org/api/crypto.html#class-certificate

const { Buffer } = require('buffer');
const { toBytes } = require('internal/crypto/util');

const binding = internalBinding('crypto_x509');

function verifySpkac(spkac, encoding) {
  return binding.verifyChallenge(toBytes(spkac, 'spkac', encoding));
}

function exportPublicKey(spkac, encoding) {
  const pem = binding.challengedKey(toBytes(spkac, 'spkac', encoding));
  return pem === undefined ? '' : Buffer.from(pem);
}

function exportChallenge(spkac, encoding) {
  const challenge = binding.challengeOf(toBytes(spkac, 'spkac', encoding));
  return challenge === undefined ? '' : Buffer.from(challenge);
}

function Certificate() {
  if (!new.target) return new Certificate();
}

Object.assign(Certificate.prototype, { verifySpkac, exportPublicKey, exportChallenge });
Object.assign(Certificate, { exportChallenge, exportPublicKey, verifySpkac });

module.exports = { Certificate };
