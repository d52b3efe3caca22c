// Properties by computed keys: of one shape and of many, with keys that are the same objects and others that are only equal, and what changes under them.
const seen = [];
function note(...values) {
  seen.push(values.map((value) => (typeof value === 'symbol' ? value.toString() : String(value))).join(' '));
}
const symbol = Symbol('s');
const parts = ['le', 'ft', 'ri', 'ght', 'na', 'me'];
const keys = ['left', 'right', 'name', symbol, 'missing', 'toString', 'length', '1', 1, '-1', -1, '1.5', 1.5, '01', true, null, undefined];
for (let i = 0; i < parts.length; i += 2) keys.push(parts[i] + parts[i + 1]);
keys.push('the name is left'.slice(12), 'a name that is longer than a short string'.slice(2), {
  toString() {
    note('converted');
    return 'left';
  },
});

class Node1 {
  constructor(left) {
    this.left = left;
  }
  get name() {
    return 'getter ' + this.left;
  }
}
class Node2 extends Node1 {
  constructor(left, right) {
    super(left);
    this.right = right;
    this[symbol] = 's';
  }
}
const dictionary = { left: 'dl' };
for (let i = 0; i < 200; i++) dictionary['key' + i] = i;
delete dictionary.key7;
const withIndex = [10, 20];
withIndex['-1'] = 'minus';
withIndex.left = 'al';
const typed = new Uint8Array([1, 2]);
typed.left = 'tl';
const proxy = new Proxy(
  { left: 'pl' },
  {
    get(target, key) {
      note('get', key);
      return target[key];
    },
  },
);
const bases = [
  new Node1(1),
  new Node2(2, 3),
  { left: 4, right: 5, 1: 'one' },
  { right: 6, left: 7.5 },
  { name: 8, '-1': 'm' },
  { '1.5': 9, '01': 'octal', true: 't', null: 'n', undefined: 'u' },
  Object.create({ left: 'inherited', get right() { return this === bases[6]; } }),
  Object.create(null),
  Object.create(proxy),
  Object.create(withIndex),
  dictionary,
  withIndex,
  typed,
  proxy,
  (function () { return arguments; })(11, 12),
  new String('text'),
  'left',
  'l' + 'eft of a longer rope'.slice(3),
  5,
  symbol,
  function named(a, b) {},
];

function get(base, key) {
  return base[key];
}
function has(base, key) {
  return key in base;
}
function text(value) {
  return typeof value === 'function' ? value.name : String(value);
}
function all() {
  const results = [];
  for (const base of bases) {
    for (const key of keys) {
      results.push(text(get(base, key)));
      if (typeof base === 'object') results.push(has(base, key));
    }
  }
  return results.join();
}

let last = '';
function round() {
  const now = all();
  if (now !== last) print(now.length, now);
  last = now;
}
for (let i = 0; i < 100; i++) {
  seen.length = 0;
  round();
}
print(seen.join('|'));

// What is found changes.
Object.prototype.missing = 'found';
round();
Object.defineProperty(Object.prototype, 'missing', { get() { return typeof this; }, configurable: true });
round();
delete Object.prototype.missing;
round();
Node1.prototype.right = 'inherited right';
round();
Object.setPrototypeOf(Node2.prototype, { name: 'other class' });
round();
Object.defineProperty(bases[2], 'left', { get() { return 'own getter'; } });
round();
delete bases[3].right;
bases[3].left = 'changed';
round();
dictionary.missing = 'in the dictionary';
round();
delete dictionary.left;
round();
typed['1.5'] = 1;
typed['-1'] = 1;
round();
for (let i = 0; i < 100; i++) round();

// Errors name the key.
for (const base of [undefined, null]) {
  for (const key of ['left', symbol, 1, { toString() { return 'never'; } }]) {
    try {
      get(base, key);
    } catch (error) {
      print(error.message);
    }
  }
}
try {
  get(bases[0], { toString() { throw new Error('in toString'); } });
} catch (error) {
  print(error.message);
}
try {
  get({ get left() { throw new Error('in a getter'); } }, 'left');
} catch (error) {
  print(error.message, error.stack.includes('at get '));
}

// Named loads of many shapes.
function named(object) {
  return object.left;
}
const many = [];
for (let i = 0; i < 12; i++) {
  const object = {};
  for (let k = 0; k < i; k++) object['p' + k] = k;
  if (i % 3) object.left = i / 2;
  many.push(object);
}
many.push(dictionary, proxy, withIndex, 'string', bases[6], bases[2]);
for (let i = 0; i < 400; i++) {
  const result = many.map(named).join();
  if (i % 399 === 0) print(result);
  if (i === 200) for (const object of many) if (typeof object === 'object') object.left = 0.5;
}
