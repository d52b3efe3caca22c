const o = {
  get get() { return 'get'; }, set set(v) { this.v = v; }, get set() { return 'getter set'; },
  get 1() { return 'one'; }, get 'q r'() { return 'quoted'; }, get [`com${1}`]() { return 'computed'; },
  async() { return 'async method'; }, get() { return 'never: replaced'; }, static() { return 'static'; },
  *gen() { yield 1; }, async *ag() { yield 1; }, *[Symbol.iterator]() { yield 'it'; }, async await() { return 'a'; },
  new() { return new.target; }, if: 1, typeof: 2,
};
same(typeof o.get, 'function');
o.set = 4;
same(o.v + o.set, '4getter set');
same(o[1] + o['q r'] + o.com1, 'onequotedcomputed');
same(o.async() + o.static() + o.new(), 'async methodstaticundefined');
same([...o].join(), 'it');
same(o.if + o.typeof, 3);
syntaxError('({ get a(b) {} })', 'Getter must not have any formal parameters.');
syntaxError('({ set a() {} })', 'Setter must have exactly one formal parameter.');
syntaxError('({ if })', "Unexpected token 'if'");
syntaxError('({ a = 1 })', 'Invalid shorthand property initializer');
