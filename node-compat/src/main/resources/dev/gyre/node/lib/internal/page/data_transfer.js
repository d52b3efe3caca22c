// Lists of files and what is dragged or pasted, https://html.spec.whatwg.org/#the-datatransfer-interface, https://w3c.github.io/FileAPI/#filelist-section

const { DOMException } = require('internal/domexception');
const { enumerableMembers } = require('internal/util');

const kMade = Symbol('made');

function checkMade(made) {
  if (made !== kMade) throw new TypeError('Illegal constructor');
}

function defineTag(constructor) {
  const tag = { __proto__: null, configurable: true, value: constructor.name };
  Object.defineProperty(constructor.prototype, Symbol.toStringTag, tag);
}

// Replaces the indices of a list by those of an array.
function setIndices(list, values, count) {
  for (let i = values.length; i < count; i++) delete list[i];
  for (const [i, value] of values.entries())
    Object.defineProperty(list, i, { __proto__: null, configurable: true, enumerable: true, value });
}

class FileList {
  #files = [];

  constructor(made = undefined) {
    checkMade(made);
  }

  static set(list, files) {
    setIndices(list, files, list.#files.length);
    list.#files = files;
  }

  get length() {
    return this.#files.length;
  }

  item(index) {
    if (arguments.length === 0)
      throw new TypeError("Failed to execute 'item' on 'FileList': 1 argument required, but only 0 present.");
    return this.#files[index >>> 0] ?? null;
  }

  *[Symbol.iterator]() {
    yield* this.#files;
  }
}
const setFiles = FileList.set;
delete FileList.set;
enumerableMembers(FileList.prototype, ['length', 'item']);
defineTag(FileList);

function fileList(files = []) {
  const list = new FileList(kMade);
  setFiles(list, files);
  return list;
}

class DataTransferItem {
  #value;
  #type;

  constructor(made, value, type) {
    checkMade(made);
    this.#value = value;
    this.#type = type;
  }

  get kind() {
    return typeof this.#value === 'string' ? 'string' : 'file';
  }
  get type() {
    return this.#type;
  }

  getAsString(callback) {
    if (typeof callback === 'function' && this.kind === 'string') queueMicrotask(() => callback(this.#value));
  }
  getAsFile() {
    return this.kind === 'file' ? this.#value : null;
  }
}
enumerableMembers(DataTransferItem.prototype, ['kind', 'type', 'getAsString', 'getAsFile']);
defineTag(DataTransferItem);

class DataTransferItemList {
  #entries;
  #changed;

  // entries are { value, type, item }; changed is called when they have changed.
  constructor(made, entries, changed) {
    checkMade(made);
    this.#entries = entries;
    this.#changed = changed;
  }

  get length() {
    return this.#entries.length;
  }

  add(data, type = undefined) {
    const { File } = require('internal/blob');
    let entry;
    if (data instanceof File) {
      entry = { value: data, type: data.type };
    } else {
      if (arguments.length < 2)
        throw new TypeError("Failed to execute 'add' on 'DataTransferItemList': parameter 1 is not of type 'File'.");
      entry = { value: `${data}`, type: `${type}`.toLowerCase() };
      if (this.#entries.some(({ value, type: other }) => typeof value === 'string' && other === entry.type))
        throw new DOMException(
          `Failed to execute 'add' on 'DataTransferItemList': An item already exists for type '${entry.type}'.`,
          'NotSupportedError',
        );
    }
    entry.item = new DataTransferItem(kMade, entry.value, entry.type);
    this.#entries.push(entry);
    this.#changed();
    return entry.item;
  }

  remove(index) {
    this.#entries.splice(index >>> 0, 1);
    this.#changed();
  }

  clear() {
    this.#entries.length = 0;
    this.#changed();
  }

  *[Symbol.iterator]() {
    for (const { item } of this.#entries) yield item;
  }
}
enumerableMembers(DataTransferItemList.prototype, ['length', 'add', 'remove', 'clear']);
defineTag(DataTransferItemList);

// What a program calls text and URL, https://html.spec.whatwg.org/#dom-datatransfer-getdata
function formatOf(format) {
  const lower = `${format}`.toLowerCase();
  if (lower === 'text') return 'text/plain';
  return lower === 'url' ? 'text/uri-list' : lower;
}

const effects = ['none', 'copy', 'link', 'move'];
const allowedEffects = [...effects, 'copyLink', 'copyMove', 'linkMove', 'all', 'uninitialized'];

class DataTransfer {
  #entries = [];
  #files = fileList();
  #items;
  #shown = 0;
  #dropEffect = 'none';
  #effectAllowed = 'none';

  constructor() {
    this.#items = new DataTransferItemList(kMade, this.#entries, () => this.#changed());
  }

  #changed() {
    setIndices(
      this.#items,
      this.#entries.map(({ item }) => item),
      this.#shown,
    );
    this.#shown = this.#entries.length;
    setFiles(
      this.#files,
      this.#entries.map(({ value }) => value).filter((value) => typeof value !== 'string'),
    );
  }

  get dropEffect() {
    return this.#dropEffect;
  }
  set dropEffect(value) {
    if (effects.includes(`${value}`)) this.#dropEffect = `${value}`;
  }
  get effectAllowed() {
    return this.#effectAllowed;
  }
  set effectAllowed(value) {
    if (allowedEffects.includes(`${value}`)) this.#effectAllowed = `${value}`;
  }
  get items() {
    return this.#items;
  }
  get files() {
    return this.#files;
  }
  get types() {
    const types = this.#entries.filter(({ value }) => typeof value === 'string').map(({ type }) => type);
    if (types.length < this.#entries.length) types.push('Files');
    return Object.freeze(types);
  }

  setDragImage() {}

  getData(format) {
    const wanted = formatOf(format);
    const found = this.#entries.find(({ value, type }) => typeof value === 'string' && type === wanted);
    if (found === undefined) return '';
    if (`${format}`.toLowerCase() !== 'url') return found.value;
    return found.value.split(/\r?\n/).find((line) => line !== '' && !line.startsWith('#')) ?? '';
  }

  setData(format, data) {
    const type = formatOf(format);
    const at = this.#entries.findIndex(({ value, type: other }) => typeof value === 'string' && other === type);
    if (at >= 0) this.#entries.splice(at, 1);
    this.#items.add(`${data}`, type);
  }

  clearData(format = undefined) {
    const type = format === undefined ? undefined : formatOf(format);
    const kept = this.#entries.filter(
      ({ value, type: other }) => typeof value !== 'string' || (type !== undefined && other !== type),
    );
    this.#entries.splice(0, this.#entries.length, ...kept);
    this.#changed();
  }
}
enumerableMembers(DataTransfer.prototype, [
  'dropEffect',
  'effectAllowed',
  'items',
  'files',
  'types',
  'setDragImage',
  'getData',
  'setData',
  'clearData',
]);
defineTag(DataTransfer);

module.exports = { DataTransfer, DataTransferItem, DataTransferItemList, FileList, fileList };
