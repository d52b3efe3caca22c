// fs.openAsBlob and openAsBlobSync: the contents of a file, and what is refused.
'use strict';
const fs = require('fs');

const attempt = (...args) => {
  try {
    console.log(fs.openAsBlobSync(...args).type);
  } catch (error) {
    console.log(error.name, error.code, error.message);
  }
};
(async () => {
  const blob = fs.openAsBlobSync(__filename, { type: 'text/x' });
  const other = await fs.openAsBlob(__filename);
  console.log(blob instanceof Blob, blob.type, blob.size === fs.statSync(__filename).size, await blob.text() === fs.readFileSync(__filename, 'utf8'), await other.text() === await blob.text());
  for (const args of [[], [5], [__filename, null], [__filename, { type: 5 }], [Buffer.from(__filename), {}]]) attempt(...args);
})();
