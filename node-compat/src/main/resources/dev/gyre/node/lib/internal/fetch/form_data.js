// FormData, https://xhr.spec.whatwg.org/#interface-formdata

const { customInspectSymbol, enumerableMembers } = require('internal/util');
const { definePairIterable, illegal, need, show, toUSVString } = require('internal/fetch/webidl');

// Checks a method's receiver and number of arguments.
function check(object, given, count, method) {
  if (!isFormData(object)) throw illegal();
  need(given, count, `FormData.${method}`);
}

// Returns the entries of a form element; pages set it, since programs have no forms.
let entriesOfForm = () => {
  throw new TypeError('FormData constructor: Argument 1 could not be converted to: undefined.');
};

function readForms(read) {
  entriesOfForm = read;
}

class FormData {
  #entries = [];

  constructor(form = undefined, submitter = undefined) {
    if (form !== undefined) this.#entries = entriesOfForm(form, submitter);
  }

  static entriesOf(form) {
    if (!(#entries in form)) throw illegal();
    return form.#entries;
  }

  static isFormData(value) {
    return typeof value === 'object' && value !== null && #entries in value;
  }

  append(name, value, filename = undefined) {
    check(this, arguments.length, 2, 'append');
    this.#entries.push(entry('append', arguments.length, name, value, filename));
  }

  delete(name) {
    check(this, arguments.length, 1, 'delete');
    name = toUSVString(name, 'FormData.delete', 'name');
    this.#entries = this.#entries.filter(([key]) => key !== name);
  }

  get(name) {
    check(this, arguments.length, 1, 'get');
    name = toUSVString(name, 'FormData.get', 'name');
    return this.#entries.find(([key]) => key === name)?.[1] ?? null;
  }

  getAll(name) {
    check(this, arguments.length, 1, 'getAll');
    name = toUSVString(name, 'FormData.getAll', 'name');
    return this.#entries.filter(([key]) => key === name).map(([, value]) => value);
  }

  has(name) {
    check(this, arguments.length, 1, 'has');
    name = toUSVString(name, 'FormData.has', 'name');
    return this.#entries.some(([key]) => key === name);
  }

  set(name, value, filename = undefined) {
    check(this, arguments.length, 2, 'set');
    const made = entry('set', arguments.length, name, value, filename);
    const position = this.#entries.findIndex(([key]) => key === made[0]);
    if (position === -1) {
      this.#entries.push(made);
      return;
    }
    this.#entries[position] = made;
    this.#entries = this.#entries.filter(([key], i) => i <= position || key !== made[0]);
  }

  [customInspectSymbol](depth, options, inspect) {
    options.depth ??= depth;
    options.colors ??= true;
    const shown = { __proto__: null };
    for (const [name, value] of this.#entries) {
      if (shown[name] === undefined) shown[name] = value;
      else if (Array.isArray(shown[name])) shown[name].push(value);
      else shown[name] = [shown[name], value];
    }
    const text = inspect(shown, options);
    return `FormData ${text.slice(text.indexOf(']') + 2)}`;
  }
}

// Create an entry, https://html.spec.whatwg.org/#create-an-entry
function entry(method, given, name, value, filename) {
  name = toUSVString(name, `FormData.${method}`, 'name');
  const { File, isBlob } = require('internal/blob');
  if (given < 3 && !isBlob(value)) return [name, toUSVString(value, `FormData.${method}`, 'value')];
  if (!isBlob(value))
    throw new TypeError(`FormData.${method}: Expected value ("${show(value)}") to be an instance of Blob.`);
  const fileName = filename === undefined ? undefined : toUSVString(filename, `FormData.${method}`, 'filename');
  if (value instanceof File) {
    return [
      name,
      fileName === undefined
        ? value
        : new File([value], fileName, { type: value.type, lastModified: value.lastModified }),
    ];
  }
  return [name, new File([value], fileName ?? 'blob', { type: value.type })];
}

const { entriesOf, isFormData } = FormData;
delete FormData.entriesOf;
delete FormData.isFormData;
Object.defineProperty(FormData, 'length', { __proto__: null, configurable: true, value: 0 });
enumerableMembers(FormData.prototype, ['append', 'delete', 'get', 'getAll', 'has', 'set']);
definePairIterable(FormData, entriesOf, (value) => {
  if (!isFormData(value)) throw illegal();
});
Object.defineProperty(FormData.prototype, Symbol.toStringTag, {
  __proto__: null,
  configurable: true,
  value: 'FormData',
});

module.exports = { FormData, entriesOf, isFormData, readForms };
