// Flags: --experimental-test-module-mocks
// mock.module() of ES modules, CommonJS modules and builtins, with and without a cache.

import { mock } from 'node:test';
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const show = async (n, f) => {
  try {
    const r = await f();
    console.log(n, r);
  } catch (e) {
    console.log(n, '!', e.name, e.code, e.message);
  }
};
console.log(typeof mock.module);

for (const args of [
  [],
  [5],
  ['./mocked/module.mjs', 5],
  ['./mocked/module.mjs', null],
  ['./mocked/module.mjs', { cache: 5 }],
  ['./mocked/module.mjs', { namedExports: 5 }],
  ['./mocked/module.mjs', { exports: 5 }],
  ['./mocked/module.mjs', { exports: { a: 1 }, namedExports: { b: 1 } }],
  ['./mocked/module.mjs', { exports: { a: 1 }, defaultExport: 1 }],
])
  await show(JSON.stringify(args), () => mock.module(...args).restore());

const orig = await import('./mocked/module.mjs');
const x = mock.module('./mocked/module.mjs', { namedExports: { a: 5, z: 6 }, defaultExport: 'mocked' });
await show('second', () => mock.module('./mocked/module.mjs'));
await show('import', async () => {
  const m = await import('./mocked/module.mjs');
  return [m.a, m.z, m.default, Object.keys(m), m === orig];
});
await show('same', async () => (await import('./mocked/module.mjs')) === (await import('./mocked/module.mjs')));
await show('require', () => {
  const m = require('./mocked/module.mjs');
  return m;
});
x.restore();
await show('after', async () => (await import('./mocked/module.mjs')) === orig);
const y = mock.module('./mocked/module.mjs', { cache: true, namedExports: { a: 7 } });
await show('cached', async () => (await import('./mocked/module.mjs')) === (await import('./mocked/module.mjs')));
await show('no default', async () => Object.keys(await import('./mocked/module.mjs')));
y.restore();
const rb = require('./mocked/common.cjs');
const c = mock.module('./mocked/common.cjs', { defaultExport: { q: 1 }, namedExports: { b: 9 } });
await show('cjs require', () => require('./mocked/common.cjs'));
await show('cjs import', async () => {
  const m = await import('./mocked/common.cjs');
  return [Object.keys(m), m.default, m.b];
});
c.restore();
await show('cjs after', () => require('./mocked/common.cjs') === rb);
const c2 = mock.module('./mocked/common.cjs', { namedExports: { b: 9 } });
await show('cjs named', () => require('./mocked/common.cjs'));
await show('cjs uncached', () => require('./mocked/common.cjs') === require('./mocked/common.cjs'));
c2.restore();
const c3 = mock.module('./mocked/common.cjs', { defaultExport: 5, namedExports: { b: 9 } });
await show('cjs primitive default', () => require('./mocked/common.cjs'));
c3.restore();
const f = mock.module('node:fs', { namedExports: { readFileSync: () => 'MOCK' } });
await show('builtin import', async () => {
  const m = await import('node:fs');
  return [m.readFileSync(), Object.keys(m).length, m.default];
});
await show('builtin import plain', async () => {
  const m = await import('fs');
  return [m.readFileSync()];
});
await show('builtin require', () => require('fs').readFileSync());
await show('builtin require node:', () => Object.keys(require('node:fs')));
f.restore();
await show('builtin after', async () => [typeof (await import('node:fs')).statSync, typeof require('fs').statSync]);
const e = mock.module('./mocked/other.mjs', { exports: { j: 3, default: 4 } });
await show('exports', async () => {
  const m = await import('./mocked/other.mjs');
  return [m.j, m.default];
});
mock.restoreAll();
await show('restoreAll', async () => (await import('./mocked/other.mjs')).j);
const h = mock.module('./mocked/other.mjs', { exports: { j: 8 } });
mock.reset();
await show('reset', async () => (await import('./mocked/other.mjs')).j);
await show('restore twice', () => h.restore());
const u = mock.module(new URL('./mocked/other.mjs', import.meta.url), { namedExports: { j: 10 } });
await show('URL', async () => (await import('./mocked/other.mjs')).j);
await show('URL text', async () => (await import(new URL('./mocked/other.mjs', import.meta.url).href)).j);
mock.reset();
