// URLPattern: patterns, what they match, how they are written back, what they refuse.
const show = (label, run) => {
  try {
    console.log(label, '=>', run());
  } catch (error) {
    console.log(label, '!!', error.name, error.code, error.message);
  }
};
const parts = (p) => ['protocol', 'username', 'password', 'hostname', 'port', 'pathname', 'search', 'hash'].map((name) => p[name]).join(' | ') + (p.hasRegExpGroups ? ' (regexp)' : '');
const patterns = ['https://example.com/books/:id', 'https://*.example.com/', 'http{s}?://example.com/*', '/a/:b?', 'https://example.com:443/', 'https://example.com:8080/x',
  'https://:user@host/', 'https://u:p@host/', 'data:text/:kind', 'https://example.com/(\\d+)', 'https://example.com/:id(\\d+)/:rest*', 'https://example.com/{a-:b}+',
  'https://example.com?q=:q', 'https://example.com/\\?q=*', 'https://example.com/#:h', ':scheme://x/', '*://*/*', 'https://[\\:\\:1]/', 'https://{sub.}?example.com/foo',
  'https://example.com/:a.:b', 'https://example.com/:a:b', 'https://example.com/é', 'https://例え.テスト/', 'file:///a/*', 'mailto\\:x', 'https://a/{b', 'https://a/(', 'https://a/:',
  'https://a/(?x)', 'https://a/:x/:x', '', '/x', 'https://a/:a*', 'https://a/:a+', 'https://a/*?', 'https://a/{/b}*', 'https://a/x{/:y}?'];
for (const pattern of patterns) show(JSON.stringify(pattern), () => parts(new URLPattern(pattern, pattern[0] === '/' && pattern !== '/x' ? 'https://base.org/dir/file?q#h' : undefined)));
for (const init of [{}, { pathname: '/a/*' }, { protocol: 'https:', hostname: 'x', port: '443' }, { pathname: 'b', baseURL: 'https://h/d/f?q' }, { search: '?a=*', hash: '#z' },
  { hostname: 'a b' }, { port: 'x' }, { protocol: '1' }, { baseURL: 'nope' }, { username: 'u*' }, { hostname: '[::1]' }, { hostname: 'EXAMPLE.com' }, { pathname: '/%41/ä' }]) {
  show(JSON.stringify(init), () => parts(new URLPattern(init)));
}
const exec = (pattern, input, base, options) => show(`${JSON.stringify(pattern)} ${JSON.stringify(input)} ${base ?? ''}`, () => {
  const result = (options === undefined ? new URLPattern(pattern) : new URLPattern(pattern, options)).exec(input, base);
  return result === null ? null : JSON.stringify(result);
});
exec('https://example.com/books/:id', 'https://example.com/books/123');
exec('https://example.com/books/:id', 'https://example.com/books/123/x');
exec('https://example.com/books/:id', 'http://example.com/books/1');
exec('https://*.example.com/', 'https://a.b.example.com/');
exec('http{s}?://example.com/*', 'http://example.com/a/b?c#d');
exec({ pathname: '/a/:b?' }, { pathname: '/a' });
exec({ pathname: '/a/:b?' }, { pathname: '/a/c' });
exec({ pathname: '/a/:b*' }, { pathname: '/a/c/d' });
exec({ pathname: '/a/:b+' }, { pathname: '/a' });
exec({ pathname: '/:x(\\d+)' }, { pathname: '/12' });
exec({ pathname: '/:x(\\d+)' }, { pathname: '/z' });
exec({ pathname: '/a/*' }, '/a/b', 'https://base.org/');
exec({ pathname: '/A' }, { pathname: '/a' });
exec({ pathname: '/A' }, { pathname: '/a' }, undefined, { ignoreCase: true });
exec({ search: 'q=:v' }, 'https://x/?q=1');
exec({ hash: 'top' }, 'https://x/#top');
exec({ username: 'u', password: '*' }, 'https://u:p@x/');
exec({}, {});
exec({ port: '8080' }, 'http://x:8080/');
exec({ protocol: 'data', pathname: 'text/:kind,*' }, 'data:text/plain,hello');
show('test', () => [new URLPattern({ pathname: '/x' }).test('https://a/x'), new URLPattern({ pathname: '/x' }).test({ pathname: '/y' }), new URLPattern().test('https://a/')]);
show('inspect', () => new URLPattern({ pathname: '/:a' }));
show('number', () => new URLPattern(5));
show('null', () => new URLPattern(null));
show('object and base', () => new URLPattern({}, 'https://x/'));
show('exec object and base', () => new URLPattern().exec({}, 'https://x/'));

// What dots lead above the start of a part of a path, or to no more than one character.
for (const pathname of ['/:y /..', '/:y/..', '/:y a/../b', '/:y a/../bc', 'a/..', '/a/..', 'x/../b', '/{:y}{x/..}?', '{x/../}:y', '..']) {
  show(`path ${pathname}`, () => new URLPattern({ pathname }).pathname);
  show(`opaque ${pathname}`, () => new URLPattern({ protocol: 'foo', pathname }).pathname);
  show(`input ${pathname}`, () => new URLPattern({ pathname: '*' }).exec({ pathname })?.pathname.input);
}
for (const port of ['\t', '\r\n', '\t8\n0', ' 80', '8 ', '*\t', '{\n}?:p']) {
  show(`port ${JSON.stringify(port)}`, () => new URLPattern({ port }).port);
  show(`port of a match ${JSON.stringify(port)}`, () => new URLPattern({ port: '*' }).exec({ port })?.port.input);
}
show('port in a text', () => parts(new URLPattern('file::*\t/|')));
