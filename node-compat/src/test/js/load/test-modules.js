'use strict';
// What is there so that packages load.
for (const name of ['tls', 'https', 'http2', 'dgram', 'cluster', 'inspector', 'repl', 'wasi', 'trace_events', 'domain', 'sys', 'constants']) {
  console.log(name, typeof require(name), typeof require(`node:${name}`));
}
console.log(require('sys') === require('util'), require('constants').SIGINT, require('cluster').isPrimary);
console.log(/^\d+\.\d+\.\d+$/.test(process.versions.node), process.version === `v${process.versions.node}`, process.release.name, typeof process.versions.v8);
console.log(typeof process.config, typeof process.features.inspector, process.availableMemory() > 1e6, process.constrainedMemory() > 1e6);
