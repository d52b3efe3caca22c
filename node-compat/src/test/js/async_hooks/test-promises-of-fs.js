// node:fs/promises: what follows an await runs in a promise that a request has settled.
const fs = require('fs/promises');
const { executionAsyncId } = require('async_hooks');
const { follow } = require('./follow.js');
const run = follow(['FSREQPROMISE', 'FSREQCALLBACK']);
(async () => {
  await fs.stat(__filename);
  run.say('stat');
  await fs.access(__filename);
  run.say('access');
  await fs.lstat('/no/such/file').catch(() => run.say('a failure'));
  await Promise.all([fs.stat(__filename), fs.stat(__dirname)]);
  run.say('two at once');
  await new Promise((resolve) => setImmediate(resolve));
  console.log(executionAsyncId() > 0);
  run.print();
})();
