// The global timers have promise forms, whether or not a program has loaded node:timers.
const { promisify } = require('util');

(async () => {
  console.log(await promisify(setTimeout)(1, 'waited'), await promisify(setImmediate)('soon'));
  console.log(promisify(setTimeout) === require('timers/promises').setTimeout, promisify(setTimeout) === setTimeout[promisify.custom]);
})();
