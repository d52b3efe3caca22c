// How inspect prints the built-in kinds of objects beyond plain objects and arrays.

const {
  ARRAY, Layout, formatBigInt, formatNumber, formatPrimitive, formatProperty, formatValue, getPrefix, keysOf, layOut,
  moreItems, stylizeNoColor,
} = require('internal/util/inspect');
const { getOwnNonIndexProperties, getPromiseDetails, previewEntries } = internalBinding('util');

function layoutOf(ctx, value, brand, constructor, tag, recurseTimes, noInherited, typed) {
  switch (brand) {
    case 'Map': return collection(ctx, value, constructor, tag, 'Map', mapEntries, noInherited);
    case 'Set': return collection(ctx, value, constructor, tag, 'Set', setEntries, noInherited);
    case 'TypedArray': return typedArray(ctx, value, constructor, tag, noInherited);
    case 'MapIterator': return iterator(ctx, value, constructor, tag, 'Map');
    case 'SetIterator': return iterator(ctx, value, constructor, tag, 'Set');
    case 'Function': case 'AsyncFunction': case 'GeneratorFunction': case 'AsyncGeneratorFunction': case 'Class':
      return functionLayout(ctx, value, brand, constructor, tag, noInherited);
    case 'RegExp': case 'Date': return textual(ctx, value, brand, constructor, tag, recurseTimes, noInherited);
    case 'Error': {
      const layout = new Layout(keysOf(value, ctx.showHidden));
      layout.base = require('internal/util/inspect/errors').formatError(ctx, value, constructor, tag, layout.keys);
      return layout.keys.length === 0 && noInherited ? layout.base : layout;
    }
    case 'ArrayBuffer': case 'SharedArrayBuffer': return arrayBuffer(ctx, value, brand, constructor, tag, typed);
    case 'DataView': return dataView(ctx, value, constructor, tag);
    case 'Number': case 'String': case 'Boolean': case 'BigInt': case 'Symbol':
      return boxed(ctx, value, brand, constructor, tag, noInherited);
    case 'Module': return moduleLayout(ctx, value, constructor, tag);
    case 'External': return ctx.stylize(`[External: ${internalBinding('util').getExternalAddress(value)}]`, 'special');
    default: return other(ctx, value, brand, constructor, tag, noInherited);
  }
}

function collection(ctx, value, constructor, tag, name, entries, noInherited) {
  const layout = new Layout(keysOf(value, ctx.showHidden));
  const size = sizeOf(value, name);
  layout.open = `${getPrefix(constructor, tag, name, `(${size})`)}{`;
  if (size === 0 && layout.keys.length === 0 && noInherited) return `${layout.open}}`;
  layout.entries = entries;
  return layout;
}

const mapSize = Object.getOwnPropertyDescriptor(Map.prototype, 'size').get;
const setSize = Object.getOwnPropertyDescriptor(Set.prototype, 'size').get;

function sizeOf(value, name) {
  return (name === 'Map' ? mapSize : setSize).call(value);
}

function setEntries(ctx, value, recurseTimes) {
  const output = [];
  const size = sizeOf(value, 'Set');
  const most = Math.min(Math.max(0, ctx.maxArrayLength), size);
  ctx.indentationLvl += 2;
  let count = 0;
  for (const item of Set.prototype.values.call(value)) {
    if (count++ >= most) break;
    output.push(formatValue(ctx, item, recurseTimes));
  }
  if (size > most) output.push(moreItems(size - most));
  ctx.indentationLvl -= 2;
  return output;
}

function mapEntries(ctx, value, recurseTimes) {
  const output = [];
  const size = sizeOf(value, 'Map');
  const most = Math.min(Math.max(0, ctx.maxArrayLength), size);
  ctx.indentationLvl += 2;
  let count = 0;
  for (const [key, item] of Map.prototype.entries.call(value)) {
    if (count++ >= most) break;
    output.push(`${formatValue(ctx, key, recurseTimes)} => ${formatValue(ctx, item, recurseTimes)}`);
  }
  if (size > most) output.push(moreItems(size - most));
  ctx.indentationLvl -= 2;
  return output;
}

const typedArrayPrototype = Object.getPrototypeOf(Uint8Array.prototype);
const typedArrayName = Object.getOwnPropertyDescriptor(typedArrayPrototype, Symbol.toStringTag).get;
const typedArrayLength = Object.getOwnPropertyDescriptor(typedArrayPrototype, 'length').get;

function typedArray(ctx, value, constructor, tag, noInherited) {
  const layout = new Layout(getOwnNonIndexProperties(value, ctx.showHidden ? 0 : 2));
  const fallback = typedArrayName.call(value);
  layout.open = `${getPrefix(constructor, tag, fallback, `(${typedArrayLength.call(value)})`)}[`;
  layout.close = ']';
  if (typedArrayLength.call(value) === 0 && layout.keys.length === 0 && !ctx.showHidden && noInherited) return `${layout.open}]`;
  layout.kind = ARRAY;
  layout.entries = typedArrayEntries;
  return layout;
}

function typedArrayEntries(ctx, value, recurseTimes) {
  const length = typedArrayLength.call(value);
  const most = Math.min(Math.max(0, ctx.maxArrayLength), length);
  const output = [];
  const [write, style] = length > 0 && typeof value[0] === 'bigint' ? [formatBigInt, 'bigint'] : [formatNumber, 'number'];
  for (let i = 0; i < most; i++) output.push(ctx.stylize(write(ctx, value[i]), style));
  if (length > most) output.push(moreItems(length - most));
  if (ctx.showHidden) {
    ctx.indentationLvl += 2;
    for (const key of ['BYTES_PER_ELEMENT', 'length', 'byteLength', 'byteOffset', 'buffer']) {
      output.push(`${ctx.stylize(`[${key}]`, 'string')}: ${formatValue(ctx, value[key], recurseTimes, true)}`);
    }
    ctx.indentationLvl -= 2;
  }
  return output;
}

function iterator(ctx, value, constructor, tag, name) {
  const layout = new Layout(keysOf(value, ctx.showHidden));
  const [entries, isKeyValue] = previewEntries(value, true);
  const label = isKeyValue ? tag.replace(/ Iterator$/, ' Entries') : tag;
  layout.open = label === '' ? `[${name} Iterator] {` : `[${label}] {`;
  layout.entries = isKeyValue ?
    (context, _, recurseTimes) => pairEntries(context, entries, recurseTimes, name) :
    (context, _, recurseTimes) => plainEntries(context, entries, recurseTimes);
  return layout;
}

function plainEntries(ctx, entries, recurseTimes) {
  const output = [];
  const most = Math.min(Math.max(0, ctx.maxArrayLength), entries.length);
  ctx.indentationLvl += 2;
  for (let i = 0; i < most; i++) output.push(formatValue(ctx, entries[i], recurseTimes));
  ctx.indentationLvl -= 2;
  if (entries.length > most) output.push(moreItems(entries.length - most));
  return output;
}

function pairEntries(ctx, entries, recurseTimes) {
  const output = [];
  const count = entries.length / 2;
  const most = Math.min(Math.max(0, ctx.maxArrayLength), count);
  ctx.indentationLvl += 2;
  for (let i = 0; i < most; i++) {
    const pair = [formatValue(ctx, entries[2 * i], recurseTimes), formatValue(ctx, entries[2 * i + 1], recurseTimes)];
    output.push(layOut(ctx, pair, '', '[', ']', ARRAY, recurseTimes));
  }
  ctx.indentationLvl -= 2;
  if (count > most) output.push(moreItems(count - most));
  return output;
}

// A parenthesis in what a class extends makes its text one of a function to whoever reads no further.
function readsAsClass(value) {
  const text = Function.prototype.toString.call(value).replace(/\/\/.*?\n|\/\*[^]*?\*\//g, '');
  return !text.slice(0, text.indexOf('{')).includes('(');
}

// '[Function: name]', '[class A extends B]' and so on.
function functionBase(ctx, value, brand, constructor, tag) {
  if (brand === 'Class' && readsAsClass(value)) {
    let base = `[class ${Object.hasOwn(value, 'name') && value.name ? value.name : '(anonymous)'}`;
    if (constructor !== 'Function' && constructor !== null) base += ` [${constructor}]`;
    if (tag !== '' && constructor !== tag) base += ` [${tag}]`;
    const parent = Object.getPrototypeOf(value);
    if (constructor === null) base += ' extends [null prototype]';
    else if (parent?.name) base += ` extends ${parent.name}`;
    return `${base}]`;
  }
  const kind = brand === 'Class' ? 'Function' : brand;
  let base = `[${kind}`;
  if (constructor === null) base += ' (null prototype)';
  const { name } = value;
  base += name === '' ? ' (anonymous)]' : `: ${typeof name === 'string' ? name : formatValue(ctx, name)}]`;
  if (constructor !== kind && constructor !== null) base += ` ${constructor}`;
  if (tag !== '' && constructor !== tag) base += ` [${tag}]`;
  return base;
}

function functionLayout(ctx, value, brand, constructor, tag, noInherited) {
  const layout = new Layout(keysOf(value, ctx.showHidden));
  layout.base = functionBase(ctx, value, brand, constructor, tag);
  if (layout.keys.length === 0 && noInherited) return ctx.stylize(layout.base, 'special');
  return layout;
}

// Dates and regular expressions.
function textual(ctx, value, brand, constructor, tag, recurseTimes, noInherited) {
  const layout = new Layout(keysOf(value, ctx.showHidden));
  if (brand === 'RegExp') {
    layout.base = RegExp.prototype.toString.call(constructor !== null ? value : new RegExp(value));
  } else {
    layout.base = Number.isNaN(Date.prototype.getTime.call(value)) ?
      Date.prototype.toString.call(value) : Date.prototype.toISOString.call(value);
  }
  const prefix = getPrefix(constructor, tag, brand);
  if (prefix !== `${brand} `) layout.base = `${prefix}${layout.base}`;
  const tooDeep = brand === 'RegExp' && ctx.depth !== null && recurseTimes > ctx.depth;
  if ((layout.keys.length === 0 && noInherited) || tooDeep) return ctx.stylize(layout.base, brand.toLowerCase());
  return layout;
}

function hexContents(buffer, most) {
  const bytes = new Uint8Array(buffer);
  const count = Math.min(Math.max(0, most), bytes.length);
  let text = '';
  for (let i = 0; i < count; i++) text += `${i > 0 ? ' ' : ''}${bytes[i] < 16 ? '0' : ''}${bytes[i].toString(16)}`;
  const rest = bytes.length - count;
  if (rest > 0) text += ` ... ${rest} more byte${rest > 1 ? 's' : ''}`;
  return `<${text}>`;
}

function arrayBuffer(ctx, value, brand, constructor, tag, typed) {
  const layout = new Layout(keysOf(value, ctx.showHidden));
  layout.open = `${getPrefix(constructor, tag, brand)}{`;
  layout.entries = (context) => {
    const output = [];
    if (typed === undefined) {
      let contents;
      try {
        contents = hexContents(value, context.maxArrayLength);
      } catch {
        return [context.stylize('(detached)', 'special'), `${context.stylize('[byteLength]', 'string')}: ${context.stylize('0', 'number')}`];
      }
      output.push(`${context.stylize('[Uint8Contents]', 'special')}: ${contents}`);
    }
    output.push(`${typed === undefined ? context.stylize('[byteLength]', 'string') : '[byteLength]'}: ${context.stylize(formatNumber(context, value.byteLength), 'number')}`);
    return output;
  };
  return layout;
}

function dataView(ctx, value, constructor, tag) {
  const layout = new Layout(keysOf(value, ctx.showHidden));
  layout.open = `${getPrefix(constructor, tag, 'DataView')}{`;
  layout.entries = (context, view, recurseTimes) => {
    context.indentationLvl += 2;
    const output = ['byteLength', 'byteOffset', 'buffer'].map(
      (key) => `${context.stylize(`[${key}]`, 'string')}: ${formatValue(context, view[key], recurseTimes)}`);
    context.indentationLvl -= 2;
    return output;
  };
  return layout;
}

const unbox = {
  Number: (value) => Number.prototype.valueOf.call(value),
  String: (value) => String.prototype.valueOf.call(value),
  Boolean: (value) => Boolean.prototype.valueOf.call(value),
  BigInt: (value) => BigInt.prototype.valueOf.call(value),
  Symbol: (value) => Symbol.prototype.valueOf.call(value),
};

function boxed(ctx, value, brand, constructor, tag, noInherited) {
  const keys = keysOf(value, ctx.showHidden);
  const primitive = unbox[brand](value);
  if (brand === 'String') keys.splice(0, primitive.length);
  let base = `[${brand}`;
  if (brand !== constructor) base += constructor === null ? ' (null prototype)' : ` (${constructor})`;
  base += `: ${formatPrimitive(stylizeNoColor, primitive, ctx)}]`;
  if (tag !== '' && tag !== constructor) base += ` [${tag}]`;
  if (keys.length === 0 && noInherited) return ctx.stylize(base, brand.toLowerCase());
  const layout = new Layout(keys);
  layout.base = base;
  return layout;
}

function moduleLayout(ctx, value, constructor, tag) {
  const layout = new Layout([]);
  const names = keysOf(value, ctx.showHidden);
  layout.open = `${getPrefix(constructor, tag, 'Module')}{`;
  layout.entries = (context, namespace, recurseTimes) => names.map((key) => {
    try {
      return formatProperty(context, namespace, recurseTimes, key, 0);
    } catch (error) {
      if (!(error instanceof ReferenceError)) throw error;
      // The binding is in its temporal dead zone: name it by way of an object that has it as a property.
      const text = formatProperty(context, { [key]: '' }, recurseTimes, key, 0);
      const end = text.lastIndexOf(' ');
      return `${text.slice(0, end + 1)}${context.stylize('<uninitialized>', 'special')}`;
    }
  });
  return layout;
}

function other(ctx, value, brand, constructor, tag, noInherited) {
  const layout = new Layout(keysOf(value, ctx.showHidden));
  if (brand === 'Promise') {
    layout.open = `${getPrefix(constructor, tag, 'Promise')}{`;
    layout.entries = promiseEntries;
    return layout;
  }
  if (brand === 'WeakMap' || brand === 'WeakSet') {
    layout.open = `${getPrefix(constructor, tag, brand)}{`;
    layout.entries = ctx.showHidden ? weakEntries : (context) => [context.stylize('<items unknown>', 'special')];
    return layout;
  }
  layout.open = `${getPrefix(constructor, tag, brand === 'WeakRef' ? 'WeakRef' : 'Object')}{`;
  return layout.keys.length === 0 && noInherited ? `${layout.open}}` : layout;
}

function promiseEntries(ctx, value, recurseTimes) {
  const [state, result] = getPromiseDetails(value);
  if (state === 0) return [ctx.stylize('<pending>', 'special')];
  ctx.indentationLvl += 2;
  const text = formatValue(ctx, result, recurseTimes);
  ctx.indentationLvl -= 2;
  return [state === 2 ? `${ctx.stylize('<rejected>', 'special')} ${text}` : text];
}

function weakEntries(ctx, value, recurseTimes) {
  const [entries, isKeyValue] = previewEntries(value, true);
  if (!isKeyValue) return plainEntries(ctx, entries, recurseTimes).sort();
  const output = [];
  ctx.indentationLvl += 2;
  for (let i = 0; i < entries.length; i += 2) {
    output.push(`${formatValue(ctx, entries[i], recurseTimes)} => ${formatValue(ctx, entries[i + 1], recurseTimes)}`);
  }
  ctx.indentationLvl -= 2;
  return output.sort();
}

module.exports = { layoutOf };
