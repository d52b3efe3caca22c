// --test-rerun-failures: the second run repeats what failed in the first; the file says in which run each test has passed.
'use strict';
const { spawnSync } = require('child_process');
const fs = require('fs');
const os = require('os');
const path = require('path');

const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'rerun-'));
const program = `const { test, suite } = require('node:test');
const ran = (name) => require('fs').appendFileSync('ran', name + ' ');
const mayPass = (name) => { ran(name); if (!require('fs').existsSync('fixed')) throw new Error(name); };
test('passes', () => ran('passes'));
test('fails', () => mayPass('fails'));
suite('complete', () => {
  test('inner', () => ran('inner'));
  test('outer', async (t) => { ran('outer'); await t.test('deep', () => ran('deep')); });
});
suite('half', () => {
  test('good', () => ran('good'));
  test('bad', () => mayPass('bad'));
});
for (const i of [1, 2]) test('same place ' + i, () => ran('same'));
`;
try {
  fs.writeFileSync(path.join(folder, 'a.test.js'), program);
  for (const attempt of ['first', 'second', 'third']) {
    fs.writeFileSync(path.join(folder, 'ran'), '');
    const { status, stdout } = spawnSync(process.execPath, ['--test-rerun-failures=state.json', '--test-reporter=tap', 'a.test.js'], { cwd: folder, encoding: 'utf8' });
    const lines = stdout.split('\n').filter((line) => /^ *(ok|not ok|# (tests|pass|fail)) /.test(line));
    console.log(attempt, status, fs.readFileSync(path.join(folder, 'ran'), 'utf8'), `\n${lines.join('\n')}`);
    const runs = JSON.parse(fs.readFileSync(path.join(folder, 'state.json'), 'utf8'));
    const last = runs.at(-1);
    console.log(runs.length, Object.keys(last).map((place) => [place, last[place].name, last[place].passed_on_attempt, last[place].children.map(({ name, line, column }) => [name, line, column]), typeof last[place].duration_ms]));
    fs.writeFileSync(path.join(folder, 'fixed'), '');
  }
} finally {
  fs.rmSync(folder, { recursive: true });
}
