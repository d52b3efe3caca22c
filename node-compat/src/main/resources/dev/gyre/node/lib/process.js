module.exports = globalThis.process;
