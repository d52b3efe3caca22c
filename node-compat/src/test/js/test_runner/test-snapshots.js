// t.assert.snapshot() and fileSnapshot(): made with --test-update-snapshots, compared without it.
'use strict';
const { spawnSync } = require('child_process');
const fs = require('fs');
const os = require('os');
const path = require('path');
const { snapshot } = require('node:test');

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'snapshots-'));
const file = path.join(__dirname, 'snapshots', 'cases.js');

function run(title, words, env) {
  const options = { encoding: 'utf8', env: { ...process.env, SNAPSHOTS: folder, ...env } };
  delete options.env.NODE_TEST_CONTEXT;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--test-reporter=tap', ...words, file], options);
  const told = /^ *(not )?ok |^ +(error|code|name): |Snapshot|snapshot|^# (pass|fail)|^ *[+-] /;
  console.log(`${title}: ${status}`);
  for (const line of stdout.split('\n'))
    if (told.test(line) && !/location:|^ +\S.* \(.*\)$/.test(line)) console.log(line.replaceAll(folder, 'FOLDER'));
  if (stderr) console.log(stderr);
}

run('missing', []);
run('made', ['--test-update-snapshots']);
for (const name of ['cases.js.snapshot', 'deep/file.json']) console.log(fs.readFileSync(path.join(folder, name), 'utf8'));
run('same', []);
run('changed', [], { CHANGED: 'yes' });
fs.writeFileSync(path.join(folder, 'cases.js.snapshot'), 'exports = 1;');
run('malformed', []);
run('made again', ['--test-update-snapshots']);
fs.rmSync(folder, { recursive: true });

for (const action of [
  () => snapshot.setResolveSnapshotPath(),
  () => snapshot.setDefaultSnapshotSerializers(1),
  () => snapshot.setDefaultSnapshotSerializers([String, 2]),
])
  try {
    action();
  } catch (error) {
    console.log(error.name, error.code, error.message);
  }
console.log(Object.keys(snapshot));
