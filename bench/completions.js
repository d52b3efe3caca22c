// What a completion costs: small results over and over, 64 operations under way at once. Prints completions per second, the best of five, and on Gyre how many wake-ups all of them took.
//   completions.js readFile|read|random
const fs = require('fs');
const os = require('os');
const path = require('path');
const crypto = require('crypto');
const OPERATIONS = 40_000, AT_ONCE = 64, ROUNDS = 7, WARM_UP = 2, SIZE = 100;
const file = path.join(os.tmpdir(), `completions-${process.pid}`);
fs.writeFileSync(file, 'x'.repeat(SIZE));
const fd = fs.openSync(file, 'r');
const buffer = Buffer.alloc(SIZE);

const operations = {
  readFile: (done) => fs.readFile(file, (error, data) => done(error, data.length)),
  read: (done) => fs.read(fd, buffer, 0, SIZE, 0, done),
  random: (done) => crypto.randomBytes(SIZE, (error, bytes) => done(error, bytes.length)),
};
const operation = operations[process.argv[2] ?? 'readFile'];

function wakeUps() {
  try {
    const { completions, wakeUps } = require('gyre:loop').stats();
    return `, ${wakeUps} wake-ups for ${completions}`;
  } catch {
    return ''; // Not Gyre.
  }
}

function round(done) {
  let started = 0, ended = 0;
  const begin = performance.now();
  function next() {
    if (started === OPERATIONS) return;
    started++;
    operation((error, size) => {
      if (error || size !== SIZE) throw error ?? new Error(`${size} bytes`);
      if (++ended === OPERATIONS) done(OPERATIONS / (performance.now() - begin) * 1000);
      else next();
    });
  }
  for (let i = 0; i < AT_ONCE; i++) next();
}

const rates = [];
round(function ended(rate) {
  rates.push(rate);
  if (rates.length < ROUNDS) return void round(ended);
  fs.closeSync(fd);
  fs.unlinkSync(file);
  console.log(`${Math.round(Math.max(...rates.slice(WARM_UP)))} per second${wakeUps()}`);
});
