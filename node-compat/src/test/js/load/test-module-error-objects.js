'use strict';
// What the errors of the loaders are made of: their texts, keys, names and classes.
const fs = require('fs');
const os = require('os');
const path = require('path');
const assert = require('assert');

const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'module-errors-')));
const write = (name, text) => {
  fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  fs.writeFileSync(path.join(folder, name), text);
};
write('node_modules/pk/package.json', '{"name":"pk","exports":{"./a":"./a.js","./b":null,"./c":"../x.js"}}');
write('node_modules/bad/package.json', '{ bad');
write('x.foo', '1');
write('folder/x.js', '');
write('waits.mjs', 'await 1');
write('circle.mjs', 'import "./circle.cjs"');
write('circle.cjs', 'require("./circle.mjs")');
write('loads.js', 'exports.require = (name) => require(name); exports.import = (name, options) => import(name, options);');
const loads = require(path.join(folder, 'loads.js'));
const short = (text) => String(text).replaceAll(folder, '').replaceAll(__filename, 'test').replaceAll('\\', '/');

function tell(label, error) {
  console.log(label, short(error));
  console.log(error.name, error.code, error.constructor === globalThis[error.name], Object.hasOwn(error, 'toString'), Reflect.ownKeys(error), Object.keys(error));
  console.log(short(error.stack).split('\n')[0], Object.getPrototypeOf(error) === error.constructor.prototype);
  if (error.cause) console.log(Object.entries(error.cause));
}

async function main() {
  for (const name of ['./none', 'nopk', 'pk/z', 'pk/b', 'pk/c', 'bad', './waits.mjs', './circle.mjs', 'node:nope', '', 'a\0b', '#x']) {
    try { loads.require(name); } catch (error) { tell(`require ${JSON.stringify(name)}`, error); }
  }
  for (const [name, type] of [['./none.mjs'], ['nopk'], ['pk/z'], ['pk/b'], ['pk/c'], ['bad'], ['./x.foo'], ['./folder'], ['node:nope'], ['http://x/y.mjs'], ['ftp://x/'], ['./waits.mjs', 'json'], ['./waits.mjs', 'css'], ['#x'], ['./a%2fb.mjs'],
    ['data:text/javascript,import "./x"'], ['data:text/plain,x']]) {
    try { await loads.import(name, type && { with: { type } }); } catch (error) { tell(`import ${name}`, error); }
  }
  const caught = () => loads.import('nopk').catch((error) => error);
  const [one, other] = [await caught(), await caught()];
  console.log(Object.getPrototypeOf(one) === Object.getPrototypeOf(other), one instanceof Error);
  assert.deepStrictEqual(one, other);
  fs.rmSync(folder, { recursive: true });
}
main();
