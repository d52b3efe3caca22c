'use strict';
// Runs the internal library under Node itself, with stub bindings, so that it can be tested without the engine:
//   node --expose-internals under-node.js [--real] FILE...      each FILE a test script
// `--real` gives the scripts Node's own modules instead: a check of the tests themselves.
const fs = require('fs');
const path = require('path');
const vm = require('vm');

const root = path.join(__dirname, '../../main/resources/dev/gyre/node/lib');
const stubs = require('./under-node-bindings.js');

function createLibrary() {
  const cache = new Map();
  const bindings = new Map();
  function internalBinding(name) {
    if (!bindings.has(name)) {
      if (!stubs[name]) throw new Error(`No such binding: ${name}`);
      bindings.set(name, stubs[name](load));
    }
    return bindings.get(name);
  }
  function load(id) {
    if (id.startsWith('node:')) id = id.slice(5);
    const known = cache.get(id);
    if (known) return known.exports;
    const file = path.join(root, `${id}.js`);
    if (!fs.existsSync(file)) throw new Error(`No such built-in module: ${id}`);
    const module = { exports: {}, id };
    cache.set(id, module);
    const compiled = vm.runInThisContext(
      `(function (exports, require, module, process, internalBinding, primordials) { 'use strict'; ${fs.readFileSync(file, 'utf8')}\n})`,
      { filename: `node:${id}`, importModuleDynamically: undefined });
    compiled.call(undefined, module.exports, load, module, process, internalBinding, {});
    return module.exports;
  }
  load.has = (id) => fs.existsSync(path.join(root, `${id.replace(/^node:/, '')}.js`));
  load.cache = cache;
  return load;
}

const globalsFrom = {
  Buffer: 'buffer', Blob: 'buffer', atob: 'buffer', btoa: 'buffer',
  AbortController: 'internal/abort_controller', AbortSignal: 'internal/abort_controller',
  EventTarget: 'internal/event_target', Event: 'internal/event_target', CustomEvent: 'internal/event_target',
  URL: 'internal/url', URLSearchParams: 'internal/url',
  TextEncoder: 'internal/encoding', TextDecoder: 'internal/encoding',
};

function runScript(file, real) {
  const library = createLibrary();
  const requireFromFile = require('module').createRequire(path.resolve(file));
  const names = [];
  const values = [];
  if (!real) {
    for (const [name, id] of Object.entries(globalsFrom)) {
      if (!library.has(id)) continue;
      names.push(name);
      values.push(library(id)[name]);
    }
  }
  const load = (id) => (!real && !/^[./]/.test(id) && library.has(id) ? library(id) : requireFromFile(id));
  const source = fs.readFileSync(file, 'utf8').replace(/^#!.*/, '');
  const compiled = vm.runInThisContext(
    `(function (exports, require, module, __filename, __dirname, ${names.join(', ')}) { ${source}\n})`,
    { filename: path.resolve(file) });
  const module = { exports: {} };
  compiled.call(module.exports, module.exports, load, module, path.resolve(file), path.dirname(path.resolve(file)), ...values);
}

module.exports = { createLibrary };

if (require.main === module) {
  const files = process.argv.slice(2);
  const real = files[0] === '--real';
  if (real) files.shift();
  for (const file of files) runScript(file, real);
}
