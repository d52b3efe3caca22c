const cause = new TypeError('inner');
try {
  try { throw cause; } catch (e) { throw new Error('outer', { cause: e }); }
} catch (e) {
  same(e.cause, cause);
  attributes(e, 'cause', 'wc');
}
same('cause' in new Error('x', {}), false);
same(new Error('x', { cause: undefined }).hasOwnProperty('cause'), true);
let same_;
const e = new Error('one');
try { throw e; } catch (first) { try { throw first; } catch (second) { same_ = first === second; } }
same(same_, true);
class Custom extends Error { constructor(m) { super(m); this.name = 'Custom'; } }
throws(() => { throw new Custom('text'); }, 'Custom: text');
same(new Custom() instanceof Error, true);
same(String(new Custom('m')), 'Custom: m');
