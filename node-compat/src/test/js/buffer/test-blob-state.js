// The state of blobs and files: seen through proxies and by what inherits from them, shown without custom inspection.
'use strict';

const util = require('util');

Error.stackTraceLimit = 0;
let step = 0;
function show(action) {
  step++;
  try {
    console.log(step, action());
  } catch (error) {
    console.log(step, error.name, error.code, error.message);
  }
}

const file = new File(['abc'], 'x', { lastModified: 5, type: 'a/b' });
const blob = new Blob(['ab']);
const one = { get() { return 1; } };
const objects = [file, blob, new Proxy(file, {}), new Proxy(blob, {}), Object.create(file), Object.create(blob), { __proto__: File.prototype }, { __proto__: Blob.prototype }, new (class Sub extends Blob {})([]),
  Object.setPrototypeOf(new File([], 'x', { lastModified: 5 }), Blob.prototype), new Proxy(file, one), new Proxy(blob, one), new Proxy(new Proxy(blob, {}), {}), Object.assign(new Blob([]), { constructor: 1 })];
for (const object of objects) {
  show(() => util.inspect(object));
  show(() => util.inspect(object, { depth: -1 }));
  show(() => util.inspect([object], { depth: 0, stylize: (text, style) => `<${style}:${text}>` }));
  show(() => util.inspect(object, { customInspect: false, showHidden: true }));
  for (const name of ['size', 'type', 'name', 'lastModified']) show(() => Object.getOwnPropertyDescriptor(name in Blob.prototype ? Blob.prototype : File.prototype, name).get.call(object));
  if (util.types.isProxy(object) && object.x === 1) continue;
  show(() => Blob.prototype.slice.call(object, 1, -1, 'T/X'));
  show(() => new Blob([object, 'z']).size);
  show(() => util.isDeepStrictEqual(object, blob));
  show(() => typeof URL.createObjectURL(object));
}
show(() => util.inspect(Object.setPrototypeOf(new Blob([]), null), { depth: -1 }));
show(() => util.inspect(new Error('e', { cause: new Proxy(new Proxy(blob, {}), {}) })));
show(() => util.inspect(Object.assign(new Error('e'), { stack: new Proxy(new Proxy(blob, {}), {}) }), { depth: -1 }));
show(() => util.inspect(new AggregateError([new Proxy(blob, one)], 'm'), { depth: 0 }));
show(() => structuredClone(file));
show(() => structuredClone(Object.create(file)));
show(() => structuredClone({ __proto__: Blob.prototype }));
show(() => Object.getOwnPropertyNames(Blob.prototype).join());
show(() => ['slice', 'arrayBuffer', 'text', 'bytes', 'stream'].map((name) => util.inspect(Blob.prototype[name]) + Blob.prototype[name].length));
(async () => {
  for (const object of [file, objects[2], objects[4], objects[6], {}]) {
    for (const name of ['text', 'arrayBuffer', 'bytes']) {
      try {
        console.log(name, await Blob.prototype[name].call(object));
      } catch (error) {
        console.log(name, error.code, error.message);
      }
    }
  }
})();
