// Tests with snapshots, which test-snapshots.js runs with and without --test-update-snapshots.
'use strict';
const { describe, it, snapshot, test } = require('node:test');
const path = require('path');

const folder = process.env.SNAPSHOTS;
snapshot.setResolveSnapshotPath((file) => path.join(folder, `${path.basename(file)}.snapshot`));

test('values', (t) => {
  t.assert.snapshot({ a: 1, b: ['two', null], c: process.env.CHANGED });
  t.assert.snapshot('`${back} \\ slash`\nline');
  t.assert.snapshot(5, { serializers: [(value) => value + 1, (value) => `<${value}>`] });
});
describe('a suite', () => {
  it('with `odd` ${name} "quoted" \\', (t) => t.assert.snapshot([]));
});
test('files', (t) => {
  t.assert.fileSnapshot({ x: process.env.CHANGED }, path.join(folder, 'deep', 'file.json'));
});
test('defaults', (t) => {
  snapshot.setDefaultSnapshotSerializers([String]);
  t.assert.snapshot(new Date(0).getTime());
});
