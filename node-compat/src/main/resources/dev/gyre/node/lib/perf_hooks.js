// node:perf_hooks: the clock.

const { performance } = globalThis;

module.exports = { performance, constants: { __proto__: null } };
