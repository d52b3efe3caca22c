// Archives on disk, zipFiles(), and the extra fields of headers.
process.env.TZ = 'UTC';
import zlib from 'node:zlib';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
const { ZipEntry, ZipFile, ZipBuffer } = zlib;
const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'zip-'));
process.chdir(dir);
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
fs.writeFileSync('a.zip', A);
fs.writeFileSync('bad.zip', 'nope');
for (const a of [
  [],
  [5],
  ['none.zip'],
  ['bad.zip'],
  ['a.zip', 5],
  ['a.zip', null],
  ['a.zip', { writable: 1 }],
  ['a.zip', { writable: 'x' }],
]) {
  await show('open', async () => {
    const z = await ZipFile.open(...a);
    await z.close();
    return z.size;
  });
  await show('openSync', () => {
    const z = ZipFile.openSync(...a);
    z.closeSync();
    return z.size;
  });
}
const z = await ZipFile.open('a.zip');
console.log(z, z.size, z.comment, z.writable, [...z.keys()], String(z));
console.log(
  [...z.values()].map((x) => x instanceof Promise),
  [...z.valuesSync()].map((x) => x.name),
  [...z.entriesSync()].map((x) => x[0]),
  [...z].map((x) => x[1] instanceof Promise),
);
const out = [];
for await (const x of z) out.push(x[0]);
console.log(out);
const e = await z.get('a.txt');
console.log(
  e.rawContent,
  e.size,
  e.crc32,
  e.modified,
  e.comment,
  (await e.content()).toString(),
  e.contentSync().toString(),
);
await show('iter', async () => {
  let s = '';
  for await (const x of e.contentIterator()) s += x;
  return s;
});
await show('stream', async () => {
  const s = await z.stream('a.txt');
  let r = '';
  for await (const x of s) r += x;
  return [s.constructor.name, r];
});
await show('stream q', () => z.stream('q'));
await show('get q', () => z.get('q'));
await show('getSync q', () => z.getSync('q'));
await show('get 5', () => z.get(5));
await show('has', () => z.has('b'));
await show('has5', () => z.has(5));
await show('add ro', () => z.add('n', Buffer.from('1')));
await show('addSync ro', () => z.addSync('n', Buffer.from('1')));
await show('delete ro', () => z.delete('b'));
await show('deleteSync ro', () => z.deleteSync('b'));
await show('addEntry ro', () => z.addEntry(5));
await show('addEntrySync ro', () => z.addEntrySync(5));
await show('compactSync', () => z.compactSync().equals(A));
await show('compact', async () => {
  const c = [];
  const s = z.compact('x');
  for await (const x of s) c.push(x);
  return [s.constructor.name, Buffer.concat(c).length - A.length];
});
z.forEach((e, n, f) => console.log(e instanceof Promise, n, f === z));
z.forEachSync((e, n, f) => console.log(e.name, n, f === z));
await show('forEach5', () => z.forEach(5));
await z.close();
await show('close2', () => z.close());
await show('closeSync2', () => z.closeSync());
await show('after close content', () => e.content());
await show('after close contentSync', () => e.contentSync());
await show('get after', () => z.get('a.txt'));
await show('size after', () => z.size);
await show('iter after', async () => {
  for await (const x of e.contentIterator());
});
const w = await ZipFile.open('a.zip', { writable: true });
await show('add', async () => (await w.add('n.txt', Buffer.from('new new new new new'), { modified: D })).name);
console.log(fs.readFileSync('a.zip').length, [...new ZipBuffer(fs.readFileSync('a.zip')).keys()]);
await show('add replace', async () => (await w.add('b', Buffer.from('B'), { modified: D })).rawContent);
console.log(fs.readFileSync('a.zip').length, [...new ZipBuffer(fs.readFileSync('a.zip')).keys()], [...w.keys()]);
const s = ZipEntry.createStream(
  's',
  (async function* () {
    yield Buffer.from('stream stream');
  })(),
  { modified: D },
);
await show('addEntry stream', async () => {
  const r = await w.addEntry(s);
  return [r === s, r.size, r.rawContent, (await r.content()).toString(), r.contentSync().toString()];
});
console.log(fs.readFileSync('a.zip').length);
await show('addEntrySync stream', () =>
  w.addEntrySync(
    ZipEntry.createStream(
      's',
      (async function* () {
        yield Buffer.from('stream stream');
      })(),
      { modified: D },
    ),
  ),
);
await show('delete', () => w.delete('d/'));
await show('delete again', () => w.delete('d/'));
await show('deleteSync', () => w.deleteSync('a.txt'));
console.log(fs.readFileSync('a.zip').length, [...w.keys()], w.size);
await show('sync while pending', async () => {
  const p = w.add('q', Buffer.from('q'));
  try {
    w.addSync('r', Buffer.from('r'));
  } finally {
    await p;
  }
});
await show('par', async () => {
  await Promise.all([w.add('1', Buffer.from('q')), w.add('2', Buffer.from('q')), w.delete('1')]);
  return [...w.keys()];
});
await show('add5', () => w.addEntry(5));
await show('addSync', () => w.addSync('y', Buffer.from('y')).name);
w.closeSync();
await show('final', () => [...new ZipBuffer(fs.readFileSync('a.zip'))].map(([n, e]) => n + e.contentSync()));
await show('add closed', () => w.add('p', Buffer.from('p')));
await show('addSync closed', () => w.addSync('p', Buffer.from('p')));
fs.writeFileSync('f1', 'file one');
fs.mkdirSync('dd');
fs.symlinkSync('f1', 'ln');
fs.utimesSync('f1', D, D);
fs.utimesSync('dd', D1, D1);
fs.chmodSync('f1', 0o640);
fs.lutimesSync('ln', D, D);
const coll = async (s) => {
  const c = [];
  for await (const x of s) c.push(x);
  return Buffer.concat(c);
};
const list = (b) =>
  [...new ZipBuffer(b)].map(([n, e]) =>
    [
      n,
      e.size,
      e.mode.toString(8),
      e.modified.toISOString(),
      e.isSymlink,
      e.isDirectory,
      e.method,
      e.flags,
      e.contentSync().toString(),
    ].join(),
  );
await show('zipFiles', async () =>
  list(
    await coll(
      zlib.zipFiles(
        [
          ['f1', 'one'],
          ['dd', 'dd'],
          ['dd', 'ee/'],
          ['ln', 'ln'],
        ],
        'com',
      ),
    ),
  ),
);
await show('zipFiles nofollow', async () =>
  list(
    await coll(
      zlib.zipFiles(
        [
          ['ln', 'ln'],
          ['f1', 'x'],
        ],
        { followSymlinks: false, comment: 'q' },
      ),
    ),
  ),
);
await show('zipFiles map', async () => list(await coll(zlib.zipFiles(new Map([['f1', 'x']])))));
await show('zipFiles none', async () => list(await coll(zlib.zipFiles([['none', 'x']]))));
await show('zipFiles 5', async () => list(await coll(zlib.zipFiles(5))));
await show('zipFiles [5]', async () => list(await coll(zlib.zipFiles([5]))));
await show('zipFiles [[5,6]]', async () => list(await coll(zlib.zipFiles([[5, 6]]))));
await show('zipFiles fs 5', async () => list(await coll(zlib.zipFiles([], { followSymlinks: 5 }))));
await show('zipFiles f1/', async () => list(await coll(zlib.zipFiles([['f1', 'one/']]))));
await show('zipFiles fifo', async () => list(await coll(zlib.zipFiles([['/dev/null', 'one']]))));
// zip64, names
await show('many', async () => {
  const b = ar(
    (function* () {
      for (let i = 0; i < 65536; i++) yield ZipEntry.createSync('f' + i, Buffer.alloc(0), { modified: D });
    })(),
  );
  return [b.length, b.subarray(-98).toString('hex'), new ZipBuffer(b).size];
});
await show('cp437', () => {
  const b = Buffer.from(ar([ZipEntry.createSync('ab', Buffer.alloc(0), { modified: D, comment: 'xy' })], 'zz'));
  for (let i = 0; i < b.length - 1; i++) {
    if (b[i] === 0x61 && b[i + 1] === 0x62) {
      b[i] = 0x81;
      b[i + 1] = 0xe1;
    }
    if (b[i] === 0x78 && b[i + 1] === 0x79) {
      b[i] = 0x9b;
      b[i + 1] = 0xff;
    }
  }
  b[b.length - 1] = 0xfe;
  b[6] = b[7] = 0;
  const zb = new ZipBuffer(b);
  return [[...zb.keys()], zb.comment, [...zb.values()][0].comment];
});
await show('all cp437', () => {
  const n = Buffer.from(Array.from({ length: 255 }, (_, i) => i + 1));
  let b = Buffer.from(ar([ZipEntry.createSync('a'.repeat(255), Buffer.alloc(0), { modified: D })]));
  b = Buffer.from(b.toString('latin1').replaceAll('a'.repeat(255), n.toString('latin1')), 'latin1');
  return [...new ZipBuffer(b).keys()];
});
// extra fields
const ex = (l, c, opt = {}) => {
  const nm = Buffer.from('n');
  const h = Buffer.from(ar([ZipEntry.createSync('n', Buffer.from('x'), { modified: D })]));
  const lo = Buffer.concat([h.subarray(0, 31), l, h.subarray(31, 32)]);
  lo.writeUInt16LE(l.length, 28);
  const ce = Buffer.concat([h.subarray(32, 32 + 47), c]);
  ce.writeUInt16LE(c.length, 30);
  if (opt.madeBy !== undefined) ce[5] = opt.madeBy;
  if (opt.ext !== undefined) ce.writeUInt32LE(opt.ext, 38);
  const en = Buffer.from(h.subarray(-22));
  en.writeUInt32LE(ce.length, 12);
  en.writeUInt32LE(lo.length, 16);
  return Buffer.concat([lo, ce, en]);
};
const f = (id, ...by) => {
  const d = Buffer.concat(by.map((x) => (Buffer.isBuffer(x) ? x : Buffer.from([x]))));
  const h = Buffer.alloc(4);
  h.writeUInt16LE(id);
  h.writeUInt16LE(d.length, 2);
  return Buffer.concat([h, d]);
};
const u32 = (n) => {
  const b = Buffer.alloc(4);
  b.writeUInt32LE(n);
  return b;
};
const u64 = (n) => {
  const b = Buffer.alloc(8);
  b.writeBigUInt64LE(BigInt(n));
  return b;
};
const E0 = Buffer.alloc(0);
const ntfs = (ms) => f(10, u32(0), 1, 0, 24, 0, u64((BigInt(ms) + 11644473600000n) * 10000n), u64(0), u64(0));
const crc = zlib.crc32(Buffer.from('n'));
const check = (n, b) =>
  show(n, () =>
    [...new ZipBuffer(b)].map(([k, e]) =>
      [
        k,
        e.modified.toISOString(),
        e.mode.toString(8),
        e.isSymlink,
        e.isDirectory,
        e.isFile,
        e.contentSync().toString(),
      ].join(),
    ),
  );
await check('plain', ex(E0, E0));
await check('ntfs c', ex(E0, ntfs(1e12 + 7)));
await check('ntfs l', ex(ntfs(1e12 + 7), E0));
await check('5455 c', ex(E0, f(0x5455, 1, u32(1e9))));
await check('5455 l', ex(f(0x5455, 1, u32(1e9)), E0));
await check('5455 neg', ex(E0, f(0x5455, 1, u32(0xfffffff0))));
await check('5455 flag0', ex(E0, f(0x5455, 0, u32(1e9))));
await check('5855 c', ex(E0, f(0x5855, u32(5), u32(1e9 + 1))));
await check('ntfs+5455', ex(E0, Buffer.concat([f(0x5455, 1, u32(1e9)), ntfs(1e12)])));
await check('5455+5855', ex(E0, Buffer.concat([f(0x5855, u32(5), u32(7e8)), f(0x5455, 1, u32(1e9))])));
await check('c 5455,l ntfs', ex(ntfs(1e12), f(0x5455, 1, u32(1e9))));
await check('7075', ex(E0, f(0x7075, 1, u32(crc), Buffer.from('ü.txt'))));
await check('7075 badcrc', ex(E0, f(0x7075, 1, u32(crc + 1), Buffer.from('ü.txt'))));
await check('7075 v2', ex(E0, f(0x7075, 2, u32(crc), Buffer.from('ü.txt'))));
await check('7075 bad utf8', ex(E0, f(0x7075, 1, u32(crc), 0xff)));
await check('7075 short', ex(E0, f(0x7075, 1, u32(crc).subarray(0, 2))));
await check('trunc extra', ex(E0, Buffer.from([1, 2, 9, 0, 1])));
await check('3 bytes', ex(E0, Buffer.from([1, 2, 9])));
await check('ntfs short', ex(E0, f(10, u32(0), 1, 0)));
await check('dos', ex(E0, E0, { madeBy: 0 }));
await check('dos dirbit', ex(E0, E0, { madeBy: 0, ext: 0x10 }));
await check('mac', ex(E0, E0, { madeBy: 19 }));
await check('link', ex(E0, E0, { ext: 0o120777 * 65536 }));
await check('fifo', ex(E0, E0, { ext: 0o010644 * 65536 }));
await check('dirmode', ex(E0, E0, { ext: 0o040755 * 65536 }));
await check('setuid', ex(E0, E0, { ext: 0o104755 * 65536 }));
await check('zip64 unneeded', ex(E0, f(1, u64(1), u64(1))));
process.chdir('/');
fs.rmSync(dir, { recursive: true });
