import { value } from './_awaits.mjs';
same(value, 'after two awaits');
const log = [];
Promise.resolve().then(() => log.push('job'));
await null;
log.push('main');
same(log.join(), 'job,main');
for await (const x of [Promise.resolve(1), 2]) log.push(x);
same(log.join(), 'job,main,1,2');
const { exported = await Promise.resolve('default') } = {};
same(exported, 'default');
await rejects(import('./_rejects.mjs'), 'RangeError: top level');
await rejects(import('./_rejects.mjs'), 'RangeError: top level');
try { await Promise.reject('caught'); } catch (e) { same(e, 'caught'); }
export default await 5;
