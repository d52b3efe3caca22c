// node:child_process: the names, so that programs load; processes cannot be started yet.

module.exports = require('internal/absent').absentAll('child_process', 'ChildProcess exec execFile execFileSync execSync fork spawn spawnSync');
