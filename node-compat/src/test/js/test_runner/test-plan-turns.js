// How many turns after a test has returned the assertions that it planned may come.
const { test } = require('node:test');
const write = process.stdout.write.bind(process.stdout);
// Durations differ, and so do the frames of the runner.
process.stdout.write = (chunk, ...rest) => write(String(chunk).replace(/\(\d[\d.]*ms\)/g, '(#ms)').replace(/duration_ms [\d.]+/g, 'duration_ms #').replace(/test at .*test-/g, 'test at test-'), ...rest);

for (const turns of [0, 1, 2, 3, 4, 5]) {
  test(`after ${turns} turns`, (t) => {
    t.plan(1);
    let last = Promise.resolve();
    for (let i = 0; i < turns; i++) last = last.then(() => {});
    last.then(() => t.assert.ok(true));
  });
}
process.on('exit', () => { process.exitCode = 0; });
