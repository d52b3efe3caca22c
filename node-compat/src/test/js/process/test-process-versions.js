// process.versions: a program may add to it (electron does), and not change it. What says which Node it is; that SQLite's version is that of its library.
'use strict';

process.versions.electron = '1';
console.log(process.versions.electron, delete process.versions.electron, process.versions.electron);
try {
  process.versions.node = '1';
} catch (error) {
  console.log(error.name, Object.isFrozen(process.versions));
}

const { acorn, modules, napi, node, openssl, undici, v8, zlib } = process.versions;
console.log(process.version, { acorn, modules, napi, node, openssl, undici, v8, zlib }, process.release, { ...process.features }, navigator.userAgent);
console.log(process.config.variables.node_module_version, process.config.variables.napi_build_version, Object.isFrozen(process.config));
const { DatabaseSync } = require('sqlite' in process.versions ? 'node:sqlite' : 'fs');
console.log(new DatabaseSync(':memory:').prepare('SELECT sqlite_version() AS version').get().version === process.versions.sqlite);
