// Buffer's methods over views that are detached, resized or none of its own, and ends and sizes that are cast.
'use strict';

const buffer = require('buffer');

function show(name, action) {
  try {
    console.log(name, action());
  } catch (error) {
    console.log(name, error.name, error.code, error.message);
  }
}

const detached = () => {
  const view = new Uint8Array(8);
  view.buffer.transfer();
  return view;
};
const shortened = () => {
  const store = new ArrayBuffer(8, { maxByteLength: 16 });
  const view = Buffer.from(store, 2, 4);
  store.resize(1);
  return view;
};

for (const [name, make] of [['detached', detached], ['shortened', shortened]]) {
  show(`${name} isUtf8`, () => [buffer.isUtf8(make()), buffer.isAscii(make())]);
  show(`${name} search`, () => [Buffer.prototype.includes.call(make(), 'a'), Buffer.prototype.lastIndexOf.call(make(), 8)]);
  show(`${name} fill`, () => Buffer.prototype.fill.call(make(), 'ab'));
  show(`${name} concat`, () => Buffer.concat([Buffer.from('a'), make()]));
  show(`${name} toJSON`, () => JSON.stringify(Buffer.prototype.toJSON.call(make())));
  show(`${name} copyBytesFrom`, () => Buffer.copyBytesFrom(make(), 'no'));
  show(`${name} blob`, () => new Blob([make()]).size);
}
const store = new ArrayBuffer(8, { maxByteLength: 16 });
const [following, fixed] = [Buffer.from(store, 2), Buffer.from(store, 0, 8)];
store.resize(12);
console.log(following.length, fixed.length);

const text = Buffer.from('abcabcabc');
for (const end of [2, 3, -1, 99, NaN, 2.9, Infinity, 2 ** 63, 2 ** 62, 'latin1']) {
  console.log(end, text.indexOf('c', 0, end), text.lastIndexOf('c', 8, end), text.includes(99, 0, end), text.indexOf('', 5, end), text.lastIndexOf('', -20, end));
}
show('signed view', () => Buffer.prototype.lastIndexOf.call(new Int8Array([-1, 97]), -1, 8));
show('proxy', () => Buffer.concat([new Proxy(Buffer.from('abc'), {})]));
show('proxy search', () => Buffer.prototype.indexOf.call(new Proxy(Buffer.from('abc'), {}), 'a'));
for (const method of ['hexSlice', 'toString', 'toJSON', 'inspect', 'swap16', 'hexWrite', 'latin1Write', 'copy', 'equals', 'write']) {
  for (const receiver of [Object.create(Buffer.prototype), null, 1, new DataView(new ArrayBuffer(4))]) {
    show(method, () => Buffer.prototype[method].call(receiver, Buffer.from('abcd')));
  }
}
for (const method of ['hexWrite', 'ucs2Write', 'latin1Write']) {
  for (const offset of [1e100, -1, 9, 10, 1n, 0n]) show(`${method} ${String(offset)}`, () => Buffer.alloc(9)[method]('abcd', offset, 2));
}
show('fill of a view', () => Buffer.alloc(5).fill(new Uint16Array([1, 258])));
show('hex of wide characters', () => Buffer.from('\u0130ff\u0661f', 'hex'));
show('huge', () => Buffer.alloc(2 ** 40, 'a'));
show('no bytes', () => Object.create(Buffer.prototype).readInt8(''));
show('one byte', () => Buffer.alloc(4).writeUIntLE(35638, Symbol('s'), 1));
for (const code of ['\xad', '\ufeff', '\u{e0001}', '\u2028', '\ud83d', '\udc00a']) {
  for (const to of ['ascii', 'latin1', 'utf8', 'utf16le']) show(`${escape(code)} ${to}`, () => buffer.transcode(Buffer.from(code, 'utf16le'), 'utf16le', to));
}
for (const data of ['z', 'z=', 'z==', 'z===', 'zz=', 'zzzz=', 'zzzzz==', 'zz = =', 'z\v']) show(JSON.stringify(data), () => atob(data));
show('parts', () => new Blob('a'));
show('symbol', () => new Blob(['a', Symbol('s')]));
show('endings', () => new Blob([], { endings: null }));
show('options', () => new File([], 'name', 1n));
show('slice', () => [new Blob(['abcdef']).slice(1.5, '4').size, new Blob(['abcdef']).slice(-2.5).size, new Blob(['abc']).slice({}, 1e300).size]);

// The accessors of numbers, borrowed: they add up and store elements as they stand.
const borrowers = () => ['12345678', [255, 254, 128.5, 127, 0, 1, 2, 3], new Uint16Array([1, 2, 3, 4, 5, 6, 7, 65535]), new BigUint64Array(8), { length: 8, 0: 1, 1: 2, 2: 3, 3: 200, 7: 255 }];
const kinds = ['UInt8', 'Int8', ...['UInt16', 'Int16', 'UInt32', 'Int32', 'UInt', 'Int', 'BigUInt64', 'BigInt64', 'Float', 'Double'].flatMap((kind) => [`${kind}LE`, `${kind}BE`])];
for (const kind of kinds) {
  const widths = /Int[LB]E$/.test(kind) ? [3, 5, 6] : [undefined];
  for (const [i] of borrowers().entries()) {
    for (const width of widths) {
      show(`read${kind} ${i} ${width}`, () => Buffer.prototype[`read${kind}`].call(borrowers()[i], 0, width));
      for (const value of kind.startsWith('Big') ? [2n ** 62n + 0x92345678n] : [100.5, 'x', 2 ** 39]) {
        const borrower = borrowers()[i];
        show(`write${kind} ${i} ${value} ${width}`, () => String([Buffer.prototype[`write${kind}`].call(borrower, value, 0, width), ...Array.from(borrower)]));
      }
    }
  }
}
for (const view of [new Uint16Array(4).fill(513), new BigInt64Array(2).fill(-1n), new Float64Array(2), new Uint8ClampedArray(2)]) {
  for (const value of [undefined, 300, true, { valueOf: () => 3 }, -1, 'a', 2 ** 31]) show(`fill ${view.constructor.name} ${typeof value}`, () => Buffer.prototype.fill.call(view.slice(), value));
}
show('start that is no number', () => Buffer.alloc(0).toString('hex', 'x', 0n));
show('end before it is needed', () => Buffer.alloc(2).toString('hex', 2, { valueOf() { throw new Error('no'); } }));
