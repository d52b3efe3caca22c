'use strict';
// Methods of the web's classes on what is no instance of them, and inspection of their instances by depth.
const util = require('util');

function show(make) {
  try {
    console.log(make());
  } catch (error) {
    console.log(error.name, error.code, error.message);
  }
}
for (const name of ['append', 'delete', 'get', 'getAll', 'has', 'set', 'sort', 'forEach', 'entries', 'keys', 'values', 'toString']) show(() => URLSearchParams.prototype[name].call({}, 'a', 'b'));
const getter = (constructor, name) => Object.getOwnPropertyDescriptor(constructor.prototype, name).get;
show(() => getter(URLSearchParams, 'size').call({}));
show(() => new URLSearchParams('').entries().next.call({}));
for (const name of ['href', 'origin', 'host', 'search', 'searchParams', 'hash']) show(() => getter(URL, name).call({}));
for (const name of ['name', 'message', 'code']) show(() => getter(DOMException, name).call({}));
for (const name of ['size', 'type']) show(() => getter(Blob, name).call({}));
for (const name of ['encoding', 'fatal', 'ignoreBOM']) show(() => getter(TextDecoder, name).call({}));
show(() => getter(TextEncoder, 'encoding').call({}));
show(() => new TextEncoder().encode.call({}, 'a'));
show(() => new TextDecoder().decode.call({}));
show(() => Reflect.ownKeys(new DOMException('a', 'b')));
show(() => Reflect.ownKeys(structuredClone(new RangeError('a', { cause: 1 }))));
show(() => typeof Object.getOwnPropertyDescriptor(structuredClone(new Error('a')), 'stack').get);
show(() => structuredClone(Object.assign(new Error('a'), { stack: 'here' })).stack);
for (const value of [new URL('http://a/?b=c#d'), new URLSearchParams('a=1&b'), new URLSearchParams('a=1&b').entries(), new TextEncoder()]) {
  for (const depth of [-1, 0, 1, null]) show(() => util.inspect(value, { depth }));
  show(() => util.inspect([[value]], { depth: 1 }));
  show(() => util.inspect(new Proxy(value, {}), { depth: 1 }));
}
for (const depth of [-1, 0, null]) show(() => util.inspect(new Blob(['a']), { depth }));
// A proxy has no private parts; an iterator goes by its tag.
for (const showHidden of [false, true]) show(() => util.inspect(new Proxy(new URL('http://a'), { get: () => 1 }), { showHidden }).split('\n')[0]);
for (const tag of ['T', 1, new Map().keys()]) show(() => util.inspect(Object.defineProperty(new URLSearchParams('a=1').keys(), Symbol.toStringTag, { value: tag })));
for (const href of ['http://u:p@h:81/p?q#f', 'http://a', 'mailto:x@y?z#h', 'file:///x', 'file://host/x', 'http://u@h/', 'http://:p@h', 'web+demo:/.//not-a-host/', 'https://h:443/', 'wss://h?#', 'ws://[::1]:5/', 'ftp://h/;x', 'x://u:p@h:1', 'x:///p', 'http://h/#?', 'http://a.b/é?é#é', 'about:blank#y']) {
  for (const options of [{ showHidden: true, getters: true }, { showHidden: true, depth: 0, compact: false }]) show(() => util.inspect(new URL(href), options));
}
show(() => util.inspect({ url: new (class Own extends URL { y = 1; })('http://h/') }, { showHidden: true }));
