// util.inspect: converts any value to text with Node's layout.
'use strict';

const { defineLazyValues, objectKindOf, getConstructorName, getOwnNonIndexProperties, getProxyDetails } =
  internalBinding('util');
const { quote, escapeText, getStringWidth } = require('internal/util/inspect/strings');
const hasOwn = Object.prototype.hasOwnProperty;
const isEnumerable = Object.prototype.propertyIsEnumerable;

const customInspectSymbol = Symbol.for('nodejs.util.inspect.custom');

const defaultOptions = {
  showHidden: false,
  depth: 2,
  colors: false,
  customInspect: true,
  showProxy: false,
  maxArrayLength: 100,
  maxStringLength: 10000,
  breakLength: 80,
  compact: 3,
  sorted: false,
  getters: false,
  numericSeparator: false,
};

// The kinds of entries of a printed object, which determine keys and layout.
const OBJECT = 0;
const ARRAY_ITEM = 1;
const ARRAY = 2;

const ALL_PROPERTIES = 0;
const ONLY_ENUMERABLE = 2;

function inspect(value, opts) {
  const ctx = {
    seen: [],
    circular: undefined,
    indentationLvl: 0,
    currentDepth: 0,
    stylize: stylizeNoColor,
    ...defaultOptions,
    userOptions: undefined,
  };
  if (arguments.length > 1) {
    if (arguments.length > 2) {
      if (arguments[2] !== undefined) ctx.depth = arguments[2];
      if (arguments.length > 3 && arguments[3] !== undefined) ctx.colors = arguments[3];
    }
    if (typeof opts === 'boolean') {
      ctx.showHidden = opts;
    } else if (opts) {
      for (const key of Object.keys(opts)) {
        if (hasOwn.call(defaultOptions, key) || key === 'stylize') ctx[key] = opts[key];
        else ctx.userOptions ??= opts;
      }
    }
  }
  if (ctx.colors) ctx.stylize = stylizeWithColor;
  if (ctx.maxArrayLength === null) ctx.maxArrayLength = Infinity;
  if (ctx.maxStringLength === null) ctx.maxStringLength = Infinity;
  return formatValue(ctx, value, 0);
}

inspect.custom = customInspectSymbol;

Object.defineProperty(inspect, 'defaultOptions', {
  __proto__: null,
  get() {
    return defaultOptions;
  },
  set(options) {
    require('internal/validators').validateObject(options, 'options');
    Object.assign(defaultOptions, options);
  },
});

const foreground = 39;
const background = 49;
inspect.colors = {
  __proto__: null,
  reset: [0, 0],
  bold: [1, 22],
  dim: [2, 22],
  italic: [3, 23],
  underline: [4, 24],
  blink: [5, 25],
  inverse: [7, 27],
  hidden: [8, 28],
  strikethrough: [9, 29],
  doubleunderline: [21, 24],
  black: [30, foreground],
  red: [31, foreground],
  green: [32, foreground],
  yellow: [33, foreground],
  blue: [34, foreground],
  magenta: [35, foreground],
  cyan: [36, foreground],
  white: [37, foreground],
  bgBlack: [40, background],
  bgRed: [41, background],
  bgGreen: [42, background],
  bgYellow: [43, background],
  bgBlue: [44, background],
  bgMagenta: [45, background],
  bgCyan: [46, background],
  bgWhite: [47, background],
  framed: [51, 54],
  overlined: [53, 55],
  gray: [90, foreground],
  redBright: [91, foreground],
  greenBright: [92, foreground],
  yellowBright: [93, foreground],
  blueBright: [94, foreground],
  magentaBright: [95, foreground],
  cyanBright: [96, foreground],
  whiteBright: [97, foreground],
  bgGray: [100, background],
  bgRedBright: [101, background],
  bgGreenBright: [102, background],
  bgYellowBright: [103, background],
  bgBlueBright: [104, background],
  bgMagentaBright: [105, background],
  bgCyanBright: [106, background],
  bgWhiteBright: [107, background],
};

for (const [target, alias] of [
  ['gray', 'grey'],
  ['gray', 'blackBright'],
  ['bgGray', 'bgGrey'],
  ['bgGray', 'bgBlackBright'],
  ['dim', 'faint'],
  ['strikethrough', 'crossedout'],
  ['strikethrough', 'strikeThrough'],
  ['strikethrough', 'crossedOut'],
  ['hidden', 'conceal'],
  ['inverse', 'swapColors'],
  ['inverse', 'swapcolors'],
  ['doubleunderline', 'doubleUnderline'],
]) {
  Object.defineProperty(inspect.colors, alias, {
    __proto__: null,
    get() {
      return this[target];
    },
    set(value) {
      this[target] = value;
    },
    configurable: true,
    enumerable: false,
  });
}

inspect.styles = {
  __proto__: null,
  special: 'cyan',
  number: 'yellow',
  bigint: 'yellow',
  boolean: 'yellow',
  undefined: 'grey',
  null: 'bold',
  string: 'green',
  symbol: 'green',
  date: 'magenta',
  regexp: null,
  module: 'underline',
};

// Regular expressions are coloured by a function, which is loaded when it is first read.
defineLazyValues(inspect.styles, 'regexp', () => require('internal/util/inspect/regexp').highlightRegExp);

function stylizeWithColor(text, styleType) {
  const style = inspect.styles[styleType];
  if (style !== undefined) {
    const codes = inspect.colors[style];
    if (codes !== undefined) return `\u001b[${codes[0]}m${text}\u001b[${codes[1]}m`;
    if (typeof style === 'function') return style(text);
  }
  return text;
}

function stylizeNoColor(text) {
  return text;
}

function formatValue(ctx, value, recurseTimes, typed) {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) {
    return formatPrimitive(ctx.stylize, value, ctx);
  }
  const context = value;
  let objectKind = objectKindOf(value);
  let proxies = 0;
  while (objectKind === 'Proxy') {
    const details = getProxyDetails(value, !!ctx.showProxy);
    if (details === null || (ctx.showProxy && details[0] === null)) {
      return wrapInProxies(ctx, proxies, ctx.stylize('<Revoked Proxy>', 'special'));
    }
    if (ctx.showProxy) return formatProxy(ctx, details, recurseTimes);
    value = details;
    objectKind = objectKindOf(value);
    proxies++;
  }
  if (ctx.customInspect) {
    const custom = value[customInspectSymbol];
    if (
      typeof custom === 'function' &&
      custom !== inspect &&
      Object.getOwnPropertyDescriptor(value, 'constructor')?.value?.prototype !== value
    ) {
      const depth = ctx.depth === null ? null : ctx.depth - recurseTimes;
      const result = custom.call(
        context,
        depth,
        userOptions(ctx, proxies > 0 || !isOrdinaryInstance(Object, context)),
        inspect,
      );
      if (result !== context) {
        if (typeof result !== 'string') return formatValue(ctx, result, recurseTimes);
        return result.replaceAll('\n', `\n${' '.repeat(ctx.indentationLvl)}`);
      }
    }
  }
  if (ctx.seen.includes(value)) {
    ctx.circular ??= new Map();
    let index = ctx.circular.get(value);
    if (index === undefined) {
      index = ctx.circular.size + 1;
      ctx.circular.set(value, index);
    }
    return ctx.stylize(`[Circular *${index}]`, 'special');
  }
  return wrapInProxies(ctx, proxies, formatRaw(ctx, value, objectKind, recurseTimes, typed));
}

// Marks the text of a target with the number of proxies around it.
function wrapInProxies(ctx, proxies, text) {
  for (let i = 0; i < proxies; i++) text = `${ctx.stylize('Proxy(', 'special')}${text}${ctx.stylize(')', 'special')}`;
  return text;
}

// The options passed to a custom inspect function.
function userOptions(ctx, foreign) {
  const options = { stylize: ctx.stylize };
  for (const key of Object.keys(defaultOptions)) options[key] = ctx[key];
  if (ctx.userOptions !== undefined) Object.assign(options, ctx.userOptions);
  return foreign ? withoutObjects(options, ctx) : options;
}

// A value that may come from another context gets no object of this context.
function withoutObjects(options, ctx) {
  Object.setPrototypeOf(options, null);
  for (const key of Object.keys(options)) {
    const value = options[key];
    if (value !== null && (typeof value === 'object' || typeof value === 'function')) delete options[key];
  }
  options.stylize = Object.setPrototypeOf((value, flavour) => {
    try {
      return `${ctx.stylize(value, flavour)}`;
    } catch {
      return value;
    } // A user's style that throws has no effect.
  }, null);
  return options;
}

function formatProxy(ctx, [target, handler], recurseTimes) {
  if (ctx.depth !== null && recurseTimes > ctx.depth) return ctx.stylize('Proxy [Array]', 'special');
  recurseTimes++;
  ctx.indentationLvl += 2;
  const parts = [formatValue(ctx, target, recurseTimes), formatValue(ctx, handler, recurseTimes)];
  ctx.indentationLvl -= 2;
  return layOut(ctx, parts, '', 'Proxy [', ']', ARRAY, recurseTimes);
}

// ---- names -------------------------------------------------------------------------------------------------------

function isInstanceOf(value, constructor) {
  try {
    return value instanceof constructor;
  } catch {
    return false;
  } // A class may throw from Symbol.hasInstance.
}

// Whether a value inherits from a class, without calling Symbol.hasInstance.
function isOrdinaryInstance(constructor, value) {
  return Function.prototype[Symbol.hasInstance].call(constructor, value);
}

// Classes that are identified by their name: those of the language, except the ones that V8 adds to a realm later.
const languageClasses = new Set(
  (
    'AggregateError Array ArrayBuffer Atomics BigInt BigInt64Array BigUint64Array Boolean DataView Date ' +
    'Error EvalError FinalizationRegistry Float32Array Float64Array Function Infinity Int16Array Int32Array ' +
    'Int8Array Intl Iterator JSON Map Math NaN Number Object Promise Proxy RangeError ReferenceError Reflect ' +
    'RegExp Set String Symbol SyntaxError TypeError URIError Uint16Array Uint32Array Uint8Array ' +
    'Uint8ClampedArray WeakMap WeakRef WeakSet'
  ).split(' '),
);

function isGlobalClass(constructor) {
  return languageClasses.has(constructor.name);
}

// Classes by their prototypes, which are known even if `constructor` was changed.
let classOfPrototype;

function knownPrototypes() {
  const known = new Map();
  for (const constructor of [
    Object,
    Array,
    Function,
    Map,
    Set,
    RegExp,
    Date,
    Error,
    TypeError,
    RangeError,
    AggregateError,
    Promise,
    Boolean,
    Number,
    String,
    ArrayBuffer,
    DataView,
    Object.getPrototypeOf(Uint8Array),
    WeakMap,
    WeakSet,
  ]) {
    known.set(constructor.prototype, { constructor, name: constructor.name });
  }
  return known;
}

// The name of a value's class: the nearest `constructor` on its prototype chain of which it is an instance.
function constructorNameOf(value, ctx, recurseTimes, inherited) {
  classOfPrototype ??= knownPrototypes();
  let holder = value;
  let first;
  while (holder !== null) {
    const known = classOfPrototype.get(holder);
    if (known !== undefined && isOrdinaryInstance(known.constructor, value)) {
      if (inherited !== undefined && first !== holder)
        collectInherited(ctx, value, first ?? value, recurseTimes, inherited);
      return known.name;
    }
    const descriptor = Object.getOwnPropertyDescriptor(holder, 'constructor');
    if (
      descriptor !== undefined &&
      typeof descriptor.value === 'function' &&
      descriptor.value.name !== '' &&
      isInstanceOf(value, descriptor.value)
    ) {
      const name = String(descriptor.value.name);
      if (inherited !== undefined && (first !== holder || !isGlobalClass(descriptor.value))) {
        collectInherited(ctx, value, first ?? value, recurseTimes, inherited);
      }
      return name;
    }
    holder = Object.getPrototypeOf(holder);
    if (first === undefined) first = holder;
  }
  if (first === null) return null;
  const name = getConstructorName(value);
  if (ctx.depth !== null && recurseTimes > ctx.depth) return `${name} <Complex prototype>`;
  const parent = constructorNameOf(first, ctx, recurseTimes + 1, inherited);
  if (parent !== null) return `${name} <${parent}>`;
  return `${name} <${inspect(first, { ...pickOptions(ctx), customInspect: false, depth: -1 })}>`;
}

function pickOptions(ctx) {
  const options = { stylize: ctx.stylize };
  for (const key of Object.keys(defaultOptions)) options[key] = ctx[key];
  return options;
}

// With showHidden: the properties of up to three prototypes of the user's classes.
function collectInherited(ctx, main, holder, recurseTimes, output) {
  const nearer = new Set();
  for (let level = 0; level < 3; level++) {
    if (level > 0 || holder === main) {
      holder = Object.getPrototypeOf(holder);
      if (holder === null) return;
      const constructor = Object.getOwnPropertyDescriptor(holder, 'constructor')?.value;
      if (typeof constructor === 'function' && isGlobalClass(constructor)) return;
    }
    const keys = Reflect.ownKeys(holder);
    ctx.seen.push(main);
    for (const key of keys) {
      if (key === 'constructor' || hasOwn.call(main, key) || nearer.has(key)) continue;
      const descriptor = Object.getOwnPropertyDescriptor(holder, key);
      if (typeof descriptor.value === 'function') continue;
      const text = formatProperty(ctx, holder, recurseTimes, key, OBJECT, descriptor, main);
      output.push(ctx.colors ? `\u001b[2m${text}\u001b[22m` : text);
    }
    ctx.seen.pop();
    for (const key of keys) nearer.add(key);
  }
}

// The prefix, such as 'Foo ', 'Foo(2) [Tag] ' or '[Object: null prototype] '.
function getPrefix(constructor, tag, fallback, size = '') {
  if (constructor === null) {
    const name = `[${fallback}${size}: null prototype] `;
    return tag !== '' && fallback !== tag ? `${name}[${tag}] ` : name;
  }
  // The tag of a class in a namespace, such as Temporal.PlainDate, is its full name.
  if (tag.length > constructor.length + 1 && tag.endsWith(`.${constructor}`)) return `${tag}${size} `;
  return tag === '' || constructor === tag ? `${constructor}${size} ` : `${constructor}${size} [${tag}] `;
}

// The prefix of values without a special one; without a prototype the name is that of the engine's class.
function plainPrefix(value, constructor, tag) {
  let fallback = '';
  if (constructor === null) {
    fallback = getConstructorName(value);
    if (fallback === tag) fallback = 'Object';
  }
  return getPrefix(constructor, tag, fallback);
}

function keysOf(value, showHidden) {
  const symbols = Object.getOwnPropertySymbols(value);
  if (showHidden) {
    const keys = Object.getOwnPropertyNames(value);
    return symbols.length > 0 ? keys.concat(symbols) : keys;
  }
  let keys;
  try {
    keys = Object.keys(value);
  } catch {
    keys = Object.getOwnPropertyNames(value); // A module namespace with uninitialised bindings.
  }
  for (const symbol of symbols) if (isEnumerable.call(value, symbol)) keys.push(symbol);
  return keys;
}

function tagOf(ctx, value) {
  let tag;
  try {
    tag = value[Symbol.toStringTag];
  } catch {
    return '';
  } // A getter that throws has no tag.
  if (typeof tag !== 'string' || tag === '') return '';
  // A tag among the printed properties would be shown twice.
  return (ctx.showHidden ? hasOwn : isEnumerable).call(value, Symbol.toStringTag) ? '' : tag;
}

// ---- objects -----------------------------------------------------------------------------------------------------

// How one object is printed: base text, braces, its keys, and the formatter of its entries; a string instead is the
// whole text.
class Layout {
  constructor(keys) {
    this.base = '';
    this.open = '{';
    this.close = '}';
    this.keys = keys;
    this.kind = OBJECT;
    this.entries = undefined;
    this.emptyIsDone = false;
  }
}

function formatRaw(ctx, value, objectKind, recurseTimes, typed) {
  const inherited = ctx.showHidden && (ctx.depth === null || recurseTimes <= ctx.depth) ? [] : undefined;
  const constructor = constructorNameOf(value, ctx, recurseTimes, inherited);
  const tag = tagOf(ctx, value);
  const layout = layoutOf(ctx, value, objectKind, constructor, tag, recurseTimes, inherited, typed);
  if (typeof layout === 'string') return layout;

  if (ctx.depth !== null && recurseTimes > ctx.depth) {
    const name = plainPrefix(value, constructor, tag).slice(0, -1);
    return ctx.stylize(constructor === null ? name : `[${name}]`, 'special');
  }
  recurseTimes++;
  ctx.seen.push(value);
  ctx.currentDepth = recurseTimes;
  let output;
  const indentation = ctx.indentationLvl;
  try {
    output = layout.entries === undefined ? [] : layout.entries(ctx, value, recurseTimes);
    const { keys, kind } = layout;
    for (let i = 0; i < keys.length; i++) output.push(formatProperty(ctx, value, recurseTimes, keys[i], kind));
    if (inherited !== undefined) for (const text of inherited) output.push(text);
  } catch (error) {
    if (!require('internal/errors').isStackOverflowError(error)) throw error;
    ctx.seen.pop();
    ctx.indentationLvl = indentation;
    const name = plainPrefix(value, constructor, tag).slice(0, -1);
    return ctx.stylize(`[${name}: Inspection interrupted prematurely. Maximum call stack size exceeded.]`, 'special');
  }
  if (ctx.circular !== undefined) {
    const index = ctx.circular.get(value);
    if (index !== undefined) {
      const reference = ctx.stylize(`<ref *${index}>`, 'special');
      if (ctx.compact === true) layout.open = `${reference} ${layout.open}`;
      else layout.base = layout.base === '' ? reference : `${reference} ${layout.base}`;
    }
  }
  ctx.seen.pop();
  if (ctx.sorted) sortOutput(ctx, output, layout);
  const text = layOut(ctx, output, layout.base, layout.open, layout.close, layout.kind, recurseTimes, value);
  limitOutput(ctx, text.length);
  return text;
}

// Once the objects of one indentation have taken this many characters, only the names of further objects are printed.
const OUTPUT_LIMIT = 2 ** 27;

function limitOutput(ctx, length) {
  const { indentationLvl } = ctx;
  const printed = (ctx.printed ??= []);
  printed[indentationLvl] = (printed[indentationLvl] ?? 0) + length;
  if (printed[indentationLvl] > OUTPUT_LIMIT) ctx.depth = -1;
}

function sortOutput(ctx, output, { kind, keys }) {
  const compare = ctx.sorted === true ? undefined : ctx.sorted;
  if (kind === OBJECT) {
    output.sort(compare);
  } else if (keys.length > 1) {
    const from = output.length - keys.length;
    output.splice(from, keys.length, ...output.slice(from).sort(compare));
  }
}

const iterables = new Set(['Array', 'Map', 'MapIterator', 'Set', 'SetIterator', 'TypedArray']);
const callables = new Set(['AsyncFunction', 'AsyncGeneratorFunction', 'Class', 'Function', 'GeneratorFunction']);

const plain = new Set(['Arguments', 'Generator', 'Object', 'WeakRef']);

// Values that can no longer be iterated, or whose tag is Object, are shown as plain objects; other values that inherit
// from Error as errors.
function shownKind(value, objectKind, constructor) {
  if (callables.has(objectKind)) return objectKind;
  const iterates = iterables.has(objectKind);
  if (iterates && (constructor === null || Symbol.iterator in value)) return objectKind;
  if (constructor === 'Object') return 'Object';
  if (objectKind === 'RegExp' || objectKind === 'Date') return objectKind;
  if (isOrdinaryInstance(Error, value)) return 'Error';
  return iterates || plain.has(objectKind) ? 'Object' : objectKind;
}

function layoutOf(ctx, value, actualKind, constructor, tag, recurseTimes, inherited, typed) {
  const noInherited = inherited === undefined || inherited.length === 0;
  const objectKind = shownKind(value, actualKind, constructor);
  if (objectKind === 'Object') return objectLayout(ctx, value, actualKind, constructor, tag, recurseTimes, noInherited);
  if (objectKind === 'Array') {
    const layout = new Layout(getOwnNonIndexProperties(value, ctx.showHidden ? ALL_PROPERTIES : ONLY_ENUMERABLE));
    const prefix =
      constructor !== 'Array' || tag !== '' ? getPrefix(constructor, tag, 'Array', `(${value.length})`) : '';
    layout.open = `${prefix}[`;
    layout.close = ']';
    if (value.length === 0 && layout.keys.length === 0 && noInherited) return `${layout.open}]`;
    layout.kind = ARRAY;
    layout.entries = formatArray;
    return layout;
  }
  return require('internal/util/inspect/kinds').layoutOf(
    ctx,
    value,
    objectKind,
    constructor,
    tag,
    recurseTimes,
    noInherited,
    typed,
  );
}

function objectLayout(ctx, value, objectKind, constructor, tag, recurseTimes, noInherited) {
  const layout = new Layout(keysOf(value, ctx.showHidden));
  if (constructor === 'Object') {
    if (objectKind === 'Arguments') layout.open = '[Arguments] {';
    else if (tag !== '') layout.open = `${getPrefix(constructor, tag, 'Object')}{`;
  } else {
    const isURL = typeof value.href === 'string' && value instanceof require('internal/url').URL;
    if (isURL && (ctx.depth === null || !(recurseTimes > ctx.depth))) {
      layout.base = value.href;
      return layout.keys.length === 0 && noInherited ? layout.base : layout;
    }
    layout.open = `${plainPrefix(value, constructor, tag)}{`;
  }
  return layout.keys.length === 0 && noInherited ? `${layout.open}}` : layout;
}

function formatArray(ctx, value, recurseTimes) {
  const length = value.length;
  const shown = Math.min(Math.max(0, ctx.maxArrayLength), length);
  const output = [];
  for (let i = 0; i < shown; i++) {
    const descriptor = Object.getOwnPropertyDescriptor(value, i);
    if (descriptor === undefined) {
      return require('internal/util/inspect/sparse_array').formatSparseArray(
        ctx,
        value,
        recurseTimes,
        shown,
        output,
        i,
      );
    }
    output.push(formatProperty(ctx, value, recurseTimes, i, ARRAY_ITEM, descriptor));
  }
  if (length > shown) output.push(moreItems(length - shown));
  return output;
}

function moreItems(count) {
  return `... ${count} more item${count > 1 ? 's' : ''}`;
}

const identifier = /^[a-zA-Z_][a-zA-Z_0-9]*$/;

function formatProperty(ctx, value, recurseTimes, key, kind, descriptor, original = value) {
  descriptor ??= Object.getOwnPropertyDescriptor(value, key);
  let text;
  let gap = ' ';
  if (descriptor.value !== undefined) {
    const indent = ctx.compact !== true || kind !== OBJECT ? 2 : 3;
    ctx.indentationLvl += indent;
    text = formatValue(ctx, descriptor.value, recurseTimes);
    if (indent === 3 && ctx.breakLength < getStringWidth(text, ctx.colors)) {
      gap = `\n${' '.repeat(ctx.indentationLvl)}`;
    }
    ctx.indentationLvl -= indent;
  } else if (descriptor.get !== undefined) {
    text = formatGetter(ctx, original, descriptor, recurseTimes);
  } else {
    text = descriptor.set !== undefined ? ctx.stylize('[Setter]', 'special') : ctx.stylize('undefined', 'undefined');
  }
  if (kind === ARRAY_ITEM) return text;
  return `${formatKey(ctx, key, descriptor.enumerable)}:${gap}${text}`;
}

function formatKey(ctx, key, enumerable) {
  let name;
  if (typeof key === 'symbol') name = ctx.stylize(escapeText(Symbol.prototype.toString.call(key)), 'symbol');
  else if (key === '__proto__') name = "['__proto__']";
  else if (identifier.test(key)) name = ctx.stylize(key, 'name');
  else name = ctx.stylize(quote(key), 'string');
  return enumerable === false ? `[${name}]` : name;
}

function formatGetter(ctx, original, descriptor, recurseTimes) {
  const label = descriptor.set !== undefined ? 'Getter/Setter' : 'Getter';
  const { getters } = ctx;
  if (
    !getters ||
    (getters !== true &&
      !(getters === 'get' && descriptor.set === undefined) &&
      !(getters === 'set' && descriptor.set !== undefined))
  ) {
    return ctx.stylize(`[${label}]`, 'special');
  }
  const open = ctx.stylize(`[${label}:`, 'special');
  const close = ctx.stylize(']', 'special');
  let text;
  ctx.indentationLvl += 2;
  try {
    const value = descriptor.get.call(original);
    if (value === null) text = `${open} ${ctx.stylize('null', 'null')}${close}`;
    else if (typeof value === 'object' || typeof value === 'function')
      text = `${ctx.stylize(`[${label}]`, 'special')} ${formatValue(ctx, value, recurseTimes)}`;
    else text = `${open} ${formatPrimitive(ctx.stylize, value, ctx)}${close}`;
  } catch (error) {
    text = `${open} <Inspection threw (${formatValue(ctx, error, recurseTimes)})>${close}`;
  }
  ctx.indentationLvl -= 2;
  return text;
}

// ---- primitives --------------------------------------------------------------------------------------------------

function separateInteger(digits) {
  return digits.replace(/\B(?=(\d{3})+$)/g, '_');
}

function formatNumber(ctx, number) {
  if (Object.is(number, -0)) return '-0';
  const text = `${number}`;
  if (!ctx.numericSeparator) return text;
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (match === null) return text;
  const [, sign, whole, fraction] = match;
  const start = sign + separateInteger(whole);
  return fraction === undefined ? start : `${start}.${fraction.replace(/(\d{3})(?=\d)/g, '$1_')}`;
}

function formatBigInt(ctx, number) {
  const text = String(number);
  if (!ctx.numericSeparator) return `${text}n`;
  return text[0] === '-' ? `-${separateInteger(text.slice(1))}n` : `${separateInteger(text)}n`;
}

function formatPrimitive(stylize, value, ctx) {
  switch (typeof value) {
    case 'string':
      return formatString(stylize, value, ctx);
    case 'number':
      return stylize(formatNumber(ctx, value), 'number');
    case 'bigint':
      return stylize(formatBigInt(ctx, value), 'bigint');
    case 'boolean':
      return stylize(`${value}`, 'boolean');
    case 'undefined':
      return stylize('undefined', 'undefined');
    case 'symbol':
      return stylize(Symbol.prototype.toString.call(value), 'symbol');
    default:
      return stylize('null', 'null');
  }
}

function formatString(stylize, value, ctx) {
  let trailer = '';
  if (value.length > ctx.maxStringLength) {
    const rest = value.length - ctx.maxStringLength;
    value = value.slice(0, ctx.maxStringLength);
    trailer = `... ${rest} more character${rest > 1 ? 's' : ''}`;
  }
  if (ctx.compact !== true && value.length > 16 && value.length > ctx.breakLength - ctx.indentationLvl - 4) {
    const lines = value.split(/(?<=\n)/);
    if (lines.length > 1) {
      return (
        lines.map((line) => stylize(quote(line), 'string')).join(` +\n${' '.repeat(ctx.indentationLvl + 2)}`) + trailer
      );
    }
  }
  return stylize(quote(value), 'string') + trailer;
}

// ---- layout of lines ---------------------------------------------------------------------------------------------

function layOut(ctx, output, base, open, close, kind, recurseTimes, value) {
  return require('internal/util/inspect/lines').layOut(ctx, output, base, open, close, kind, recurseTimes, value);
}

// ---- format ------------------------------------------------------------------------------------------------------

function format(...args) {
  if (args.length === 1 && typeof args[0] === 'string') return args[0];
  return require('internal/util/inspect/format').formatWithOptionsInternal(undefined, args);
}

function formatWithOptions(inspectOptions, ...args) {
  require('internal/validators').validateObject(inspectOptions, 'inspectOptions', { allowArray: true });
  return require('internal/util/inspect/format').formatWithOptionsInternal(inspectOptions, args);
}

module.exports = {
  ARRAY,
  ARRAY_ITEM,
  Layout,
  customInspectSymbol,
  format,
  formatBigInt,
  formatNumber,
  formatPrimitive,
  formatProperty,
  formatValue,
  formatWithOptions,
  getPrefix,
  getStringWidth,
  inspect,
  isGlobalClass,
  isOrdinaryInstance,
  keysOf,
  layOut,
  moreItems,
  plainPrefix,
  stylizeNoColor,
  stylizeWithColor,
};
