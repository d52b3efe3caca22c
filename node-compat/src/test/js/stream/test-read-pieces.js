// How much read() without a size takes: one buffer, or all decoded text of a stream that does not flow.
'use strict';

const { Readable } = require('stream');

function filled(options, ...chunks) {
  const stream = new Readable({ read() {}, ...options });
  for (const chunk of chunks) stream.push(chunk);
  return stream;
}

for (const options of [{}, { encoding: 'utf8' }, { objectMode: true }]) {
  const stream = filled(options, 'ab', 'cd', 'ef');
  console.log(options, String(stream.read()), String(stream.read()), String(stream.read()));
}
const late = filled({}, 'ab', 'cd');
late.setEncoding('utf8');
late.push('ef');
console.log('late encoding', late.read(), late.read());
const ended = filled({}, 'ab', 'cd', null);
console.log('ended', String(ended.read()), String(ended.read()));

for (const encoding of [undefined, 'utf8']) {
  filled({ encoding }, 'ab', 'cd', null).on('data', (chunk) => console.log(encoding, 'data', String(chunk)));
  filled({ encoding }, 'ab', 'cd', null).on('readable', function () {
    for (let chunk; (chunk = this.read()) !== null; ) console.log(encoding, 'readable', String(chunk));
  });
}
