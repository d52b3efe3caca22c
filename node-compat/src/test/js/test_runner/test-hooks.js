// The order of hooks around tests, and what becomes of a test whose hook fails.
const { test, describe, it, before, after, beforeEach, afterEach } = require('node:test');
const log = [];
const write = process.stdout.write.bind(process.stdout);
// Durations differ, and so do the frames of the runner.
process.stdout.write = (chunk, ...rest) => write(String(chunk).replace(/\(\d[\d.]*ms\)/g, '(#ms)').replace(/duration_ms [\d.]+/g, 'duration_ms #')
  .replace(/test at .*test-/g, 'test at test-').replace(/^ +at .*\n/gm, '').replace(/ \{\n    generatedMessage/g, '\n    generatedMessage'), ...rest);
beforeEach((t) => log.push(`root beforeEach ${t.name}`));
afterEach((t) => { if (t.name !== 'too late') log.push(`root afterEach ${t.name}`); });
before(() => log.push('root before'));
after(() => log.push('root after'));

describe('suite', () => {
  before(() => log.push('suite before'));
  beforeEach((t) => log.push(`suite beforeEach ${t.name}`));
  afterEach((t) => log.push(`suite afterEach ${t.name}`));
  after(() => log.push('suite after'));
  it('test', async (t) => {
    t.before(() => log.push('test before'));
    t.beforeEach((c) => log.push(`test beforeEach ${c.name}`));
    t.afterEach((c) => log.push(`test afterEach ${c.name}`));
    t.after(() => log.push('test after 1'));
    t.after(() => log.push('test after 2'));
    await t.test('sub', () => log.push('sub'));
  });
  describe('nested', () => {
    afterEach(() => log.push('nested afterEach'));
    it('deep', () => log.push('deep'));
  });
});
test('after fails', (t) => { t.after(() => { throw new Error('in after'); }); });
describe('before fails', () => {
  before(() => { throw new Error('in before'); });
  it('x', () => log.push('must not run'));
});
describe('beforeEach fails', () => {
  beforeEach(() => { throw new Error('in beforeEach'); });
  it('x', () => log.push('must not run'));
});
describe('before fails', () => {
  before(() => { throw new Error('in before'); });
  it('x', () => log.push('must not run'));
  after(() => log.push('after all the same'));
});
describe('takes too long', { timeout: 30 }, () => {
  it('too late', () => new Promise((resolve) => setTimeout(resolve, 300)));
  after(() => log.push('after what took too long'));
});
test('concurrent', { concurrency: 2 }, async (t) => {
  const waits = [20, 200, 20];
  await Promise.all(waits.map((wait, n) => t.test(`c${n}`, async () => {
    await new Promise((resolve) => setTimeout(resolve, wait));
    log.push(`end ${n}`);
  })));
});
test('signal', (t) => {
  const { signal } = t;
  log.push(`aborted ${signal.aborted}`);
  signal.addEventListener('abort', () => log.push('abort'));
});
process.on('exit', () => {
  console.log(log.join('\n'));
  process.exitCode = 0;
});
