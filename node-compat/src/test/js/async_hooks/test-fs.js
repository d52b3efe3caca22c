// Requests of node:fs: each callback runs in the request that it ends, which what the callback asked for made.
const fs = require('fs');
const { follow } = require('./follow.js');
const run = follow(['FSREQCALLBACK', 'FSREQPROMISE'], { sorted: true });
let left = 2;
const finish = () => {
  if (--left === 0) run.print();
};
fs.stat(__filename, () => {
  run.say('stat');
  fs.access(__filename, () => {
    run.say('access');
    finish();
  });
  fs.open(__filename, (error, fd) => {
    run.say('open');
    fs.read(fd, Buffer.alloc(10), 0, 10, 0, () => {
      run.say('read');
      process.nextTick(() => run.say('tick in read'));
      Promise.resolve().then(() => {
        run.say('reaction in read');
        fs.close(fd, () => {
          run.say('close');
          fs.lstat('/no/such/file', () => {
            run.say('a failure');
            finish();
          });
        });
      });
    });
  });
});
run.say('main');
