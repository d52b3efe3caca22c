// Archives whose records are unusual or contradict each other, Zip64, and disposal.
process.env.TZ = 'UTC';
import zlib from 'node:zlib';
const { ZipEntry, ZipFile, ZipBuffer } = zlib;
const show = async (name, f) => {
  try {
    console.log(name, await f());
  } catch (e) {
    console.log(name, '!', e.name, e.code, e.message);
  }
};
const D = new Date(Date.UTC(2024, 5, 3, 10, 20, 30));
const ar = (es, o) => Buffer.concat([...zlib.createZipArchiveSync(es, o)]);
const one = () => ar([ZipEntry.createSync('n', Buffer.from('x'), { modified: D })]);
// local 0..30+1+1=32; central at 32, 47 long; end at 79
const p = (...ps) => {
  const b = one();
  for (const [at, n, size = 2] of ps) b.writeUIntLE(n, at, size);
  return b;
};
const check = (n, b) =>
  show(n, async () => {
    const z = new ZipBuffer(b);
    const e = [...z.values()][0];
    let c;
    try {
      c = (await e.content()).toString();
    } catch (x) {
      c = '!' + x.code + ' ' + x.message;
    }
    let s;
    try {
      s = e.contentSync().toString();
    } catch (x) {
      s = '!' + x.code + ' ' + x.message;
    }
    let i = '';
    try {
      for await (const x of e.contentIterator()) i += x;
    } catch (x) {
      i = '!' + x.code + ' ' + x.message;
    }
    let o = '';
    try {
      o = z.toBufferSync().equals(b);
    } catch (x) {
      o = '!' + x.code + ' ' + x.message;
    }
    return [z.size, c, s === c ? '=' : s, i === c ? '=' : i, e.method, e.flags, e.compressed, o].join();
  });
await check('enc', p([6, 0x801], [32 + 8, 0x801]));
await check('strong enc', p([6, 0x840], [32 + 8, 0x840]));
await check('patch', p([6, 0x820], [32 + 8, 0x820]));
await check('masked', p([6, 0x2800], [32 + 8, 0x2800]));
await check('dd flag', p([6, 0x808], [32 + 8, 0x808]));
await check('dd flag local0', p([6, 0x808], [32 + 8, 0x808], [14, 0, 4], [18, 0, 4], [22, 0, 4]));
await check('dd local only', p([6, 0x808], [14, 0, 4], [18, 0, 4], [22, 0, 4]));
for (const m of [1, 99]) await check('method ' + m, p([8, m], [32 + 10, m]));

await check('stored sizes differ', p([22, 2, 4], [32 + 24, 2, 4]));
await check('needver', p([4, 99], [32 + 6, 99]));
await check('count 0', p([79 + 8, 0], [79 + 10, 0]));
await check('count 2', p([79 + 8, 2], [79 + 10, 2]));
await check('disk', p([32 + 34, 1]));
await check('zip64 ff', p([32 + 20, 0xffffffff, 4]));
await check('zip64 off ff', p([32 + 42, 0xffffffff, 4]));
await check('end ffff', p([79 + 8, 0xffff], [79 + 10, 0xffff]));
await check('end off ff', p([79 + 16, 0xffffffff, 4]));
await check('crc wrong both', p([14, 5, 4], [32 + 16, 5, 4]));
const two = ar([
  ZipEntry.createSync('n', Buffer.from('x'), { modified: D }),
  ZipEntry.createSync('m', Buffer.from('y'), { modified: D }),
]);
await check('two', two);
{
  const b = Buffer.from(two);
  b.writeUInt16LE(1, b.length - 22 + 8);
  b.writeUInt16LE(1, b.length - 22 + 10);
  await check('two count1', b);
}
{
  const b = Buffer.from(two);
  b.writeUInt32LE(0, 64 + 47 + 42);
  b[64 + 47 + 46] = 0x6e;
  await check('same local', b);
}
const inner = Buffer.alloc(22);
inner.writeUInt32LE(0x06054b50);
await check(
  'end in comment empty',
  ar([ZipEntry.createSync('n', Buffer.from('x'), { modified: D })], inner.toString('latin1')),
);
{
  const g = Buffer.from(inner);
  g[4] = 1;
  await check(
    'end in comment disk',
    ar([ZipEntry.createSync('n', Buffer.from('x'), { modified: D })], g.toString('latin1')),
  );
}
{
  const g = Buffer.from(inner);
  g[8] = 1;
  g[10] = 1;
  g[12] = 46;
  await check(
    'end in comment rec',
    ar([ZipEntry.createSync('n', Buffer.from('x'), { modified: D })], g.toString('latin1')),
  );
}
{
  const g = Buffer.from(inner);
  g[20] = 9;
  await check(
    'end in comment len',
    ar([ZipEntry.createSync('n', Buffer.from('x'), { modified: D })], g.toString('latin1')),
  );
}
{
  const g = Buffer.from(inner);
  g[20] = 9;
  await check(
    'end in comment len',
    ar([ZipEntry.createSync('n', Buffer.from('x'), { modified: D })], g.toString('latin1') + '123456789'),
  );
}
await check('after', Buffer.concat([one(), inner]));
await check('after data', Buffer.concat([one(), Buffer.from('xx'), inner]));
await check('inner zip stored', ar([ZipEntry.createSync('n', one(), { modified: D, method: 'store' })]));
await check('two concatenated', Buffer.concat([one(), two]));
// zip64 by hand
const u64 = (n) => {
  const b = Buffer.alloc(8);
  b.writeBigUInt64LE(BigInt(n));
  return b;
};
const z64 = ({
  cs = 1,
  us = 1,
  off = 0,
  extra,
  count = 1,
  cdsize,
  cdoff,
  locpos,
  sig = 0x06064b50,
  lsig = 0x07064b50,
  disks = 1,
  disk = 0,
  ver = 45,
  recsize = 44,
} = {}) => {
  const l = one().subarray(0, 32);
  const ex = extra ?? Buffer.concat([Buffer.from([1, 0, 24, 0]), u64(us), u64(cs), u64(off)]);
  const c = Buffer.concat([one().subarray(32, 79), ex]);
  c.writeUInt32LE(0xffffffff, 20);
  c.writeUInt32LE(0xffffffff, 24);
  c.writeUInt32LE(0xffffffff, 42);
  c.writeUInt16LE(ex.length, 30);
  const r = Buffer.alloc(56);
  r.writeUInt32LE(sig);
  r.writeBigUInt64LE(BigInt(recsize), 4);
  r.writeUInt16LE(ver, 12);
  r.writeUInt16LE(ver, 14);
  r.writeUInt32LE(disk, 16);
  r.writeBigUInt64LE(BigInt(count), 24);
  r.writeBigUInt64LE(BigInt(count), 32);
  r.writeBigUInt64LE(BigInt(cdsize ?? c.length), 40);
  r.writeBigUInt64LE(BigInt(cdoff ?? 32), 48);
  const lo = Buffer.alloc(20);
  lo.writeUInt32LE(lsig);
  lo.writeBigUInt64LE(BigInt(locpos ?? 32 + c.length), 8);
  lo.writeUInt32LE(disks, 16);
  const en = Buffer.alloc(22);
  en.writeUInt32LE(0x06054b50);
  en.writeUInt16LE(0xffff, 8);
  en.writeUInt16LE(0xffff, 10);
  en.writeUInt32LE(0xffffffff, 12);
  en.writeUInt32LE(0xffffffff, 16);
  return Buffer.concat([l, c, r, lo, en]);
};
await check('z64', z64());
await check('z64 prefix', Buffer.concat([Buffer.from('pre'), z64()]));
for (const o of [
  { cs: 2 },
  { cs: 2n ** 60n },
  { us: 2n ** 60n },
  { off: 5 },
  { off: 2n ** 53n },
  { extra: Buffer.alloc(0) },
  { extra: Buffer.from([1, 0, 8, 0, 1, 0, 0, 0, 0, 0, 0, 0]) },
  { count: 2 },
  { count: 2n ** 60n },
  { cdsize: 10 },
  { cdsize: 2n ** 63n },
  { cdoff: 33 },
  { cdoff: 2n ** 60n },
  { locpos: 1 },
  { locpos: 2n ** 60n },
  { sig: 5 },
  { lsig: 5 },
  { disks: 2 },
  { disks: 0 },
  { disk: 1 },
  { recsize: 50 },
  { recsize: 5 },
])
  await check('z64 ' + Object.entries(o).map(([k, v]) => k + '=' + (typeof v === 'object' ? v.length : v)), z64(o));
// content opts
const e = ZipEntry.createSync('n', Buffer.from('x'));
await show('iter opts', async () => {
  for await (const x of e.contentIterator(5));
  return 1;
});
await show('dispose', () => e[Symbol.dispose]());
await show('content after dispose', () => e.contentSync().length);
const src = {
  [Symbol.asyncIterator]() {
    return {
      next: async () => ({ done: true }),
      return() {
        console.log('returned');
        return {};
      },
    };
  },
  destroy() {
    console.log('destroyed');
  },
};
const s = ZipEntry.createStream('s', src);
s[Symbol.dispose]();
await show('disposed', async () => {
  for await (const x of zlib.createZipArchive([s]));
});
const s2 = ZipEntry.createStream('s', src);
await show('asyncDispose', () => s2[Symbol.asyncDispose]());
await show('destroy archive', async () => {
  const a = zlib.createZipArchive([ZipEntry.createStream('s', src), ZipEntry.createStream('t', src)]);
  a.destroy();
  await new Promise((r) => a.on('close', r));
});
await show('break', async () => {
  const a = zlib.createZipArchive([e, ZipEntry.createStream('s', src), ZipEntry.createStream('t', src)]);
  for await (const x of a) break;
});
await show('source error', async () => {
  const a = zlib.createZipArchive([
    ZipEntry.createStream(
      's',
      (async function* () {
        yield Buffer.from('x');
        throw new Error('mine');
      })(),
    ),
    ZipEntry.createStream('t', src),
  ]);
  for await (const x of a);
});
await show('sync err disposes', async () => {
  [...zlib.createZipArchiveSync([ZipEntry.createStream('s', src), ZipEntry.createStream('t', src)])];
});
await show('not iterable source', async () => {
  const a = zlib.createZipArchive([ZipEntry.createStream('s', 5)]);
  for await (const x of a);
});
await show('dos early', () => {
  const q = ZipEntry.createSync('n', Buffer.from('x'), { modified: new Date(Date.UTC(1975, 0, 1)) });
  return [q.modified.toISOString(), ar([q]).subarray(0, 48).toString('hex')];
});
await show('dos late', () => {
  const q = ZipEntry.createSync('n', Buffer.from('x'), { modified: new Date(Date.UTC(2110, 0, 1)) });
  return [q.modified.toISOString(), ar([q]).subarray(0, 48).toString('hex')];
});
await show('dos vlate', () => {
  const q = ZipEntry.createSync('n', Buffer.from('x'), { modified: new Date(Date.UTC(2250, 0, 1, 1, 1, 1)) });
  return [q.modified.toISOString(), ar([q]).subarray(0, 48).toString('hex')];
});
await show('neg', () => {
  const q = ZipEntry.createSync('n', Buffer.from('x'), { modified: new Date(Date.UTC(1960, 0, 1, 1, 1, 1)) });
  return [q.modified.toISOString(), ar([q]).subarray(0, 48).toString('hex')];
});
await show('ms', () => {
  const q = ZipEntry.createSync('n', Buffer.from('x'), { modified: new Date(Date.UTC(2024, 0, 1, 1, 1, 2, 5)) });
  return [q.modified.toISOString(), ar([q]).subarray(0, 48).toString('hex')];
});
