'use strict';
// Texts written to a descriptor: what follows them is a position and an encoding, and whatever is no number is no position.
const fs = require('fs');
const os = require('os');
const path = require('path');

const file = path.join(os.tmpdir(), `gyre-write-text-${process.pid}`);
const fd = fs.openSync(file, 'w');
for (const rest of [['utf8'], [undefined, 'hex'], [null, 'hex'], [null, 'utf8'], ['latin1'], [undefined, 'latin1'], [1n, 'base64']]) {
  try {
    console.log(rest, fs.writeSync(fd, rest[1] === 'hex' && rest[0] === null ? 'a1b2' : 'abcdé', ...rest));
  } catch (error) {
    console.log(rest, error.name, error.code, error.message);
  }
}
fs.write(fd, 'last', 'utf8', (error, written, text) => {
  console.log(error, written, text, fs.readFileSync(file));
  fs.closeSync(fd);
  fs.unlinkSync(file);
});
