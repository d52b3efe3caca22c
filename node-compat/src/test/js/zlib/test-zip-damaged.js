// What Node says of an archive of which any one byte is changed or where it is cut.
process.env.TZ = 'UTC';
import { createHash } from 'node:crypto';
import zlib from 'node:zlib';
import fs from 'node:fs';
const { ZipEntry, ZipFile, ZipBuffer } = zlib;
const show = async (name, f) => {
  try {
    console.log(name, await f());
  } catch (e) {
    console.log(name, '!', e.name, e.code, e.message);
  }
};
const D = new Date(Date.UTC(2024, 5, 3, 10, 20, 30)),
  D1 = new Date(Date.UTC(2024, 5, 3, 10, 20, 31, 500));
const ar = (es, o) => Buffer.concat([...zlib.createZipArchiveSync(es, o)]);
const A = ar(
  [
    ZipEntry.createSync('a.txt', Buffer.from('hello hello hello hello'), { modified: D, comment: 'c1' }),
    ZipEntry.createSync('d/', Buffer.alloc(0), { modified: D1 }),
    ZipEntry.createSync('b', Buffer.from('xyz'), { modified: D }),
  ],
  'the end',
);
const zb = new ZipBuffer(A);
console.log(
  zb,
  zb.size,
  zb.comment,
  zb.writable,
  [...zb.keys()],
  [...zb.entries()].map((x) => x[0]),
  zb.entries()[Symbol.toStringTag],
  zb.get('a.txt').comment,
  zb.get('a.txt').rawContent,
);
await show('get', () => zb.get('q'));
await show('get5', () => zb.get(5));
await show('has5', () => zb.has(5));
await show('del5', () => zb.delete(5));
await show('forEach', () => zb.forEach(5));
await show('addEntry', () => zb.addEntry(5));
await show('add', () => zb.add());
zb.forEach((e, n, z) => console.log(e.name, n, z === zb, e.modified, e.mode));
await show('toBuffer same', async () => (await zb.toBuffer()).equals(A));
await show('toBuffer opt5', () => zb.toBuffer(5));
await show('toBuffer c', async () => (await zb.toBuffer('')).length - A.length);
zb.addSync('new', Buffer.from('n'));
console.log(zb.delete('a.txt'), zb.delete('a.txt'), [...zb.keys()], zb.size);
await show('zb disp', () => zb[Symbol.dispose]?.());
await show('size', () => zb.size);
for (const x of [undefined, 5, 'a', Buffer.alloc(0), Buffer.alloc(22), new SharedArrayBuffer(4)])
  await show('new', () => new ZipBuffer(x));
for (const x of [5, Buffer.alloc(0)]) await show('read', () => ZipEntry.read(x));
await show('read', () => {
  const r = ZipEntry.read(A);
  return [r[Symbol.toStringTag], [...r].length];
});
await show('prefix', () => [...new ZipBuffer(Buffer.concat([Buffer.from('#!/bin/sh\n'), A])).keys()]);
await show('suffix', () => [...new ZipBuffer(Buffer.concat([A, Buffer.from('tail')])).keys()]);
await show('twice', () => [...new ZipBuffer(Buffer.concat([A, A])).keys()]);
await show('dup', async () => {
  const z = new ZipBuffer(
    ar([ZipEntry.createSync('a', Buffer.from('1')), ZipEntry.createSync('a', Buffer.from('22'))]),
  );
  return [z.size, (await z.get('a').content()).toString()];
});
const outcomes = new Map();
const note = (outcome, where) => {
  const found = outcomes.get(outcome) ?? [];
  found.push(where);
  outcomes.set(outcome, found);
};
for (const [m, f] of [
  ['^ff', (x) => x ^ 255],
  ['^1', (x) => x ^ 1],
  ['0', (x) => 0],
  ['ff', (x) => 255],
  ['^8', (x) => x ^ 8],
  ['^40', (x) => x ^ 0x40],
])
  for (let i = 0; i < A.length; i++) {
    const B = Buffer.from(A);
    B[i] = f(B[i]);
    let r;
    try {
      const z = new ZipBuffer(B);
      r = [];
      for (const [n, e] of z.entries()) {
        let c;
        try {
          c = (await e.content()).toString();
        } catch (x) {
          c = '!' + x.name + ' ' + x.code + ' ' + x.message;
        }
        let c2;
        try {
          c2 = e.contentSync().toString();
        } catch (x) {
          c2 = '!' + x.name + ' ' + x.code + ' ' + x.message;
        }
        let c3 = '';
        if (c[0] !== '!')
          try {
            for await (const k of e.contentIterator()) c3 += k;
          } catch (x) {
            c3 = '!' + x.name + ' ' + x.code + ' ' + x.message;
          }
        let mo;
        try {
          mo = e.modified.toISOString();
        } catch (x) {
          mo = x.message;
        }
        r.push(
          [
            n,
            c,
            c2 === c ? '=' : c2,
            c3 === c ? '=' : c3,
            e.mode,
            mo,
            e.flags,
            e.method,
            e.size,
            e.compressedSize,
            e.crc32,
            e.comment,
            e.isSymlink,
          ].join('|'),
        );
      }
      r = r.join(';') + ';' + z.comment;
    } catch (x) {
      r = '!' + x.name + ' ' + x.code + ' ' + x.message;
    }
    note(r, m + ' ' + i);
  }
for (const [outcome, where] of outcomes) if (outcome[0] === '!') console.log(outcome, where.join());
console.log(
  outcomes.size,
  createHash('sha256')
    .update(JSON.stringify([...outcomes]))
    .digest('hex'),
);
for (let i = 0; i < A.length; i += 29) await show('cut ' + i, () => new ZipBuffer(A.subarray(0, i)).size);
