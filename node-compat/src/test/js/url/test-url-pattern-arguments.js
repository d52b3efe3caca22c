// What the constructor, exec and test of URLPattern take for a pattern, a base and options, and what they say of anything else.
'use strict';

const attempt = (label, run) => {
  try {
    console.log(label, run());
  } catch (error) {
    console.log(label, error.name, error.code, error.message);
  }
};
const values = { undefined, null: null, number: 1, true: true, symbol: Symbol('s'), url: 'https://h', word: 'x', object: {}, array: [], function() {}, bigint: 1n };
for (const [name, value] of Object.entries(values)) {
  attempt(`one ${name}`, () => new URLPattern(value).pathname);
  attempt(`init ${name}`, () => new URLPattern({ pathname: '/A' }, value).pathname);
  attempt(`text ${name}`, () => new URLPattern('https://h/A', value).pathname);
  attempt(`base ${name}`, () => new URLPattern('/A', 'https://h', value).pathname);
  attempt(`no base ${name}`, () => new URLPattern('https://h/A', undefined, value).pathname);
  attempt(`three ${name}`, () => new URLPattern({ pathname: '/A' }, {}, value).pathname);
  attempt(`ignoreCase ${name}`, () => new URLPattern({ pathname: '/A' }, { ignoreCase: value }).test({ pathname: '/a' }));
}
attempt('getter', () => new URLPattern({ pathname: '/A' }, { get ignoreCase() { throw new Error('no'); } }));
attempt('no texts', () => new URLPattern({ pathname: 1, hash: { toString: () => 'x' }, protocol: ['https'] }).pathname);
const all = new URLPattern({});
for (const method of ['exec', 'test']) {
  for (const [name, value] of Object.entries(values)) {
    attempt(`${method} ${name}`, () => Boolean(all[method](value)));
    attempt(`${method} text ${name}`, () => Boolean(all[method]('/x', value)));
    attempt(`${method} init ${name}`, () => Boolean(all[method]({}, value)));
  }
}
for (const text of ['', ' 2 ', 'a', '1a:/x', ':x', '/a?b#c', '//h/p', '\\x', 'http://', 'foo://a b', '?q', '#f']) attempt(JSON.stringify(text), () => JSON.stringify(all.exec(text)));
console.log(all.exec({ pathname: 'a', x: 1, baseURL: 3 }));
for (const name of ['hash', 'exec', 'test', 'hasRegExpGroups']) console.log(name, Object.getOwnPropertyDescriptor(URLPattern.prototype, name));
attempt('receiver', () => URLPattern.prototype.exec.call({}));
attempt('receiver', () => URLPattern.prototype.hash);
attempt('receiver', () => URLPattern.prototype.test.call(undefined));
for (const init of [{ pathname: '/\\\\a' }, { search: "a'b" }, { username: "u'\\\\" }, { pathname: "/'\\\\" }, { hash: '`\\\\' }]) attempt(JSON.stringify(init), () => JSON.stringify(new URLPattern(init).exec(init)?.inputs) + new URLPattern(init).pathname + new URLPattern(init).search);

// White space that the parser of URLs drops is none of a protocol, and a bracket alone is no address.
for (const protocol of [' git', 'fi\tle', '\nhttp', 'http ']) attempt(`protocol ${JSON.stringify(protocol)}`, () => new URLPattern({ protocol }).protocol);
for (const text of ['http://[', 'a://[/x', 'fi\tle://h/', ' http://h/']) attempt(`text ${JSON.stringify(text)}`, () => new URLPattern(text).hostname);
for (const hostname of ['[', '[:', ']']) attempt(`host ${hostname}`, () => new URLPattern({ hostname }).hostname);

// An init's protocol is a scheme with nothing after it but a colon; without new there is none.
for (const protocol of ['a:b', 'http:', 'http::', 'a:::', ':', '1a', 'a+b', 'HTTP', 'a/b', 'a%41', '-', '\u00e9', 'a\n']) {
  attempt(`protocol ${JSON.stringify(protocol)}`, () => all.exec({ protocol })?.protocol.input);
}
attempt('call', () => URLPattern({}));
attempt('apply', () => Reflect.apply(URLPattern, undefined, []));
attempt('derived', () => { class Derived extends URLPattern {} return [new Derived({}) instanceof Derived, URLPattern.prototype.constructor === URLPattern, URLPattern.length, URLPattern.name]; });

// Files have no port but 0.
for (const args of [['file://b:0/'], ['file://b:80/'], [{ protocol: 'file', port: '0' }], [{ protocol: 'file', port: '80' }], [{ protocol: 'foo', port: '0' }], [{ protocol: 'http', port: '0' }], [{ protocol: 'constructor', pathname: 'a b' }]]) {
  attempt(JSON.stringify(args), () => { const { port, pathname } = new URLPattern(...args); return [port, pathname]; });
}
