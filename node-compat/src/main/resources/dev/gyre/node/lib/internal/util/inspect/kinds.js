// How inspect prints built-in kinds of objects other than plain objects and arrays.
'use strict';

const {
  ARRAY,
  Layout,
  formatBigInt,
  formatNumber,
  formatPrimitive,
  formatProperty,
  formatValue,
  getPrefix,
  keysOf,
  layOut,
  moreItems,
  stylizeNoColor,
} = require('internal/util/inspect');
const { getOwnNonIndexProperties, getPromiseDetails, originalGetter, previewEntries } = internalBinding('util');

function layoutOf(ctx, value, objectKind, constructor, tag, recurseTimes, noInherited, typed) {
  switch (objectKind) {
    case 'Map':
      return collection(ctx, value, constructor, tag, 'Map', mapEntries, noInherited);
    case 'Set':
      return collection(ctx, value, constructor, tag, 'Set', setEntries, noInherited);
    case 'TypedArray':
      return typedArray(ctx, value, constructor, tag);
    case 'MapIterator':
      return iterator(ctx, value, constructor, tag, 'Map');
    case 'SetIterator':
      return iterator(ctx, value, constructor, tag, 'Set');
    case 'Function':
    case 'AsyncFunction':
    case 'GeneratorFunction':
    case 'AsyncGeneratorFunction':
    case 'Class':
      return functionLayout(ctx, value, objectKind, constructor, tag, noInherited);
    case 'RegExp':
    case 'Date':
      return textual(ctx, value, objectKind, constructor, tag, recurseTimes, noInherited);
    case 'Error': {
      const layout = new Layout(keysOf(value, ctx.showHidden));
      layout.base = require('internal/util/inspect/errors').formatError(ctx, value, constructor, tag, layout.keys);
      return layout.keys.length === 0 && noInherited ? layout.base : layout;
    }
    case 'ArrayBuffer':
    case 'SharedArrayBuffer':
      return arrayBuffer(ctx, value, objectKind, constructor, tag, typed, noInherited);
    case 'DataView':
      return dataView(ctx, value, constructor, tag);
    case 'Number':
    case 'String':
    case 'Boolean':
    case 'BigInt':
    case 'Symbol':
      return boxed(ctx, value, objectKind, constructor, tag, noInherited);
    case 'Module':
      return moduleLayout(ctx, value, constructor, tag);
    case 'External':
      return ctx.stylize(`[External: ${internalBinding('util').getExternalAddress(value)}]`, 'special');
    default:
      return other(ctx, value, objectKind, constructor, tag);
  }
}

function collection(ctx, value, constructor, tag, name, entries, noInherited) {
  const layout = new Layout(keysOf(value, ctx.showHidden));
  const size = (name === 'Map' ? mapSize : setSize).call(value);
  layout.open = `${getPrefix(constructor, tag, name, `(${size})`)}{`;
  if (size === 0 && layout.keys.length === 0 && noInherited) return `${layout.open}}`;
  // As in Node: the entries and size of a value with a prototype are read; without one an iterator is used, which has
  // no size.
  if (constructor !== null) layout.entries = entries;
  else
    layout.entries = (context, _, recurseTimes) =>
      entries(context, Reflect.apply(name === 'Map' ? mapIterator : setIterator, value, []), recurseTimes);
  return layout;
}

const mapSize = originalGetter(Map.prototype, 'size');
const setSize = originalGetter(Set.prototype, 'size');
const mapIterator = Map.prototype.entries;
const setIterator = Set.prototype.values;

function setEntries(ctx, value, recurseTimes) {
  const output = [];
  const { size } = value;
  const most = Math.min(Math.max(0, ctx.maxArrayLength), size);
  ctx.indentationLvl += 2;
  for (const item of value) {
    if (output.length >= most) break;
    output.push(formatValue(ctx, item, recurseTimes));
  }
  if (size > most) output.push(moreItems(size - most));
  ctx.indentationLvl -= 2;
  return output;
}

function mapEntries(ctx, value, recurseTimes) {
  const output = [];
  const { size } = value;
  const most = Math.min(Math.max(0, ctx.maxArrayLength), size);
  ctx.indentationLvl += 2;
  for (const entry of value) {
    if (output.length >= most) break;
    output.push(`${formatValue(ctx, entry[0], recurseTimes)} => ${formatValue(ctx, entry[1], recurseTimes)}`);
  }
  if (size > most) output.push(moreItems(size - most));
  ctx.indentationLvl -= 2;
  return output;
}

const typedArrayPrototype = Object.getPrototypeOf(Uint8Array.prototype);
const typedArrayName = originalGetter(typedArrayPrototype, Symbol.toStringTag);
const typedArrayLength = originalGetter(typedArrayPrototype, 'length');

function typedArray(ctx, value, constructor, tag) {
  const layout = new Layout(getOwnNonIndexProperties(value, ctx.showHidden ? 0 : 2));
  const size = typedArrayLength.call(value);
  let items = value;
  let fallback = '';
  if (constructor === null) {
    fallback = typedArrayName.call(value);
    items = new (Reflect.get(globalThis, fallback))(value);
  }
  layout.open = `${getPrefix(constructor, tag, fallback, `(${size})`)}[`;
  layout.close = ']';
  if (value.length === 0 && layout.keys.length === 0 && !ctx.showHidden) return `${layout.open}]`;
  layout.kind = ARRAY;
  layout.entries = (context, _, recurseTimes) => {
    const output = typedArrayEntries(context, items, size);
    if (context.showHidden) {
      for (const key of ['BYTES_PER_ELEMENT', 'length', 'byteLength', 'byteOffset', 'buffer'])
        output.push(slot(context, value, recurseTimes, key, true));
    }
    return output;
  };
  return layout;
}

function typedArrayEntries(ctx, items, size) {
  const most = Math.min(Math.max(0, ctx.maxArrayLength), size);
  const rest = items.length - most;
  const output = new Array(most);
  const [write, style] =
    items.length > 0 && typeof items[0] === 'number' ? [formatNumber, 'number'] : [formatBigInt, 'bigint'];
  for (let i = 0; i < most; i++) output[i] = ctx.stylize(write(ctx, items[i]), style);
  if (rest > 0) output[most] = moreItems(rest);
  return output;
}

// '[byteLength]: 4', an accessor of the prototype; if it throws, as for a detached buffer, the buffer's own. As in Node the indentation is not
// restored after an exception.
function slot(ctx, value, recurseTimes, key, typed) {
  try {
    return slotText(ctx, value, recurseTimes, key, typed);
  } catch {
    return slotText(ctx, { [key]: value.buffer[key] }, recurseTimes, key, typed);
  }
}

function slotText(ctx, value, recurseTimes, key, typed) {
  ctx.indentationLvl += 2;
  const text = formatValue(ctx, value[key], recurseTimes, typed);
  ctx.indentationLvl -= 2;
  return `${ctx.stylize(`[${key}]`, 'string')}: ${text}`;
}

function iterator(ctx, value, constructor, tag, name) {
  const layout = new Layout(keysOf(value, ctx.showHidden));
  const [entries, isKeyValue] = previewEntries(value, true);
  const ending = isKeyValue ? 'Entries' : 'Iterator';
  layout.open = `[${tag === '' || tag === `${name} Iterator` ? '' : `${tag}] [`}${name} ${ending}] {`;
  layout.entries = isKeyValue
    ? (context, _, recurseTimes) => pairEntries(context, entries, recurseTimes, false)
    : (context, _, recurseTimes) => plainEntries(context, entries, recurseTimes, false);
  return layout;
}

// Weak collections have no order, so the texts are sorted.
function plainEntries(ctx, entries, recurseTimes, weak) {
  const most = Math.min(Math.max(0, ctx.maxArrayLength), entries.length);
  const output = new Array(most);
  ctx.indentationLvl += 2;
  for (let i = 0; i < most; i++) output[i] = formatValue(ctx, entries[i], recurseTimes);
  ctx.indentationLvl -= 2;
  if (weak && !ctx.sorted) output.sort();
  if (entries.length > most) output.push(moreItems(entries.length - most));
  return output;
}

function pairEntries(ctx, entries, recurseTimes, weak) {
  const count = entries.length / 2;
  const most = Math.min(Math.max(0, ctx.maxArrayLength), count);
  const output = new Array(most);
  ctx.indentationLvl += 2;
  for (let i = 0; i < most; i++) {
    const pair = [formatValue(ctx, entries[2 * i], recurseTimes), formatValue(ctx, entries[2 * i + 1], recurseTimes)];
    output[i] = weak ? `${pair[0]} => ${pair[1]}` : layOut(ctx, pair, '', '[', ']', ARRAY, recurseTimes);
  }
  ctx.indentationLvl -= 2;
  if (weak && !ctx.sorted) output.sort();
  if (count > most) output.push(moreItems(count - most));
  return output;
}

// As in Node, a parenthesis in the heritage of a class, outside of comments, makes its source look like a function's.
function hasClassSource(value) {
  const text = Function.prototype.toString.call(value);
  if (!text.slice(0, text.indexOf('{')).includes('(')) return true;
  return /^class\s+[^(]*?\s*{/.test(text.replace(/\/\/.*?\n|\/\*[^]*?\*\//g, ''));
}

// The base text of a function: '[Function: name]', '[class A extends B]' and so on.
function functionBase(ctx, value, objectKind, constructor, tag) {
  if (objectKind === 'Class' && hasClassSource(value)) {
    let base = `[class ${Object.hasOwn(value, 'name') && value.name ? value.name : '(anonymous)'}`;
    if (constructor !== 'Function' && constructor !== null) base += ` [${constructor}]`;
    if (tag !== '' && constructor !== tag) base += ` [${tag}]`;
    const parent = Object.getPrototypeOf(value);
    if (constructor === null) base += ' extends [null prototype]';
    else if (parent?.name) base += ` extends ${parent.name}`;
    return `${base}]`;
  }
  const kind = objectKind === 'Class' ? 'Function' : objectKind;
  let base = `[${kind}`;
  if (constructor === null) base += ' (null prototype)';
  const { name } = value;
  base += name === '' ? ' (anonymous)]' : `: ${typeof name === 'string' ? name : formatValue(ctx, name)}]`;
  if (constructor !== kind && constructor !== null) base += ` ${constructor}`;
  if (tag !== '' && constructor !== tag) base += ` [${tag}]`;
  return base;
}

function functionLayout(ctx, value, objectKind, constructor, tag, noInherited) {
  const layout = new Layout(keysOf(value, ctx.showHidden));
  layout.base = functionBase(ctx, value, objectKind, constructor, tag);
  if (layout.keys.length === 0 && noInherited) return ctx.stylize(layout.base, 'special');
  return layout;
}

// Dates and regular expressions.
function textual(ctx, value, objectKind, constructor, tag, recurseTimes, noInherited) {
  const layout = new Layout(keysOf(value, ctx.showHidden));
  if (objectKind === 'RegExp') {
    layout.base = RegExp.prototype.toString.call(constructor !== null ? value : new RegExp(value));
  } else {
    layout.base = Number.isNaN(Date.prototype.getTime.call(value))
      ? Date.prototype.toString.call(value)
      : Date.prototype.toISOString.call(value);
  }
  const prefix = getPrefix(constructor, tag, objectKind);
  if (prefix !== `${objectKind} `) layout.base = `${prefix}${layout.base}`;
  const tooDeep = objectKind === 'RegExp' && ctx.depth !== null && recurseTimes > ctx.depth;
  if ((layout.keys.length === 0 && noInherited) || tooDeep) return ctx.stylize(layout.base, objectKind.toLowerCase());
  if (objectKind === 'RegExp') layout.base = ctx.stylize(layout.base, 'regexp');
  return layout;
}

function hexContents(ctx, buffer) {
  let bytes;
  try {
    bytes = new Uint8Array(buffer);
  } catch {
    return ctx.stylize('(detached)', 'special');
  }
  const most = ctx.maxArrayLength;
  const text = require('buffer')
    .Buffer.prototype.hexSlice.call(bytes, 0, Math.min(most, bytes.length))
    .replace(/..(?=.)/g, '$& ');
  const rest = bytes.length - most;
  return `${ctx.stylize('[Uint8Contents]', 'special')}: <${text}${rest > 0 ? ` ... ${rest} more byte${rest > 1 ? 's' : ''}` : ''}>`;
}

function arrayBuffer(ctx, value, objectKind, constructor, tag, typed, noInherited) {
  const layout = new Layout(keysOf(value, ctx.showHidden));
  const prefix = getPrefix(constructor, tag, objectKind);
  if (typed !== undefined && layout.keys.length === 0 && noInherited) {
    return `${prefix}{ [byteLength]: ${ctx.stylize(`${value.byteLength}`, 'number')} }`;
  }
  layout.open = `${prefix}{`;
  layout.entries = (context, buffer, recurseTimes) => {
    const output = typed === undefined ? [hexContents(context, buffer)] : [];
    output.push(slot(context, buffer, recurseTimes, 'byteLength', typed));
    return output;
  };
  return layout;
}

function dataView(ctx, value, constructor, tag) {
  const layout = new Layout(keysOf(value, ctx.showHidden));
  layout.open = `${getPrefix(constructor, tag, 'DataView')}{`;
  layout.entries = (context, view, recurseTimes) =>
    ['byteLength', 'byteOffset', 'buffer'].map((key) => slot(context, view, recurseTimes, key));
  return layout;
}

const unbox = {
  Number: (value) => Number.prototype.valueOf.call(value),
  String: (value) => String.prototype.valueOf.call(value),
  Boolean: (value) => Boolean.prototype.valueOf.call(value),
  BigInt: (value) => BigInt.prototype.valueOf.call(value),
  Symbol: (value) => Symbol.prototype.valueOf.call(value),
};

function boxed(ctx, value, objectKind, constructor, tag, noInherited) {
  const keys = keysOf(value, ctx.showHidden);
  const primitive = unbox[objectKind](value);
  if (objectKind === 'String') keys.splice(0, primitive.length);
  let base = `[${objectKind}`;
  if (objectKind !== constructor) base += constructor === null ? ' (null prototype)' : ` (${constructor})`;
  base += `: ${formatPrimitive(stylizeNoColor, primitive, ctx)}]`;
  if (tag !== '' && tag !== constructor) base += ` [${tag}]`;
  if (keys.length === 0) base = ctx.stylize(base, objectKind.toLowerCase());
  if (keys.length === 0 && noInherited) return base;
  const layout = new Layout(keys);
  layout.base = base;
  return layout;
}

function moduleLayout(ctx, value, constructor, tag) {
  const layout = new Layout([]);
  const names = keysOf(value, ctx.showHidden);
  layout.open = `${getPrefix(constructor, tag, 'Module')}{`;
  layout.entries = (context, namespace, recurseTimes) =>
    names.map((key) => {
      try {
        return formatProperty(context, namespace, recurseTimes, key, 0);
      } catch (error) {
        if (!(error instanceof ReferenceError)) throw error;
        // The binding is in its temporal dead zone: it is named by formatting an object that has it as a property.
        const text = formatProperty(context, { [key]: '' }, recurseTimes, key, 0);
        const end = text.lastIndexOf(' ');
        return `${text.slice(0, end + 1)}${context.stylize('<uninitialized>', 'special')}`;
      }
    });
  return layout;
}

// Promises and weak collections.
function other(ctx, value, objectKind, constructor, tag) {
  const layout = new Layout(keysOf(value, ctx.showHidden));
  if (objectKind === 'Promise') {
    layout.open = `${getPrefix(constructor, tag, 'Promise')}{`;
    layout.entries = promiseEntries;
    return layout;
  }
  layout.open = `${getPrefix(constructor, tag, objectKind)}{`;
  if (ctx.showHidden) layout.entries = objectKind === 'WeakMap' ? weakPairs : weakItems;
  else layout.entries = (context) => [context.stylize('<items unknown>', 'special')];
  return layout;
}

function promiseEntries(ctx, value, recurseTimes) {
  const [state, result] = getPromiseDetails(value);
  if (state === 0) return [ctx.stylize('<pending>', 'special')];
  ctx.indentationLvl += 2;
  const text = formatValue(ctx, result, recurseTimes);
  ctx.indentationLvl -= 2;
  return [state === 2 ? `${ctx.stylize('<rejected>', 'special')} ${text}` : text];
}

function weakItems(ctx, value, recurseTimes) {
  return plainEntries(ctx, previewEntries(value, true)[0], recurseTimes, true);
}

function weakPairs(ctx, value, recurseTimes) {
  return pairEntries(ctx, previewEntries(value, true)[0], recurseTimes, true);
}

module.exports = { layoutOf };
