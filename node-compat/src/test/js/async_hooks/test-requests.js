// Requests of other modules: names, random bytes, keys, compression, messages.
const crypto = require('crypto');
const dns = require('dns');
const zlib = require('zlib');
const { follow } = require('./follow.js');
const run = follow(['GETADDRINFOREQWRAP', 'RANDOMBYTESREQUEST', 'ZLIB', 'MESSAGEPORT', 'GETNAMEINFOREQWRAP'], { endless: ['ZLIB'] });

const steps = [
  (done) => dns.lookup('localhost', { family: 4 }, () => { run.say('lookup'); done(); }),
  (done) => crypto.randomBytes(8, () => { run.say('randomBytes'); crypto.randomFill(Buffer.alloc(4), () => { run.say('randomFill'); done(); }); }),
  (done) => zlib.gzip('x'.repeat(100), () => { run.say('gzip'); done(); }),
  (done) => {
    const { port1, port2 } = new MessageChannel();
    port2.on('message', () => { run.say('message'); port2.close(); });
    port2.on('close', () => { run.say('close'); done(); });
    port1.postMessage(1);
  },
];
function next() {
  const step = steps.shift();
  if (step === undefined) run.print();
  else step(() => setImmediate(next));
}
next();
