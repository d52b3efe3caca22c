// module.SourceMap: https://nodejs.org/api/module.html#class-modulesourcemap and https://tc39.es/ecma426/

const { nodeError } = require('internal/errors');
const { kEmptyObject } = require('internal/util');

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const CONTINUES = 32;

let values; // By character code.

function digitValues() {
  const table = new Int8Array(128);
  for (let i = 0; i < DIGITS.length; i++) table[DIGITS.charCodeAt(i)] = i;
  return table;
}

// Reads the numbers of one map's mappings.
class MappingReader {
  constructor(text) {
    this.text = text;
    this.position = 0;
  }

  get isDone() {
    return this.position >= this.text.length;
  }

  // The end of the text is not a separator: as in Node, missing fields of the last mapping are read as zero.
  get isAtSeparator() {
    const c = this.text[this.position];
    return c === ',' || c === ';';
  }

  // A base64 VLQ: the lowest bit is the sign.
  number() {
    let result = 0;
    let shift = 0;
    let digit;
    do {
      digit = values[this.text.charCodeAt(this.position++)] ?? 0;
      result += (digit & (CONTINUES - 1)) << shift;
      shift += 5;
    } while (digit & CONTINUES);
    return result & 1 ? -(result >>> 1) : result >>> 1;
  }
}

// An entry is [generated line, generated column, source, original line, original column, name], the last four undefined
// for code without a source.
function compareEntries(a, b) {
  return a[0] - b[0] || a[1] - b[1];
}

function isBefore(line, column, entry) {
  return line < entry[0] || (line === entry[0] && column < entry[1]);
}

// A copy of the payload: changes to the program's object do not affect it.
function cloneOf(payload) {
  if (payload === null || typeof payload !== 'object')
    throw nodeError('ERR_INVALID_ARG_TYPE', 'payload', ['Object'], payload);
  const clone = { ...payload };
  for (const key of Object.keys(clone)) if (Array.isArray(clone[key])) clone[key] = clone[key].slice();
  return clone;
}

class SourceMap {
  #payload;
  #entries = [];
  #lineLengths;

  constructor(payload, { lineLengths } = kEmptyObject) {
    values ??= digitValues();
    this.#payload = cloneOf(payload);
    if (Array.isArray(this.#payload.sections)) {
      for (const { map, offset } of this.#payload.sections) this.#read(map, offset.line, offset.column);
    } else {
      this.#read(this.#payload, 0, 0);
    }
    this.#entries.sort(compareEntries);
    this.#lineLengths = lineLengths?.slice();
  }

  get payload() {
    return cloneOf(this.#payload);
  }

  get lineLengths() {
    return this.#lineLengths?.slice();
  }

  #read(map, firstLine, firstColumn) {
    const { sources, names = [] } = map;
    const reader = new MappingReader(map.mappings);
    let line = firstLine;
    let column = firstColumn;
    let source = 0;
    let originalLine = 0;
    let originalColumn = 0;
    let name = 0;
    while (!reader.isDone) {
      const c = reader.text[reader.position];
      if (c === ',' || c === ';') {
        reader.position++;
        if (c === ';') {
          line++;
          column = 0;
        }
        continue;
      }
      column += reader.number();
      if (reader.isAtSeparator) {
        this.#entries.push([line, column]);
        continue;
      }
      source += reader.number();
      originalLine += reader.number();
      originalColumn += reader.number();
      let named;
      if (!reader.isAtSeparator) {
        name += reader.number();
        named = names[name];
      }
      this.#entries.push([line, column, sources[source], originalLine, originalColumn, named]);
    }
  }

  // The last mapping that begins at or before a position; lines and columns count from 0.
  findEntry(lineNumber, columnNumber) {
    const entries = this.#entries;
    let first = 0;
    let count = entries.length;
    while (count > 1) {
      const step = count >> 1;
      if (isBefore(lineNumber, columnNumber, entries[first + step])) {
        count = step;
      } else {
        first += step;
        count -= step;
      }
    }
    const entry = entries[first];
    if (entry === undefined || (first === 0 && isBefore(lineNumber, columnNumber, entry))) return {};
    const [generatedLine, generatedColumn, originalSource, originalLine, originalColumn, name] = entry;
    return { generatedLine, generatedColumn, originalSource, originalLine, originalColumn, name };
  }

  // The original position of a call site; lines and columns count from 1.
  findOrigin(lineNumber, columnNumber) {
    const entry = this.findEntry(lineNumber - 1, columnNumber - 1);
    if (entry.originalSource === undefined || entry.originalLine === undefined || entry.originalColumn === undefined)
      return {};
    return {
      name: entry.name,
      fileName: entry.originalSource,
      lineNumber: entry.originalLine + lineNumber - entry.generatedLine,
      columnNumber: entry.originalColumn + columnNumber - entry.generatedColumn,
    };
  }
}

module.exports = { SourceMap };
