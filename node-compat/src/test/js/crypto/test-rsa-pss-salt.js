// The length of the salt, if none is given, is the one that an RSA-PSS key prescribes.
const { constants, createSign, createVerify, generateKeyPairSync, sign, verify } = require('crypto');

const data = Buffer.from('data');
for (const options of [{ hashAlgorithm: 'sha256', mgf1HashAlgorithm: 'sha256', saltLength: 16 }, {}]) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa-pss', { modulusLength: 1024, ...options });
  for (const saltLength of [undefined, constants.RSA_PSS_SALTLEN_DIGEST, constants.RSA_PSS_SALTLEN_MAX_SIGN, 15, 16, 20]) {
    try {
      const signature = sign('sha256', data, { key: privateKey, saltLength });
      const old = createSign('sha256').update(data).sign({ key: privateKey, saltLength });
      console.log(saltLength, verify('sha256', data, publicKey, signature), verify('sha256', data, { key: publicKey, saltLength: 16 }, signature),
        createVerify('sha256').update(data).verify(publicKey, old));
    } catch (error) {
      console.log(saltLength, error.code, error.message);
    }
  }
}
