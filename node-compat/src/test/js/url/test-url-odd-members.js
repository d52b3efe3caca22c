// Members of a Url that are no texts, what no URL is, bytes of file names, names of more than a thousand characters.
'use strict';

const url = require('url');
const attempt = (label, run) => {
  try {
    console.log(label, run());
  } catch (error) {
    console.log(label, error.name, error.code, error.message);
  }
};
for (const members of [{ pathname: [] }, { pathname: [], slashes: true }, { search: [] }, { hash: [] }, { search: { valueOf: () => 2 } }, { search: { valueOf() { throw new Error('no'); } } }, { hash: { valueOf: () => '#x', toString: () => 'y' } }, { protocol: ['a'] }, { pathname: ['a?b'] }, { hostname: ['a:b'], port: [] },
  { hostname: '[:a' }, { protocol: 'files', slashes: false, hostname: '' }, { auth: ['u'], host: 1 }, { pathname: 1, host: 'h' }, { hash: 1n }, { search: Symbol('s') }]) {
  attempt(Object.keys(members).join(), () => url.format(members));
  attempt('resolve', () => Object.assign(new url.Url(), members).resolve('a/b'));
}
for (const value of [undefined, null, 1, 'http://h', Symbol('s'), 1n, [], () => {}, { hostname: '[::1]', port: '' }]) attempt(typeof value, () => url.urlToHttpOptions(value));
for (const value of [[1], null, Object.create(null), 1]) attempt('href', () => Object.getOwnPropertyDescriptor(URL.prototype, 'href').set.call(value, 1));
for (const text of ['file:///C:/%5c', 'file://h///%2F/é\\:%5c', 'file:///%C3', 'file://h/C://C:/.."%ff', 'file://h/:/...%zz', 'file:///C:/%ff', 'http://h', 'file://xn--bcher-kva.de/x']) {
  attempt(text, () => url.fileURLToPathBuffer(text, { windows: true }));
  attempt(text, () => url.fileURLToPathBuffer(text, { windows: false }));
}
for (const [letters, count] of [['é', 60], ['é', 1001], ['日本', 800], ['aé日', 500], ['😀z', 400]]) {
  const name = letters.repeat(count);
  const ascii = url.domainToASCII(name);
  console.log(ascii.length, ascii.slice(0, 40), ascii.slice(-20), url.domainToUnicode(ascii) === name, new URL(`http://${name}.b/`).hostname === `${ascii}.b`);
}
attempt('port', () => Object.assign(new url.Url(), { port: { valueOf: () => 2 } }).resolve('x'));
attempt('parsed port', () => { const made = Object.assign(new url.Url(), { port: { valueOf: () => 2 } }); made.parse('file:///a', true, true); return made.host; });
attempt('has', () => new URLSearchParams('a=1').has('b', Symbol('s')));
attempt('share', () => url.fileURLToPath('file://日/a', { windows: true }));
for (const hash of ['', '\n', '#', '#\t', 'a\n']) attempt(JSON.stringify(hash), () => Object.assign(new URL('foo:x#y'), { hash }).href);

// What is to be deleted is made a text once, whether there is one of its name or not.
for (const query of ['', 'a=x&a=y&b=x']) {
  const params = new URLSearchParams(query);
  let asked = 0;
  for (const name of ['a', 'none']) {
    params.delete(name, { toString() { asked++; return 'x'; } });
    params.has(name, { toString() { asked++; return 'x'; } });
  }
  console.log(asked, String(params));
  for (const method of ['delete', 'has']) {
    try { console.log(params[method]('none', Object(Symbol('o')))); } catch (error) { console.log(method, error.name, error.message); }
  }
}

// An auth that is no text is encoded as far as it is long.
const auths = [['hex'], ['h x'], [' x'], [' '], ['x ', 'y'], [''], [], ['', ''], ['', '', '', ''], 'a:b', 'a b', 'é\u{1f600}', ['aéb'], {}, { length: 1, toString() { return ' bc'; } }, { length: 0, toString() { return 'abc'; } }, 1, new String('x y'), ['\u{1f600}'], '\ud800', '\ud800a', (a, b) => {}, Buffer.from('a b'), new Uint8Array(2),
  [1, 2, 3], [null], { length: 2, toString() { return 'a:b'; } }, { length: NaN, toString() { return 'x y'; } }, { length: -1, toString() { return 'x y'; } }, { length: 5, toString() { return 'a'; } }];
for (const auth of auths) {
  try {
    const made = new url.Url();
    made.auth = auth;
    made.parse('foo://h/x');
    console.log(url.format({ protocol: 'http:', host: 'h', auth }), made.href);
  } catch (error) {
    console.log(error.name, error.code, error.message);
  }
}

// Options that are null are as good as none.
for (const address of ['http://u:p@xn--bcher-kva.de/p?q#h', 'foo:x?q#h', 'file:///a?b#c']) {
  for (const name of ['auth', 'fragment', 'search', 'unicode']) console.log([null, undefined, 0, '', true, 1, {}].map((value) => url.format(new URL(address), { [name]: value })).join(' '));
}

// A host that is no text becomes a segment of the path where protocols have no slashes.
for (const to of ['%2E%2e', '/a', '..', '?b']) {
  const u = new url.Url();
  u.host = { valueOf() { return 2; } };
  u.parse('javascript:/a/./b', true, true);
  try { console.log(u.resolve(to)); } catch (e) { console.log(String(e)); }
}
