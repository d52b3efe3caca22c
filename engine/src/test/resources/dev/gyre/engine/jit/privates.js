// Private names and super: fields, methods, accessors, static ones, several classes and shapes at one site, objects that do not have the name.
class Account {
  #balance = 0;
  #log = [];
  static #made = 0;
  constructor(owner) { this.owner = owner; Account.#made++; }
  #record(n) { this.#log.push(n); return this.#log.length; }
  get #half() { return this.#balance / 2; }
  set #half(v) { this.#balance = v * 2; }
  get #readOnly() { return 1; }
  set #writeOnly(v) { this.owner = v; }
  deposit(n) { this.#balance += n; return this.#record(n); }
  halve() { this.#half = this.#half; return this.#half; }
  writeMethod() { this.#record = 1; }
  writeReadOnly() { this.#readOnly = 1; }
  readWriteOnly() { return this.#writeOnly; }
  static made() { return Account.#made; }
  static peek(o) { return o.#balance; }
  static poke(o, v) { o.#balance = v; return o; }
  static call(o, v) { return o.#record(v); }
  static has(o) { return #balance in o; }
  total() { return this.#balance; }
}
class Savings extends Account {
  #rate = 3;
  deposit(n) { return super.deposit(n + this.#rate); }
  total() { return 'savings ' + super.total(); }
  missing() { return super.missing; }
  set(v) { super.anything = v; return this.anything; }
}
class Deep extends Savings { total() { return 'deep ' + super.total(); } }
const plain = new Account('p'), savings = new Savings('s'), deep = new Deep('d');
function deposit(o, n) { return o.deposit(n); }
function total(o) { return o.total(); }
for (const o of [plain, savings, deep]) {
  warm(deposit, o, 2); warm(total, o);
  Account.poke(o, 10);
  print(total(o), o.halve(), Account.has(o));
}
warm(Account.peek, plain); warm(Account.poke, new Account('x'), 5); warm(Account.call, plain, 1); warm(Account.has, plain);
const wrong = [{}, [], () => 1, new Proxy(plain, {}), 1, 'text', null, undefined, Object.create(plain), Symbol('s')];
for (const o of wrong) print(attempt(Account.peek, o), attempt(Account.poke, o, 1), attempt(Account.call, o, 1), attempt(Account.has, o));
for (const name of ['writeMethod', 'writeReadOnly', 'readWriteOnly']) print(name, attempt(o => o[name](), plain));
plain.extra = 1; savings.extra = 2;
for (const o of [plain, savings, deep]) print(Account.peek(o), Account.peek(Account.poke(o, 1.5)), total(o));
print(Account.peek(Object.freeze(new Account('f'))), Account.peek(Account.poke(Object.freeze(new Account('g')), 7)));
print(Account.made() > 0, Account.made.call({}) > 0, savings.missing(), savings.set(4), deep.set(5), plain.anything);

// The method that super finds changes, disappears, becomes a getter.
Account.prototype.total = function () { return 'replaced ' + Account.peek(this); };
print(total(plain), total(savings), total(deep));
delete Account.prototype.total;
print(attempt(total, savings), attempt(total, deep));
Object.defineProperty(Account.prototype, 'total', { get() { return () => 'got by ' + this.owner; }, configurable: true });
print(total(savings), total(deep));
Object.setPrototypeOf(Savings.prototype, { total() { return 'other'; } });
print(total(savings), total(deep));

// A class that is made anew has other names at the same sites.
function make(tag) {
  return class {
    #tag = tag; static #count = 0;
    tag() { return this.#tag; }
    static of(o) { return o.#tag; }
    static count() { return ++this.#count; }
    swap(o) { const t = this.#tag; this.#tag = o.#tag; o.#tag = t; return this.#tag + o.#tag; }
  };
}
const made = [];
for (let i = 0; i < 7; i++) {
  const C = make('t' + i), c = new C();
  made.push([C, c]);
  warm(o => o.tag(), c); warm(C.of, c);
  print(c.tag(), C.of(c), C.count(), C.count(), c.swap(new C()), i > 0 ? attempt(C.of, made[i - 1][1]) : '-');
}
print(made.map(([C, c]) => C.of(c)));
print(attempt(() => made[0][0].count.call({})));

// Fields of objects that come from elsewhere, and twice.
class Returner { constructor(o) { return o; } }
class Stamp extends Returner { #stamp = 1; constructor(o) { super(o); } static stamp(o) { return o.#stamp; } }
const target = { a: 1 };
function stamp(o) { return Stamp.stamp(new Stamp(o)); }
for (let i = 0; i < 30; i++) stamp({ b: i });
print(stamp(target), attempt(stamp, target), stamp([1]), stamp(new Proxy({}, {})), stamp(Object.freeze({ z: 1 })), stamp(function () {}));

// super in object literals, static methods, with computed keys and by assignment.
const base = { greet() { return 'base ' + this.name; }, get who() { return 'who ' + this.name; }, 0: 'zero' };
const literal = {
  __proto__: base, name: 'literal',
  greet() { return 'literal ' + super.greet(); },
  who2() { return super.who; },
  at(k) { return super[k]; },
  bump() { super.name2 = (super.name2 ?? 0) + 1; super.name2 += 1; return this.name2; },
};
for (let i = 0; i < 40; i++) { literal.greet(); literal.who2(); literal.at(i & 1 ? 'who' : 0); }
print(literal.greet(), literal.who2(), literal.at('gr' + 'eet') === base.greet, literal.at(0), literal.at({ toString: () => 'who' }), literal.at(Symbol.iterator));
print(literal.bump(), literal.greet.call({ name: 'borrowed' }), literal.who2.call({ name: 'borrowed' }));
class StaticBase { static make() { return 'made by ' + this.name; } }
class StaticDerived extends StaticBase { static make() { return 'and ' + super.make(); } static other() { return super.other; } }
for (let i = 0; i < 40; i++) StaticDerived.make();
print(StaticDerived.make(), StaticDerived.other());
StaticBase.make = () => 'changed';
print(StaticDerived.make());
