// Whether the content security policies of a page let it compile WebAssembly.

const host = require('internal/page/host');

module.exports = { whyNot: host.whyNoWebAssembly };
