// os.tmpdir reads the environment, not what a program adds to Object.prototype.
const os = require('os');
for (const name of ['TMPDIR', 'TMP', 'TEMP']) delete process.env[name];
Object.prototype.TMPDIR = '/inherited';
console.log(os.tmpdir());
process.env.TEMP = '/temp';
process.env.TMP = '/tmp/';
console.log(os.tmpdir());
process.env.TMPDIR = '/';
console.log(os.tmpdir());
