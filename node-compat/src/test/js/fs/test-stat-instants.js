// The times of fs.Stats as Temporal.Instants, in nanoseconds.
'use strict';
const fs = require('fs');
const os = require('os');
const path = require('path');

const file = path.join(os.tmpdir(), `instants-${process.pid}`);
fs.writeFileSync(file, '');
fs.utimesSync(file, 1234567890.5, 1600000000.25);
const stats = fs.statSync(file);
console.log(stats.atimeInstant.toString(), stats.mtimeInstant.toString(), stats.mtimeInstant === stats.mtimeInstant);
const exact = fs.statSync(file, { bigint: true });
console.log(exact.atimeInstant.toString(), exact.mtimeInstant.toString(), exact.mtimeInstant === exact.mtimeInstant);
console.log(stats.ctimeInstant.equals(exact.ctimeInstant), stats.birthtimeInstant.equals(exact.birthtimeInstant));
console.log(stats.ctimeInstant.epochNanoseconds === exact.ctimeNs);
stats.mtimeInstant = 1;
console.log(stats.mtimeInstant, Object.getOwnPropertyDescriptor(stats, 'mtimeInstant'));
console.log(Object.keys(stats), Object.getOwnPropertySymbols(stats));
console.log(Object.keys(fs.Stats.prototype).filter((name) => name.includes('time')));
try {
  console.log(Reflect.construct(Object.getPrototypeOf(stats).constructor, [1]).atimeInstant);
} catch (error) {
  console.log(error.name, error.message);
}
fs.unlinkSync(file);
