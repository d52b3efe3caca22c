// Reads a file of 100 bytes over and over, 64 reads under way at once: what a completion costs. Prints completions per second, the best of five.
const fs = require('fs');
const os = require('os');
const path = require('path');
const READS = 40_000, AT_ONCE = 64, ROUNDS = 7, WARM_UP = 2;
const file = path.join(os.tmpdir(), `completions-${process.pid}`);
fs.writeFileSync(file, 'x'.repeat(100));

function round(done) {
  let started = 0, ended = 0;
  const begin = performance.now();
  function next() {
    if (started === READS) return;
    started++;
    fs.readFile(file, (error, data) => {
      if (error || data.length !== 100) throw error ?? new Error(`read ${data.length} bytes`);
      if (++ended === READS) done(READS / (performance.now() - begin) * 1000);
      else next();
    });
  }
  for (let i = 0; i < AT_ONCE; i++) next();
}

const rates = [];
round(function ended(rate) {
  rates.push(rate);
  if (rates.length < ROUNDS) return void round(ended);
  fs.unlinkSync(file);
  console.log(Math.round(Math.max(...rates.slice(WARM_UP))));
});
