import { createReadStream } from 'node:fs';
import { createGzip, createGunzip } from 'node:zlib';
import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';

const hash = createHash('sha256');
let words = 0;
await pipeline(createReadStream(new URL('./words.txt', import.meta.url)), createGzip(), createGunzip(), async function (source) {
  for await (const chunk of source) {
    hash.update(chunk);
    words += String(chunk).split(/\s+/).filter(Boolean).length;
  }
});
console.log(words, 'words,', hash.digest('hex').slice(0, 16));
