// The tab key.
'use strict';
const readline = require('readline');
const readlinePromises = require('readline/promises');
const { PassThrough } = require('stream');

function open(module, completer, columns) {
  const input = new PassThrough();
  const output = new PassThrough();
  if (columns) output.columns = columns;
  let text = '';
  output.on('data', (chunk) => { text += chunk; });
  const rl = module.createInterface({ input, output, terminal: true, completer });
  const type = async (keys) => {
    input.write(keys);
    for (let i = 0; i < 5; i++) await new Promise(setImmediate);
    console.log(JSON.stringify(keys), JSON.stringify(text), JSON.stringify(rl.line), rl.cursor);
    text = '';
  };
  return { rl, type };
}

const words = ['apple', 'apricot', 'banana', 'band', 'bandana', 'cherry', 'K\u00fcche', '\u4e2d\u6587'];
const byPrefix = (line) => {
  const hits = words.filter((word) => word.startsWith(line));
  return [hits.length > 0 ? hits : words, line];
};

async function session(label, opened, keys) {
  console.log(`-- ${label}`);
  for (const key of keys) await opened.type(key);
  opened.rl.close();
}

async function main() {
  await session('sync', open(readline, byPrefix), ['a', '\t', '\t', 'r', '\t', '\x15', 'ban', '\t', '\t', 'z', '\t', '\t', '\x15', '\t', '\t']);
  await session('columns', open(readline, byPrefix, 40), ['\t', '\t']);
  await session('callback', open(readline, (line, callback) => setImmediate(callback, null, byPrefix(line))), ['ch', '\t']);
  await session('error', open(readline, (line, callback) => callback('no idea')), ['x', '\t']);
  await session('none', open(readline, () => [[], '']), ['x', '\t', '\t']);
  await session('blank', open(readline, () => [['one', '', 'two'], '']), ['\t', '\t']);
  await session('other case', open(readline, () => [['Abc', 'Abd'], 'ab']), ['ab', '\t', '\t']);
  await session('middle', open(readline, (line) => [['hello'], line.split(' ').pop()]), ['say he you', '\x1b[D\x1b[D\x1b[D\x1b[D', '\t']);
  await session('pasted', open(readline, byPrefix), ['a\tb', '\t']);
  await session('no completer', open(readline), ['a', '\t', 'b']);
  await session('promises', open(readlinePromises, async (line) => byPrefix(line)), ['ap', '\t', 'r', '\t']);
}
main();
