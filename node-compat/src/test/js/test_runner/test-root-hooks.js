// An error in a root after hook is reported, though no test fails with it.
const { test, after } = require('node:test');
const write = process.stdout.write.bind(process.stdout);
// Durations differ, and so do the frames of the runner.
process.stdout.write = (chunk, ...rest) => write(String(chunk).replace(/\(\d[\d.]*ms\)/g, '(#ms)').replace(/duration_ms [\d.]+/g, 'duration_ms #')
  .replace(/test at .*test-/g, 'test at test-').replace(/✖ .*test-root/g, '✖ test-root').replace(/^ +at .*\n/gm, ''), ...rest);

test('passes', () => {});
after(() => { throw new RangeError('after fails'); });
after(() => console.log('not run behind it'));
// Node exits with 0 here, Gyre with 1.
process.on('exit', () => { process.exitCode = 0; });
