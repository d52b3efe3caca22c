// URLs of the usual form and those that are nearly so are parsed alike with and without a space before them, which
// takes the other of two parsers here; the hash is of what Node makes of them.

const { createHash } = require('node:crypto');

let state = 1;
const random = (count) => {
  state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
  return (state >>> 8) % count;
};
const pick = (list) => list[random(list.length)];

const schemes = ['http', 'https', 'ws', 'wss', 'HTTP', 'ftp', 'file', 'other'];
const users = ['', '', '', 'user@', 'u:p@', ':p@', '@', 'a:b:c@', 'ü@', 'u%20@', 'a@b@', 'x:@'];
const hosts = ['example.com', 'a.b-c.d', 'localhost', 'Example.com', '1.2.3.4', '0x7f.1', 'a.1b', 'a.b.', '[::1]', 'xn--a', 'ü.de', '', '-', 'a_b', 'a%41', 'h', 'x..y', '9a.com'];
const ports = ['', '', '', ':80', ':443', ':8080', ':0', ':', ':65536', ':00080', ':a', ':000000080'];
const segments = ['a', '..', '.', '%2e', '%2E%2e', '', 'x y', 'ü', 'a%20b', 'a|b', "a'b", 'a^b', 'a\\b', 'c:', '~', '{', '%', '%zz', '...', '.a'];
const queries = ['', '', '?', '?a=1&b=2', "?it's", '?ü', '?a b', '?a#b', '?<', '?a%20b', '?x?y'];
const fragments = ['', '', '#', '#frag', '#a b', '#`', '#ü', '#a#b', "#'"];

function path() {
  let text = '';
  for (let i = random(5); i > 0; i--) text += pick(['/', '/', '/', '//', '\\']) + pick(segments);
  return text;
}

function members(text, base) {
  try {
    const url = new URL(text, base);
    const { href, origin, protocol, username, password, host, port, pathname, search, hash } = url;
    return [href, origin, protocol, username, password, host, port, pathname, search, hash].join(' ');
  } catch (error) {
    return error.code;
  }
}

const hash = createHash('sha256');
let differing = 0;
for (let i = 0; i < 20000; i++) {
  const rest = path() + pick(queries) + pick(fragments);
  const text = random(4) === 0 ? rest : `${pick(schemes)}:${pick(['//', '//', '//', '/', ''])}${pick(users)}${pick(hosts)}${pick(ports)}${rest}`;
  const base = pick([undefined, 'http://u:p@base.org:81/x/y?q#f', 'https://base.org', 'file:///d/e', 'other:opaque', 'other://h/p']);
  const result = members(text, base);
  if (result !== members(` ${text}`, base)) differing++;
  hash.update(`${result}\n`);
}
console.log(differing, hash.digest('hex'));

const url = new URL('https://example.com/a/b?x=1#y');
url.pathname = 'c/../d e';
url.port = '81';
url.search = 'z';
console.log(url.href, new URL('../q', url).href, url.searchParams.get('z'));
