// What TextDecoder makes of malformed bytes in encodings of several bytes a character: what is one error, in pieces and where errors are fatal.
// Left out are Shift_JIS's bytes 1a, 1c and 7f and EUC-KR, which ICU knows as other code pages than the Encoding Standard, and pieces on which Node fails though not fatal.
'use strict';

const shown = (text) => JSON.stringify(text).replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

function attempts(decoder, pieces) {
  return pieces.map(([bytes, options]) => {
    try {
      return shown(decoder.decode(Uint8Array.from(bytes), options));
    } catch (error) {
      return `${error.name} ${error.code}`;
    }
  }).join(' | ');
}

const texts = {
  'shift_jis': ['81 33', '99 38 88 5f 85 36', 'f5 39 f5 fd', '80 a0 fd ff', '82 5f 41', 'eb 72 e0', 'f0 40 a1 df', '81'],
  'euc-jp': ['80 9f 8d', 'a1 bd a1 c1 ad a1 fc fc', '8e e0 8e e2 8e e3 8e e5 41', '8f a1 41', '8f a1 a0 41', '8f a0 41', '8f f3 a1 8f f3 b7', 'a1 41 ff a0 41', '8f b0 a1 8f b0', 'b0'],
  'gb18030': ['80 ff a3 a0', '81 30 81 30 84 31 82 36 84 31 a4 37', 'd4 38 20 ab b9', 'a2 3b 81 7f 81 ff 41', '85 30 81 30 41', '90 30 81 30 e3 32 9a 35 e3 32 9a 36', '81 30 81 41', '81 30 81', '82 35 90 39 81 30'],
  'gbk': ['80 41 81 30 81 30', 'a6 d9 84 31 82 39'],
  'big5': ['80 ff 41', 'a1 84 34 c6 98', '8e 39 8e 7f 8e ff 41', 'a4 40 a4'],
  'iso-2022-jp': [
    '0e 0f 41 80', '1b 24 42 24 22 1b 28 42 41', '1b 24 42 15 2e', '1b 24 42 24 0a 24 22', '1b 24 42 0a 24 22', '1b 24 28 44 30 21', '1b 28 49 31 60', '1b 28 4a 5c 7e 0a 5c', '1b 28 49 1b 24 40 16', '1b 28 42 1b 28 4a 5c 1b 24 42',
    '1b 26 40 21 21', '1b 4e 41', '1b 4f 41', '1b 24 28 46', '1b 24 42 2d 21 24 1b 28 42 41', '1b 24', '1b 24 42 24',
  ],
  'utf-16be': ['d8 00 00 41', 'dc 00 00 41', 'd8 00 dc 00 d8', 'd8 00 00'],
};
for (const [encoding, list] of Object.entries(texts)) {
  for (const text of list) {
    const bytes = text.split(' ').map((byte) => parseInt(byte, 16));
    console.log(encoding, text, attempts(new TextDecoder(encoding), [[bytes]]));
    console.log('  one by one, fatal', attempts(new TextDecoder(encoding, { fatal: true }), [...bytes.map((byte) => [[byte], { stream: true }]), [[]], [[0x41, 0x42]]]));
    console.log('  by three, fatal', attempts(new TextDecoder(encoding, { fatal: true }), [[bytes.slice(0, 3), { stream: true }], [bytes.slice(3, 6), { stream: true }], ...(bytes.length > 6 ? [[bytes.slice(6), { stream: true }]] : []), [[0x41, 0x42], { stream: true }], [[]]]));
  }
}

// A fatal decoder of Unicode goes on after the error, without the rest of its piece; what it had read of the next unit it keeps.
const unicode = {
  'utf-16le': [[0xff, 0xfe, 0x61], [0, 0, 0xd8], [0xb0, 0xc1, 0x38, 0xad], [0x42], [0x43], [0xff, 0xfe]],
  'utf-16be': [[0xda], [0xae, 0xc1, 0xb0, 0xad, 0x38], [0x42], [0x43], [0xdc, 0], [0, 0x44]],
  'utf-8': [[0xef, 0xbb], [0xbf, 0x61, 0xe2], [0x82, 0x41, 0x42], [0x43, 0xc3], [0xc3, 0xa9], [0xa9, 0x44], [0xff, 0x45], [0xef, 0xbf, 0xbd]],
};
for (const [encoding, pieces] of Object.entries(unicode)) {
  const decoder = new TextDecoder(encoding, { fatal: true });
  console.log(encoding, attempts(decoder, [...pieces.map((bytes) => [bytes, { stream: true }]), [[]], [pieces[0], { stream: true }], [pieces[1]], [pieces[1]]]));
}
