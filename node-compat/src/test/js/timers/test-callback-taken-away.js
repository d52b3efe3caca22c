'use strict';
// A timer whose callback a program has taken away does not fire; ref and unref do nothing to other objects.
const log = [];
const interval = setInterval(() => {
  log.push('interval');
  interval._onTimeout = null;
}, 1);
const other = {};
log.push(interval.unref.call(other) === other, interval.ref.call(other) === other);
setTimeout(() => {
  console.log(log.join(' '));
  clearInterval(interval);
}, 30);
const unenrolled = setInterval(() => {
  log.push('unenrolled');
  unenrolled._idleTimeout = -1;
}, 1);
