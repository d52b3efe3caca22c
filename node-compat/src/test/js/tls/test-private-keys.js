// The private keys of createSecureContext: each form that crypto reads, and the errors for what is none.
const { createSecureContext } = require('tls');
const { generateKeyPairSync } = require('crypto');

function attempt(name, options) {
  try {
    createSecureContext(options);
    console.log(name, 'accepted');
  } catch (error) {
    console.log(name, error.name, error.code, error.message, error.library, error.reason);
  }
}

const rsa = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey;
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
const ed = generateKeyPairSync('ed25519').privateKey;
// Of 256 keys one is decrypted without its passphrase to what ends like padding, and then has another error: these are made again.
function lock(key, type) {
  while (true) {
    const pem = key.export({ type, format: 'pem', cipher: 'aes-256-cbc', passphrase: 'secret' });
    try {
      createSecureContext({ key: pem });
    } catch (error) {
      if (error.code === 'ERR_OSSL_BAD_DECRYPT') return pem;
    }
  }
}
const keys = {
  'rsa pkcs1': rsa.export({ type: 'pkcs1', format: 'pem' }),
  'rsa pkcs8': rsa.export({ type: 'pkcs8', format: 'pem' }),
  'ec sec1': ec.export({ type: 'sec1', format: 'pem' }),
  'ec pkcs8': ec.export({ type: 'pkcs8', format: 'pem' }),
  'ed25519 pkcs8': ed.export({ type: 'pkcs8', format: 'pem' }),
};
const locked = {
  'rsa pkcs1': lock(rsa, 'pkcs1'),
  'rsa pkcs8': lock(rsa, 'pkcs8'),
  'ec sec1': lock(ec, 'sec1'),
};
for (const [name, key] of Object.entries(keys)) {
  attempt(name, { key });
  attempt(`${name}, as bytes`, { key: Buffer.from(key), passphrase: 'ignored' });
}
for (const [name, key] of Object.entries(locked)) {
  attempt(`${name} locked`, { key, passphrase: 'secret' });
  attempt(`${name} locked, in an array`, { key: [{ pem: key, passphrase: 'secret' }] });
  attempt(`${name} locked, without its passphrase`, { key });
}
attempt('text', { key: 'text' });
attempt('no DER', { key: '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n' });
attempt('a part of a key', { key: keys['rsa pkcs1'].slice(0, 200) });
attempt('nothing', { key: '', cert: '' });
