// What -e runs may fork: the child does not get the code too.
'use strict';
const { spawnSync } = require('child_process');

if (process.argv[2] === 'child') {
  console.log('child', process._eval, process.execArgv);
} else {
  const code = `
    if (process.env.FORKED) {
      console.log('the code runs in the child');
    } else {
      process.env.FORKED = 'yes';
      console.log(process.execArgv.slice(0, -1), process._eval === process.execArgv.at(-1));
      const { fork } = require('child_process');
      fork(${JSON.stringify(__filename)}, ['child']).on('exit', (code) => {
        console.log('exit', code);
        fork(${JSON.stringify(__filename)}, ['child'], { execArgv: ['--no-warnings'] }).on('exit', (code) => console.log('exit', code));
      });
    }`;
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--no-deprecation', '-e', code], { encoding: 'utf8' });
  console.log(stdout, stderr, status);
}
