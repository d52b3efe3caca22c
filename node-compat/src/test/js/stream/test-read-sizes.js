// read() with every kind of size, beside what is buffered at the end of a stream.

const { Readable } = require('stream');

const sizes = [
  ['none', []],
  ['undefined', [undefined]],
  ['NaN', [NaN]],
  ['null', [null]],
  ['0', [0]],
  ['1', [1]],
  ['2', [2]],
  ['text', ['2']],
  ['no number', ['x']],
  ['-3', [-3]],
  ['1.7', [1.7]],
  ['99', [99]],
];

async function run() {
  for (const [name, size] of sizes)
    for (const parts of [['a'], ['ab', 'c'], []])
      for (const options of [{}, { encoding: 'utf8' }, { highWaterMark: 0 }]) {
        const stream = new Readable({ ...options, read() {} });
        const notes = [];
        for (const event of ['readable', 'end', 'close']) stream.on(event, () => notes.push(event));
        for (const part of parts) stream.push(part);
        stream.push(null);
        await new Promise(setImmediate);
        for (let i = 0; i < 4; i++) notes.push(String(stream.read(...size)));
        await new Promise(setImmediate);
        console.log(name, parts.join('+'), JSON.stringify(options), notes.join(' '), stream.readableLength);
      }
}

run();
