// Whether programs may compile WebAssembly. In pages another module takes the place of this one.

// Why they may not; undefined if they may.
const whyNot = () => undefined;

module.exports = { whyNot };
