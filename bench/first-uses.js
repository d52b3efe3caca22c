// One first use of something in a fresh process: prints its milliseconds and those of CPU of the whole process (compilers included) on stderr.
//   first-uses.js NAME | server PORT      A server answers with its CPU so far and exits.
const uses = {
  console: (done) => {
    console.log({ a: { b: { c: [1, 'two', { d: null }] } }, list: [1, 2, 3] });
    done();
  },
  listen: (done) => require('net').createServer().listen(0, '127.0.0.1', done),
  http: (done) => {
    require('http').createServer(() => {});
    done();
  },
  sha256: (done) => {
    require('crypto').createHash('sha256').update('text').digest('hex');
    done();
  },
  url: (done) => {
    new URL('http://user@host:1/path?a=b#c').searchParams.get('a');
    done();
  },
  readFile: (done) => {
    require('fs').readFileSync(__filename, 'utf8');
    done();
  },
};

function cpu(before) {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const name = process.argv[2];
if (name === 'server') {
  require('http')
    .createServer((request, response) => {
      response.end(`hello ${cpu()}`);
      response.on('close', () => process.exit());
    })
    .listen(Number(process.argv[3]), '127.0.0.1');
} else {
  cpu(process.cpuUsage()); // Its own first use does not count.
  process.hrtime();
  const cpuBefore = process.cpuUsage();
  const before = process.hrtime();
  uses[name](() => {
    const [seconds, nanoseconds] = process.hrtime(before);
    const used = cpu(cpuBefore);
    process.stderr.write(`${seconds * 1e3 + nanoseconds / 1e6} ${used}\n`, () => process.exit());
  });
}
