'use strict';
// What ciphers say of wrong keys, vectors, tags, order of calls and data.
const crypto = require('crypto');

const key = Buffer.alloc(16);
const long = Buffer.alloc(32);
const iv = Buffer.alloc(16);
const short = Buffer.alloc(12);
const cipher = (name = 'aes-128-cbc', vector = iv, options = undefined) => crypto.createCipheriv(name, key, vector, options);
const decipher = (name = 'aes-128-cbc', vector = iv, options = undefined) => crypto.createDecipheriv(name, key, vector, options);
const tagged = { authTagLength: 16 };
const after = (object, ...calls) => {
  for (const call of calls.slice(0, -1)) call(object);
  return calls.at(-1)(object);
};

for (const attempt of [
  () => crypto.createCipheriv('foo', key, iv),
  () => crypto.createCipheriv('aes-128-cbc', long, iv),
  () => crypto.createCipheriv('aes-128-cbc', key, short),
  () => crypto.createCipheriv('aes-128-cbc', key, null),
  () => crypto.createCipheriv('aes-128-cbc', key),
  () => crypto.createCipheriv('aes-128-cbc', 'short', iv),
  () => crypto.createCipheriv('aes-128-ecb', key, iv),
  () => crypto.createCipheriv('aes-128-ecb', key, '').final('hex'),
  () => crypto.createCipheriv('aes-128-gcm', key, ''),
  () => crypto.createCipheriv('aes-128-gcm', key, short, { authTagLength: 3 }),
  () => crypto.createCipheriv('aes-128-gcm', key, short, { authTagLength: 'x' }),
  () => crypto.createCipheriv('aes-128-ccm', key, short),
  () => crypto.createCipheriv('aes-128-ccm', key, short, { authTagLength: 5 }),
  () => crypto.createCipheriv('aes-128-ccm', key, iv, tagged),
  () => crypto.createCipheriv('aes-128-ocb', key, short),
  () => crypto.createCipheriv('aes-128-ocb', key, iv, tagged),
  () => crypto.createCipheriv('chacha20-poly1305', long, short, { authTagLength: 17 }),
  () => crypto.createCipheriv('chacha20-poly1305', long, iv),
  () => crypto.createCipheriv('chacha20-poly1305', long, Buffer.alloc(8)),
  () => crypto.createCipheriv('chacha20-poly1305', long, short).getAuthTag(),
  () => crypto.createCipheriv(5, long, short),
  () => crypto.createCipheriv('aes-128-cbc', 5, short),
  () => crypto.createCipheriv('aes-128-cbc', key, 5),
  () => crypto.createCipheriv(),
  () => after(decipher(), (d) => d.update(key), (d) => d.final()),
  () => after(decipher(), (d) => d.update(Buffer.alloc(15)), (d) => d.final()),
  () => after(decipher(), (d) => d.final()),
  () => after(cipher(), (c) => c.setAutoPadding(false), (c) => c.update(Buffer.alloc(15)), (c) => c.final()),
  () => after(cipher(), (c) => c.final(), (c) => c.final()),
  () => after(cipher(), (c) => c.final(), (c) => c.update('x')),
  () => after(cipher(), (c) => c.final(), (c) => c.setAutoPadding()),
  () => cipher().getAuthTag(),
  () => cipher().setAAD(key),
  () => cipher().update(5),
  () => after(cipher(), (c) => c.update('aa', 'utf8', 'hex'), (c) => c.final('base64')),
  () => after(cipher(), (c) => c.update('aa', 'utf8', 'bogus')),
  () => after(decipher('aes-128-gcm', short), (d) => d.update(key), (d) => d.final()),
  () => after(decipher('aes-128-gcm', short), (d) => d.setAuthTag(key), (d) => d.update(key), (d) => d.final()),
  () => decipher('aes-128-gcm', short).setAuthTag(Buffer.alloc(3)),
  () => after(decipher('aes-128-gcm', short), (d) => d.setAuthTag(key), (d) => d.setAuthTag(key)),
  () => decipher('aes-128-gcm', short).setAuthTag('x'),
  () => cipher('aes-128-gcm', short).getAuthTag(),
  () => after(cipher('aes-128-gcm', short), (c) => c.update('x'), (c) => c.setAAD(key)),
  () => after(cipher('aes-128-gcm', short), (c) => c.final(), (c) => c.getAuthTag()),
  () => cipher('aes-128-ccm', short, tagged).setAAD(key),
  () => cipher('aes-128-ccm', Buffer.alloc(13), tagged).setAAD(key, { plaintextLength: 70000 }),
  () => cipher('aes-128-ccm', Buffer.alloc(13), tagged).update(Buffer.alloc(70000)),
  () => after(cipher('aes-128-ccm', short, tagged), (c) => c.update('x'), (c) => c.update('x')),
  () => after(cipher('aes-128-ccm', short, tagged), (c) => c.final(), (c) => c.getAuthTag()),
  () => after(decipher('aes-128-ccm', short, tagged), (d) => d.setAuthTag(key), (d) => d.update(key)),
  () => after(decipher('aes-128-ccm', short, tagged), (d) => d.setAuthTag(key), (d) => d.update(key), (d) => d.final()),
  () => decipher('aes-128-ccm', short, tagged).setAuthTag(short),
  () => after(decipher('aes-128-ocb', short, tagged), (d) => d.setAuthTag(key), (d) => d.update(key), (d) => d.final()),
  () => after(decipher('aes-128-ocb', short, tagged), (d) => d.update(key), (d) => d.final()),
  () => cipher('aes128-wrap', Buffer.alloc(8, 0xa6)).update(Buffer.alloc(15)),
  () => decipher('aes128-wrap', Buffer.alloc(8, 0xa6)).update(Buffer.alloc(24)),
  () => crypto.createCipheriv('aes-128-xts', long, iv),
  () => crypto.createCipheriv('aes-128-xts', Buffer.from([...Array(32).keys()]), iv).update(Buffer.alloc(15)),
  () => crypto.getCipherInfo(5.5),
  () => crypto.getCipherInfo(),
  () => crypto.getCipherInfo('aes-128-cbc', 5),
  () => crypto.getCipherInfo('aes-128-cbc', { ivLength: 'x' }),
]) {
  try {
    console.log(attempt());
  } catch (error) {
    console.log(error.name, error.message, JSON.stringify(error));
  }
}
