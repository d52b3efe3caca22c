// Entries of ZIP archives that a program makes, and the bytes of the archives.
process.env.TZ = 'UTC';
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
const hex = (b) =>
  Buffer.from(b)
    .toString('hex')
    .replace(/(.{64})/g, '$1\n');
const D = new Date(Date.UTC(2024, 5, 3, 10, 20, 30));
const D1 = new Date(Date.UTC(2024, 5, 3, 10, 20, 31, 500));
const e = await ZipEntry.create('a.txt', Buffer.from('hello hello hello hello hello hello'), { modified: D });
console.log(e, Object.keys(e), Object.prototype.toString.call(e));
for (const k of [
  'name',
  'nameBuffer',
  'comment',
  'compressed',
  'compressedSize',
  'crc32',
  'flags',
  'isDirectory',
  'isFile',
  'isSymlink',
  'method',
  'mode',
  'modified',
  'rawContent',
  'size',
])
  console.log(k, e[k]);
const all = async (es, o) => {
  const c = [];
  for await (const x of zlib.createZipArchive(es, o)) c.push(x);
  console.log('chunks', c.map((x) => x.length).join());
  return Buffer.concat(c);
};
console.log(hex(await all([e])));
console.log(hex(await all([e], 'comment é')));
console.log(
  hex(
    await all([await ZipEntry.create('é/', Buffer.alloc(0), { modified: D1, mode: 0o1700, comment: 'cé' })], {
      baseOffset: 7,
    }),
  ),
);
console.log(hex(await all([await ZipEntry.create('s', Buffer.from('x'), { modified: D1 })])));
console.log(hex(await all([ZipEntry.createSymlink('l', 't', { modified: D })])));
async function* src() {
  yield Buffer.from('abc');
  yield Buffer.from('defdefdefdef');
}
const s = ZipEntry.createStream('st', src(), { modified: D });
for (const k of [
  'size',
  'compressedSize',
  'crc32',
  'rawContent',
  'flags',
  'method',
  'compressed',
  'modified',
  'mode',
  'isFile',
])
  await show(k, () => s[k]);
await show('iter', async () => [...s].length);
await show('content of pending', () => s.content());
await show('contentSync of pending', () => s.contentSync());
await show('iter of pending', async () => {
  for await (const x of s.contentIterator());
});
console.log(hex(await all([s])));
for (const k of [
  'size',
  'compressedSize',
  'crc32',
  'rawContent',
  'flags',
  'method',
  'compressed',
  'modified',
  'mode',
  'isFile',
])
  await show(k, () => s[k]);
await show('iter', async () => [...s].length);
await show('content of spent', () => s.content());
await show('again', () => all([s]));
console.log(hex(await all([])));
const s2 = ZipEntry.createStream('st', src(), { modified: D, method: 'store' });
console.log(hex(await all([s2])));
for (const m of ['store', 'deflate', 'x', 5, null])
  await show('m ' + m, async () => {
    const q = await ZipEntry.create('a', Buffer.alloc(300, 97), { method: m, modified: D });
    return [q.method, q.flags, q.size, q.compressedSize, q.rawContent.toString('hex').slice(0, 80)];
  });
for (const a of [
  [],
  ['a'],
  [1, Buffer.alloc(0)],
  ['a', 'str'],
  ['a', new ArrayBuffer(2)],
  ['a', new Uint16Array(2)],
  ['a', new DataView(new ArrayBuffer(3))],
  ['', Buffer.alloc(1)],
  ['d/', Buffer.alloc(1)],
  ['a\0b', Buffer.alloc(1)],
  ['../x', Buffer.alloc(1)],
  ['x'.repeat(70000), Buffer.alloc(1)],
  ['a', Buffer.alloc(1), 5],
  ['a', Buffer.alloc(1), null],
  ['a', Buffer.alloc(1), { mode: -1 }],
  ['a', Buffer.alloc(1), { mode: 2 ** 33 }],
  ['a', Buffer.alloc(1), { mode: 0o100777 }],
  ['a', Buffer.alloc(1), { mode: 'x' }],
  ['a', Buffer.alloc(1), { modified: 5 }],
  ['a', Buffer.alloc(1), { modified: new Date(NaN) }],
  ['a', Buffer.alloc(1), { modified: new Date(0) }],
  ['a', Buffer.alloc(1), { modified: new Date(2120, 1, 1) }],
  ['a', Buffer.alloc(1), { comment: 5 }],
  ['a', Buffer.alloc(1), { comment: 'x'.repeat(70000) }],
  ['a', new SharedArrayBuffer(3)],
])
  await show(
    'create ' + JSON.stringify(a.map((x) => (typeof x === 'string' ? x.slice(0, 10) : x))).slice(0, 80),
    async () => {
      const q = await ZipEntry.create(...a);
      return [q.name.slice(0, 20), q.size, q.mode, q.modified.toISOString?.().slice(0, a[2]?.modified ? 30 : 4)];
    },
  );
for (const a of [
  [],
  ['a'],
  ['a', 5],
  ['a/', src()],
  ['a', [Buffer.from('x')]],
  ['a', src(), { method: 'q' }],
  ['a', ['x']],
])
  await show('createStream ' + JSON.stringify(a), async () => {
    const q = ZipEntry.createStream(...a);
    return [q.name, q.size];
  });
for (const a of [[], ['a'], ['a', 5], ['a/', 't'], ['a', ''], ['a', 't', { mode: 0o600 }]])
  await show('createSymlink ' + JSON.stringify(a), async () => {
    const q = ZipEntry.createSymlink(...a);
    return [q.name, q.size, q.mode, q.isSymlink];
  });
await show('async stream of strings', () =>
  all([
    ZipEntry.createStream(
      'a',
      (async function* () {
        yield 'x';
      })(),
    ),
  ]),
);
await show('opts 5', () => all([], 5));
await show('opts null', () => all([], null));
await show('opts comment 5', () => all([], { comment: 5 }));
await show('opts base', () => all([], { baseOffset: -1 }));
await show('opts base', () => all([], { baseOffset: 'x' }));
await show('opts comment long', () => all([], 'x'.repeat(70000)));
await show('sync', () => zlib.createZipArchiveSync([e]));
await show('sync', () => {
  const i = zlib.createZipArchiveSync([e]);
  return [i[Symbol.toStringTag], i.next().value.length, [...i].map((x) => x.length)];
});
await show('sync stream', () => [...zlib.createZipArchiveSync([ZipEntry.createStream('a', src())])]);
for (const v of [-1, 1.5, 'x', 2 ** 60, 100, 0, Infinity])
  await show('setMax ' + v, () => {
    zlib.setMaxZipContentSize(v);
    return zlib.getMaxZipContentSize();
  });
zlib.setMaxZipContentSize(10);
await show('too large', () => e.content());
await show('too large sync', () => e.contentSync());
await show('iter ok', async () => {
  let n = 0;
  for await (const x of e.contentIterator()) n += x.length;
  return n;
});
await show('iter max', async () => {
  let n = 0;
  for await (const x of e.contentIterator({ maxSize: 5 })) n += x.length;
  return n;
});
await show('max bad', () => e.content({ maxSize: -1 }));
await show('max str', () => e.content({ maxSize: 'x' }));
await show('verify bad', () => e.content({ verify: 1, maxSize: 100 }));
await show('opts bad', () => e.content(5));
await show('opts null', () => e.content(null));
await show('ok', async () => (await e.content({ maxSize: 100 })).toString());
const ar = (es, o) => Buffer.concat([...zlib.createZipArchiveSync(es, o)]);
zlib.setMaxZipContentSize(1000);
for (const method of ['deflate', 'zstd'])
  for (const n of [1, 2, 10, 20, 499, 500, 501]) {
    const b = ar([ZipEntry.createSync('n', Buffer.alloc(500, 65), { modified: D, method })]);
    const cl = b.readUInt32LE(18);
    b.writeUInt32LE(n, 22);
    b.writeUInt32LE(n, 31 + cl + 24);
    const e = new ZipBuffer(b).get('n');
    await show(n, () => e.content());
    await show(n, () => e.contentSync());
  }
async function* abc() {
  yield Buffer.from('abc');
}
const s4 = ZipEntry.createStream('st', abc(), { modified: new Date(Date.UTC(2024, 5, 3, 10, 20, 31)) });
const c = [];
for await (const x of zlib.createZipArchive([s4])) c.push(x);
console.log(Buffer.concat(c).toString('hex'));
