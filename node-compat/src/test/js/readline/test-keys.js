// What each sequence of bytes is as a key.
'use strict';
const readline = require('readline');
const { PassThrough } = require('stream');

const stream = new PassThrough();
readline.emitKeypressEvents(stream, { escapeCodeTimeout: 30 });
stream.on('keypress', (character, key) => console.log(JSON.stringify(character), JSON.stringify(key), Object.keys(key).join()));

const sequences = [
  'a', 'A', '5', 'ü', '😀', ' ', '\t', '\r', '\n', '\x01', '\x03', '\x1a', '\x1f', '\x1c', '\x7f', '\b', '!', '_', '\x1ba', '\x1bA', '\x1b\x7f',
  '\x1b\r', '\x1b!', '\x1b\x01', '\x1b ', '\x1b\x1ba', '\x1b[A', '\x1bOA', '\x1b[1;5A', '\x1b[1;2C', '\x1b[3~', '\x1b[3;5~', '\x1b[3$', '\x1b[3^',
  '\x1b[[A', '\x1b[[5~', '\x1b[200~', '\x1b[Z', '\x1bO5A', '\x1b[5A', '\x1b[x', '\x1b[11~', '\x1b[a', '\x1bOa', '\x1b\x1b[A', '\x1b\x1bOA',
  '\x1b[1;9D', '\x1b[1;3D', '\x1b[99~', '\x1bé', '\x1b😀', '\x1b[1;10F', '\x1b[0;5A', '\x1bN', '\x1b[;A', '\0', '\x1b\n', '\x1b\t', '\x1b[?25h', 'abc',
  '\x1b[A\x1b[Bx', '\x1b[12;34H', '\x1b[24~', '\x1b[24;5~', '\x1b[1P', '\x1b[1;5P', '\x1bOP',
];

async function type(text, wait = 0) {
  console.log(JSON.stringify(text));
  stream.write(text);
  await new Promise((resolve) => (wait === 0 ? setImmediate(resolve) : setTimeout(resolve, wait)));
}

async function main() {
  for (const sequence of sequences) await type(sequence);
  await type('\x1b', 200);
  await type('\x1b\x1b', 200);
  await type('\x1b[', 200);
  await type('A');
  await type('\x1b[1;');
  await type('5A');
  await type(Buffer.from([0xc3]));
  await type(Buffer.from([0xbc]));
}
main();
