// What Module._load and Module._resolveFilename throw for a specifier that is no string.
const Module = require('module');
for (const name of ['_load', '_resolveFilename'])
  for (const value of [5, true, {}, undefined, null]) {
    try {
      Module[name](value, module);
    } catch (error) {
      console.log(name, error.name, error.code, error.message);
    }
  }
