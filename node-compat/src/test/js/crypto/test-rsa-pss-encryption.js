// A key of RSA-PSS signs and verifies, and does not encrypt.
const crypto = require('crypto');

const { privateKey, publicKey } = crypto.generateKeyPairSync('rsa-pss', { modulusLength: 1024 });
for (const padding of [undefined, crypto.constants.RSA_PKCS1_PADDING, crypto.constants.RSA_NO_PADDING]) {
  for (const name of ['publicEncrypt', 'privateDecrypt', 'privateEncrypt', 'publicDecrypt']) {
    const key = name.startsWith('public') ? publicKey : privateKey;
    try {
      console.log(name, crypto[name]({ key, padding }, Buffer.alloc(128)).length);
    } catch (error) {
      console.log(name, padding, error.name, error.code, error.message, error.library, error.reason);
    }
  }
}
