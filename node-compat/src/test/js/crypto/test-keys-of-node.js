'use strict';
// Keys, signatures, ciphertexts and secrets that Node made (keys-of-node.json): read, exported again, verified, decrypted.
const crypto = require('crypto');
const fs = require('fs');
const path = require('path');
const { isDeepStrictEqual } = require('util');

const message = Buffer.from('message');
const bytes = (text) => Buffer.from(text, 'base64');
for (const made of JSON.parse(fs.readFileSync(path.join(__dirname, 'keys-of-node.json'), 'utf8'))) {
  const { type } = made;
  const key = crypto.createPrivateKey(made.privatePem);
  const open = crypto.createPublicKey(made.publicPem);
  const check = (name, action) => {
    try {
      console.log(type, name, action());
    } catch (error) {
      console.log(type, name, error.code, error.message);
    }
  };
  console.log(type, key.asymmetricKeyType, key.asymmetricKeyDetails, open.asymmetricKeyDetails);
  check('derived', () => crypto.createPublicKey(made.privatePem).equals(open) && crypto.createPublicKey(key).equals(open));
  check('private again', () => key.export({ type: 'pkcs8', format: 'pem' }) === made.privatePem);
  check('public again', () => open.export({ type: 'spki', format: 'pem' }) === made.publicPem);
  check('der', () => crypto.createPrivateKey({ key: key.export({ type: 'pkcs8', format: 'der' }), type: 'pkcs8', format: 'der' }).equals(key));
  check('sealed', () => crypto.createPrivateKey({ key: made.sealed, passphrase: 'secret' }).equals(key));
  check('sealed here', () => {
    const sealed = key.export({ type: 'pkcs8', format: 'pem', cipher: 'des-ede3-cbc', passphrase: 'other' });
    return crypto.createPrivateKey({ key: sealed, passphrase: 'other' }).equals(key);
  });
  check('wrong passphrase', () => crypto.createPrivateKey({ key: made.sealed, passphrase: 'wrong' }).type === 'private');
  check('jwk', () => {
    const jwk = key.export({ format: 'jwk' });
    return `${isDeepStrictEqual(jwk, made.jwk)} ${Object.keys(jwk)}`;
  });
  check('lengths', () => [key.export({ type: 'pkcs8', format: 'der' }).length, open.export({ type: 'spki', format: 'der' }).length]);
  if (made.jwk) {
    check('of jwk', () => crypto.createPrivateKey({ key: made.jwk, format: 'jwk' }).equals(key) && crypto.createPublicKey({ key: made.jwk, format: 'jwk' }).equals(open));
  }
  if (made.traditional) check('traditional', () => crypto.createPrivateKey({ key: made.traditional, passphrase: 'secret' }).equals(key));
  const hash = /^(ed|ml)/.test(type) ? null : 'sha256';
  if (made.signature) {
    check('verify', () => crypto.verify(hash, message, open, bytes(made.signature)));
    check('verify another', () => crypto.verify(hash, Buffer.from('other'), open, bytes(made.signature)));
    const options = type === 'rsa-pss' ? { key, saltLength: 12 } : key;
    check('sign', () => crypto.verify(hash, message, open, crypto.sign(hash, message, options)));
    if (hash !== null) check('in steps', () => crypto.createVerify(hash).update('mess').update('age').verify(open, made.signature, 'base64'));
  }
  if (made.plain) check('ieee-p1363', () => crypto.verify('sha1', message, { key: open, dsaEncoding: 'ieee-p1363' }, bytes(made.plain)));
  if (made.pss) check('pss', () => crypto.verify('sha512', message, { key: open, padding: 6, saltLength: 20 }, bytes(made.pss)));
  if (made.oaep) {
    check('oaep', () => crypto.privateDecrypt({ key, oaepHash: 'sha256', oaepLabel: Buffer.from('label') }, bytes(made.oaep)).toString());
    check('pkcs1', () => crypto.privateDecrypt({ key, padding: 1 }, bytes(made.pkcs1)).toString());
    check('bad pkcs1', () => crypto.privateDecrypt({ key, padding: 1 }, Buffer.alloc(128, 7)).toString('hex'));
    check('public', () => crypto.publicDecrypt(open, bytes(made.raw)).toString());
    check('private', () => crypto.privateEncrypt(key, message).toString('base64') === made.raw);
  }
  if (made.encapsulated) check('decapsulate', () => crypto.decapsulate(key, bytes(made.encapsulated[1])).equals(bytes(made.encapsulated[0])));
  if (made.secret) check('secret', () => crypto.diffieHellman({ privateKey: key, publicKey: crypto.createPublicKey(made.other) }).toString('base64') === made.secret);
}
