// What TextDecoder takes for an encoding, options and an input, and how it refuses anything else.
'use strict';

const show = (run) => {
  try {
    console.log(JSON.stringify(run()));
  } catch (error) {
    console.log(error.name, error.code, error.message, Object.keys(error));
  }
};
const detached = new ArrayBuffer(4);
const view = new Uint8Array(detached);
detached.transfer();
for (const label of ['utf-8', 'utf-16le', 'windows-1252', ' UTF8 ', 'nope', new String('latin1'), ['koi8-r']]) {
  show(() => new TextDecoder(label).encoding);
  for (const input of [undefined, detached, view, 'a', {}, 1, new DataView(new ArrayBuffer(2)), new SharedArrayBuffer(1)]) {
    show(() => new TextDecoder(label).decode(input));
    show(() => new TextDecoder(label).decode(input, { stream: true }));
  }
}
for (const options of [null, undefined, 1, 'a', true, [], () => {}, Symbol('s')]) {
  show(() => new TextDecoder('utf-8', options).fatal);
  show(() => new TextDecoder().decode(new Uint8Array([97]), options));
}
show(() => new TextDecoder(Symbol('s'), 1));
show(() => new TextDecoder('nope', 1));
show(() => new TextDecoder('iso-8859-8-i', { fatal: true }).decode(new Uint8Array([0xa1])));
show(() => new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array([0xff])));
show(() => new TextDecoder('utf-16be', { fatal: true }).decode(new Uint8Array([0xd8])));
const decoder = new TextDecoder('utf-8', { fatal: true });
for (const [bytes, stream] of [[[0xef, 0xbf, 0xbd], true], [[0xe2, 0x82], true], [[0xac, 0xef], true], [[0xbf], true], [[0xbd, 0xef, 0xbf, 0xbd, 0x61], true], [[0xff], true], [[0x61, 0xef, 0xbf, 0xbd], false], [[0xe2], true], [[], false], [[0x62], false]]) show(() => decoder.decode(new Uint8Array(bytes), { stream }));
