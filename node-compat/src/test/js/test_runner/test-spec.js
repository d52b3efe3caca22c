// What the spec reporter tells of each way in which a test can end.
const test = require('node:test');
const { describe, it } = test;
const write = process.stdout.write.bind(process.stdout);
// Durations differ, and so do the frames of the runner.
process.stdout.write = (chunk, ...rest) => write(String(chunk).replace(/\(\d[\d.]*ms\)/g, '(#ms)').replace(/duration_ms [\d.]+/g, 'duration_ms #')
  .replace(/test at .*test-/g, 'test at test-').replace(/^ +at .*\n/gm, '').replace(/ \{\n    generatedMessage/g, '\n    generatedMessage'), ...rest);

test('passes', () => {});
test('callback', (t, done) => setTimeout(done, 2));
test('fails', () => { throw new RangeError('boom'); });
test('asserts', (t) => t.assert.strictEqual(1, 2));
test('rejects', async () => { throw 5; });
test.skip('skipped', () => {});
test('skipped for a reason', { skip: 'because' }, () => {});
test.todo('to do');
test('fails to do', { todo: 'later' }, () => { throw new Error('not yet'); });
test('subtests', async (t) => {
  t.diagnostic('hello');
  await t.test('inner', (t) => t.assert.equal(t.fullName, 'subtests > inner'));
  t.test('not awaited', () => new Promise((resolve) => setTimeout(resolve, 30)));
});
test('plan missed', (t) => { t.plan(2); t.assert.ok(1); });
test('plan met later', (t) => { t.plan(1, { wait: 1000 }); setTimeout(() => t.assert.ok(true), 5); });
test('plan of subtests', async (t) => { t.plan(1); await t.test('counted', () => {}); });
test('callback and promise', (t, done) => { done(); return Promise.resolve(); });
test('callback with an error', (t, done) => done(new Error('told')));
test('timeout', { timeout: 20 }, (t, done) => {});
test('skips itself', (t) => t.skip('at run'));
test('is to do itself', (t) => t.todo());
test(function named() {});
test(() => {});
test();
test('rejection nobody handles', () => { Promise.reject(new Error('floating')); return new Promise((resolve) => setTimeout(resolve, 20)); });
test('throws in a timer', () => { setTimeout(() => { throw new Error('in a timer'); }, 1); return new Promise((resolve) => setTimeout(resolve, 50)); });
test('expected to fail', { expectFailure: true }, () => { throw new Error('as expected'); });
test('declares inside', () => { test('inside', () => {}); });
describe('suite', () => {
  it('one', () => {});
  describe('nested', () => {
    it('two', () => {});
    it('bad', () => { throw new TypeError('bad'); });
  });
});
describe('throwing suite', () => { it('never runs', () => {}); throw new Error('in suite'); });
describe('asynchronous suite', async () => { await 1; it('late', () => {}); });
describe.skip('skipped suite', () => { it('in skipped', () => {}); });
process.on('exit', () => {
  console.log('exit code', process.exitCode);
  process.exitCode = 0;
});
