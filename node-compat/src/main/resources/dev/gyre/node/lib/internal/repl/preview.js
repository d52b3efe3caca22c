// The value of a line before it is entered, computed without side effects: literals, operators on primitive values, variables, properties without getters, and calls of
// builtin functions that only compute. Anything else has no preview.

const { types } = require('util');

class Refused extends Error {}

const token =
  /\s*(?:(\d[\w.]*|\.\d\w*)|([\p{ID_Start}$_][\p{ID_Continue}$]*)|('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[^]|[^`\\$]|\$(?!\{))*`)|(\.\.\.|=>|\?\?=?|\?\.(?!\d)|\*\*=?|>>>?=?|<<=?|[=!]==?|[<>]=|&&=?|\|\|=?|\+\+|--|[-+*/%&|^]=|[-+*/%&|^<>=!~?:,.()[\]{};]))|\s+$/uy;

function tokensOf(text) {
  const tokens = [];
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const found = token.exec(text);
    if (found === null) throw new Refused();
    const [, number, word, string, punctuator] = found;
    if (number !== undefined) tokens.push({ literal: number });
    else if (string !== undefined) tokens.push({ literal: string });
    else if (word !== undefined) tokens.push({ word });
    else if (punctuator !== undefined) tokens.push({ punctuator });
  }
  return tokens;
}

const primitive = (value) => {
  if ((typeof value === 'object' && value !== null) || typeof value === 'function') throw new Refused();
  return value;
};
const numeric = (operator) => (left, right) => operator(primitive(left()), primitive(right()));
// Of operators whose results can be as large as memory.
const small = (operator) =>
  numeric((left, right) => {
    if (typeof left === 'bigint') throw new Refused();
    return operator(left, right);
  });
const MOST_LENGTH = 1e6;

// Binary operators by precedence; the functions get their operands as functions.
const binary = {
  __proto__: null,
  '??': [1, (a, b) => a() ?? b()],
  '||': [2, (a, b) => a() || b()],
  '&&': [3, (a, b) => a() && b()],
  '|': [4, numeric((a, b) => a | b)],
  '^': [5, numeric((a, b) => a ^ b)],
  '&': [6, numeric((a, b) => a & b)],
  '==': [7, numeric((a, b) => a == b)], // eslint-disable-line eqeqeq
  '!=': [7, numeric((a, b) => a != b)], // eslint-disable-line eqeqeq
  '===': [7, (a, b) => a() === b()],
  '!==': [7, (a, b) => a() !== b()],
  '<': [8, numeric((a, b) => a < b)],
  '>': [8, numeric((a, b) => a > b)],
  '<=': [8, numeric((a, b) => a <= b)],
  '>=': [8, numeric((a, b) => a >= b)],
  '<<': [9, small((a, b) => a << b)],
  '>>': [9, numeric((a, b) => a >> b)],
  '>>>': [9, numeric((a, b) => a >>> b)],
  '+': [10, numeric((a, b) => a + b)],
  '-': [10, numeric((a, b) => a - b)],
  '*': [11, numeric((a, b) => a * b)],
  '/': [11, numeric((a, b) => a / b)],
  '%': [11, numeric((a, b) => a % b)],
  '**': [12, small((a, b) => a ** b)],
};
const unary = {
  __proto__: null,
  '!': (a) => !a(),
  '-': (a) => -primitive(a()),
  '+': (a) => +primitive(a()),
  '~': (a) => ~primitive(a()),
  typeof: (a) => typeof a(),
  void: (a) => void a(),
};
const constants = { __proto__: null, true: true, false: false, null: null };
const reserved = new Set(
  (
    'async await break case catch class const continue debugger default delete do else enum export extends finally for function if implements import in ' +
    'instanceof interface let new package private protected public return static super switch this throw try var while with yield'
  ).split(' '),
);

// Parses an expression into a function that returns its value.
class Parser {
  #tokens;
  #at = 0;
  #scope;

  constructor(text, scope) {
    this.#tokens = tokensOf(text);
    this.#scope = scope;
  }

  whole() {
    const value = this.#conditional();
    this.#skip(';');
    if (this.#at < this.#tokens.length) throw new Refused();
    return value;
  }

  #peek() {
    return this.#tokens[this.#at]?.punctuator;
  }

  #skip(punctuator) {
    if (this.#peek() !== punctuator) return false;
    this.#at++;
    return true;
  }

  #need(punctuator) {
    if (!this.#skip(punctuator)) throw new Refused();
  }

  #conditional() {
    const test = this.#operation(0);
    if (!this.#skip('?')) return test;
    const yes = this.#conditional();
    this.#need(':');
    const no = this.#conditional();
    return () => (test() ? yes() : no());
  }

  #operation(least) {
    let left = this.#unary();
    for (;;) {
      const [precedence, operator] = binary[this.#peek()] ?? [];
      if (precedence === undefined || precedence <= least) return left;
      this.#at++;
      const first = left;
      const second = this.#operation(operator === binary['**'][1] ? precedence - 1 : precedence);
      left = () => operator(first, second);
    }
  }

  #unary() {
    const { punctuator, word } = this.#tokens[this.#at] ?? {};
    const operator = unary[punctuator ?? word];
    if (operator === undefined) return this.#members();
    this.#at++;
    const operand = this.#unary();
    if (this.#peek() === '**') throw new Refused();
    return () => operator(operand);
  }

  // An expression with the properties that are read of it and the calls.
  #members() {
    let object = this.#primary();
    let self = () => undefined;
    for (;;) {
      const holder = object;
      if (this.#skip('.')) {
        const { word } = this.#tokens[this.#at++] ?? {};
        if (word === undefined) throw new Refused();
        object = () => this.#scope.read(holder(), word);
      } else if (this.#skip('[')) {
        const key = this.#conditional();
        this.#need(']');
        object = () => this.#scope.read(holder(), primitive(key()));
      } else if (this.#skip('(')) {
        const receiver = self;
        const values = this.#list(')');
        object = () => this.#scope.call(holder(), receiver(), values());
        self = () => undefined;
        continue;
      } else return object;
      self = holder;
    }
  }

  #list(end) {
    const parts = [];
    while (!this.#skip(end)) {
      parts.push(this.#conditional());
      if (this.#peek() !== end) this.#need(',');
    }
    return () => parts.map((part) => part());
  }

  #primary() {
    const { literal, word, punctuator } = this.#tokens[this.#at++] ?? {};
    if (literal !== undefined) {
      const value = this.#scope.literal(literal);
      return () => value;
    }
    if (word !== undefined) {
      if (word in constants) return () => constants[word];
      if (reserved.has(word)) throw new Refused();
      return () => this.#scope.variable(word);
    }
    if (punctuator === '[') return this.#list(']');
    if (punctuator === '{') return this.#object();
    if (punctuator !== '(') throw new Refused();
    const inner = this.#conditional();
    this.#need(')');
    return inner;
  }

  #object() {
    const members = [];
    while (!this.#skip('}')) {
      const { literal, word } = this.#tokens[this.#at++] ?? {};
      const name = word ?? (literal === undefined ? undefined : String(this.#scope.literal(literal)));
      if (name === undefined || name === '__proto__') throw new Refused();
      if (this.#skip(':')) members.push([name, this.#conditional()]);
      else if (word === undefined || reserved.has(word)) throw new Refused();
      else members.push([name, () => this.#scope.variable(word)]);
      if (this.#peek() !== '}') this.#need(',');
    }
    return () => Object.fromEntries(members.map(([name, value]) => [name, value()]));
  }
}

// Builtin functions that only compute, by the path to their holder; 'primitive' ones with no object among their arguments.
const pure = {
  Math: 'abs acos acosh asin asinh atan atan2 atanh cbrt ceil clz32 cos cosh exp expm1 floor fround hypot imul log log10 log1p log2 max min pow random round sign sin sinh sqrt tan tanh trunc',
  Number: 'isFinite isInteger isNaN isSafeInteger parseFloat parseInt',
  'Number.prototype': 'toExponential toFixed toPrecision toString valueOf',
  'BigInt.prototype': 'toString valueOf',
  String: 'fromCharCode fromCodePoint',
  'String.prototype':
    'at charAt charCodeAt codePointAt concat endsWith includes indexOf isWellFormed lastIndexOf normalize padEnd padStart repeat replace replaceAll slice split ' +
    'startsWith substr substring toLowerCase toString toUpperCase toWellFormed trim trimEnd trimStart valueOf',
  Array: 'isArray of',
  'Array.prototype': 'at includes indexOf lastIndexOf slice toReversed',
  Object: 'entries getOwnPropertyNames getPrototypeOf is isExtensible isFrozen isSealed keys values',
  'Map.prototype': 'get has',
  'Set.prototype': 'has',
  Date: 'now',
  JSON: 'parse',
  '': 'BigInt Boolean Number String decodeURI decodeURIComponent encodeURI encodeURIComponent isFinite isNaN parseFloat parseInt',
};
const pureGetters = { 'Map.prototype': 'size', 'Set.prototype': 'size', 'Symbol.prototype': 'description' };
const takesObjects = new Set(['Array', 'Array.prototype', 'Object', 'Map.prototype', 'Set.prototype']);

// The names as a program sees them in a REPL's context. `evaluate` gives the value of a variable.
class Scope {
  #context;
  #evaluate;
  #functions = new Map();
  #getters = new Set();

  constructor(context, evaluate) {
    this.#context = context;
    this.#evaluate = evaluate;
    const each = (table, action) => {
      for (const path of Object.keys(table)) {
        const holder = path.split('.').reduce((object, name) => (name ? object?.[name] : object), context);
        for (const name of table[path].split(' '))
          action(path, Object.getOwnPropertyDescriptor(holder ?? {}, name) ?? {});
      }
    };
    each(pure, (path, { value }) => this.#functions.set(value, path));
    each(pureGetters, (path, { get }) => this.#getters.add(get));
    const arrays = Object.getPrototypeOf(context.Uint8Array);
    for (const name of ['length', 'byteLength', 'byteOffset'])
      this.#getters.add(Object.getOwnPropertyDescriptor(arrays.prototype, name)?.get);
  }

  // Literals of strings and numbers mean the same everywhere.
  literal(text) {
    return this.#evaluate(text);
  }

  variable(name) {
    const { get } = descriptorOf(this.#context, name) ?? {};
    if (get !== undefined) throw new Refused();
    return this.#evaluate(name);
  }

  read(object, key) {
    if (object === undefined || object === null) throw new Refused();
    const descriptor = descriptorOf(Object(object), key);
    if (descriptor === undefined || 'value' in descriptor) return descriptor?.value;
    if (!this.#getters.has(descriptor.get)) throw new Refused();
    return Reflect.apply(descriptor.get, object, []);
  }

  call(callee, self, values) {
    const path = this.#functions.get(callee);
    if (path === undefined || types.isProxy(self)) throw new Refused();
    if (
      path === 'Array.prototype' &&
      !(Array.isArray(self) && Object.getPrototypeOf(self) === this.#context.Array.prototype)
    )
      throw new Refused();
    if (path.endsWith('.prototype') && !takesObjects.has(path)) primitive(self);
    for (const value of values) {
      if (!takesObjects.has(path)) primitive(value);
      if (path === 'String.prototype' && value > MOST_LENGTH) throw new Refused();
      if (path === 'Object' && !isPlain(value)) throw new Refused();
    }
    return Reflect.apply(callee, self, values);
  }
}

// The property of an object or of what it inherits from; getters of lazy values are those of the runtime itself.
function descriptorOf(object, key) {
  for (let holder = object; holder !== null; holder = Object.getPrototypeOf(holder)) {
    if (types.isProxy(holder)) throw new Refused();
    const descriptor = Object.getOwnPropertyDescriptor(holder, key);
    if (descriptor !== undefined) return descriptor;
  }
  return undefined;
}

// Whether all own properties are values, so that listing them calls nothing.
function isPlain(value) {
  if (types.isProxy(value)) return false;
  if (value === undefined || value === null) return false;
  return Object.values(Object.getOwnPropertyDescriptors(value)).every((descriptor) => 'value' in descriptor);
}

const shown = { colors: false, depth: 1, compact: true, breakLength: Infinity, customInspect: false };

// The text of the value, or undefined if there is none.
function previewOf(line, context, evaluate) {
  const text = line.trim();
  try {
    const value = new Parser(text, new Scope(context, evaluate)).whole()();
    const { inspect } = require('util');
    return inspect(value, { ...shown, customInspect: types.isUint8Array(value) });
  } catch {
    // Incomplete, unknown, refused, or an error that entering the line would show.
    return undefined;
  }
}

module.exports = { previewOf };
