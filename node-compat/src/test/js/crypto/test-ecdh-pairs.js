// computeSecret requires a key pair: the public key that was set must be that of the private key.
const { createECDH } = require('crypto');

const attempt = (name, work) => {
  try {
    console.log(name, work());
  } catch (error) {
    console.log(name, error.name, error.code, error.message);
  }
};
const other = createECDH('prime256v1');
other.setPrivateKey('02'.padStart(64, '0'), 'hex');
const peer = other.getPublicKey();
const own = createECDH('prime256v1');
attempt('no keys', () => own.computeSecret(peer));
attempt('no keys, no point', () => own.computeSecret(Buffer.from('04', 'hex')));
own.setPublicKey(peer);
attempt('public key only', () => own.computeSecret(peer));
own.setPrivateKey('03'.padStart(64, '0'), 'hex');
attempt('private key', () => own.computeSecret(peer, null, 'hex'));
attempt('no point', () => own.computeSecret(Buffer.from('04', 'hex')));
own.setPublicKey(own.getPublicKey('hex', 'compressed'), 'hex');
attempt('its public key', () => own.computeSecret(peer, null, 'hex'));
own.setPublicKey(peer);
attempt('another public key', () => own.computeSecret(peer, null, 'hex'));
attempt('another public key, no point', () => own.computeSecret(Buffer.from('04', 'hex')));
own.setPrivateKey('04'.padStart(64, '0'), 'hex');
attempt('another private key', () => own.computeSecret(peer, null, 'hex'));
