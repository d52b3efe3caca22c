const o = { tag() { return this; }, get dynamic() { return (s) => s.raw.length; } };
same(o.tag`x`, o);
same(o['tag']`x`, o);
same(o.dynamic`a${1}b`, 2);
const chain = (...a) => (...b) => (...c) => [a, b, c].map((p) => p[0][0]).join('');
same(chain`a``b``c`, 'abc');
class Tag { constructor(site) { this.site = site; } }
same(new (class { m = (s) => s[0]; })().m`text`, 'text');
throws(() => new Tag`ignored`, "TypeError: Class constructor Tag cannot be invoked without 'new'");
throws(() => undefined`x`, 'TypeError');
throws(() => o.missing`x`, 'TypeError: o.missing is not a function');
same((function () { 'use strict'; return this; })`x`, undefined);
function* g() { return yield (yield 'tag')`${yield 'value'}`; }
const it = g();
it.next();
same(it.next((s, v) => 'tagged ' + v).value, 'value');
same(it.next(7).value, 'tagged 7');
same(super_().length, 1);
function super_() { return ({ __proto__: { t: (s) => s }, m() { return super.t`one`; } }).m(); }
