'use strict';
// crypto.subtle.digest.
const { subtle } = globalThis.crypto;
const hex = (buffer) => Buffer.from(buffer).toString('hex');
(async () => {
  for (const algorithm of ['SHA-1', 'sha-256', { name: 'SHA-384' }, 'SHA-512']) {
    for (const data of [new Uint8Array(0), Buffer.from('text'), new Uint8Array([1, 2, 3]).buffer, new DataView(new ArrayBuffer(4), 1, 2)]) {
      const result = await subtle.digest(algorithm, data);
      console.log(result.constructor.name, hex(result));
    }
  }
  const changing = new Uint8Array([1, 2, 3]);
  const pending = subtle.digest('SHA-1', changing);
  changing[0] = 9;
  console.log(hex(await pending) === hex(await subtle.digest('SHA-1', new Uint8Array([1, 2, 3]))));
  for (const words of [[], ['SHA-1'], ['SHA-1', 'text'], ['MD5', changing], [{}, changing]]) {
    await subtle.digest(...words).catch((error) => console.log(error.name, error.code, words.length === 2 && words[1] === changing ? '' : error.message));
  }
  console.log(String(subtle), Object.prototype.toString.call(SubtleCrypto), subtle instanceof SubtleCrypto, require('crypto').webcrypto.subtle === subtle);
})();
