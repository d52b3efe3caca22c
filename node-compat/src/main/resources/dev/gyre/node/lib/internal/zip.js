// The archives of node:zlib, whose first use shows a warning. https://nodejs.org/api/zlib.html#zip-archives

const { emitExperimentalWarning } = require('internal/util');
const archive = require('internal/zip/archive');
const { ZipBuffer: Archive } = require('internal/zip/buffer');
const content = require('internal/zip/content');
const { ZipEntry: Entry } = require('internal/zip/entry');
const { ZipFile: File } = require('internal/zip/file');

const warn = () => emitExperimentalWarning('The zlib ZIP archive API');

// The function, with a warning; it has neither a name nor parameters.
function experimental(method, receiver) {
  return (() =>
    function (...args) {
      warn();
      return Reflect.apply(method, receiver, args);
    })();
}

// Makes a subclass warn where it is used; what its static methods return are instances of the class itself.
function warning(Subclass, Base, methods) {
  for (const name of methods) {
    Object.defineProperty(Subclass, name, {
      __proto__: null,
      value: experimental(Base[name], Base),
      writable: true,
      configurable: true,
    });
  }
  Object.defineProperty(Subclass, Symbol.hasInstance, {
    __proto__: null,
    value: {
      [Symbol.hasInstance](value) {
        return value instanceof Base;
      },
    }[Symbol.hasInstance],
    writable: true,
    configurable: true,
  });
  return Subclass;
}

class ZipEntry extends Entry {
  constructor() {
    warn();
    super();
  }
}

class ZipFile extends File {
  constructor() {
    warn();
    super();
  }
}

class ZipBuffer extends Archive {
  constructor(buffer) {
    warn();
    super(buffer);
  }
}

module.exports = {
  ZipEntry: warning(ZipEntry, Entry, ['read', 'create', 'createSync', 'createStream', 'createSymlink']),
  ZipFile: warning(ZipFile, File, ['open', 'openSync']),
  ZipBuffer: warning(ZipBuffer, Archive, []),
  createZipArchive: experimental(archive.createZipArchive),
  createZipArchiveSync: experimental(archive.createZipArchiveSync),
  zipFiles: experimental(archive.zipFiles),
  getMaxZipContentSize: experimental(content.getMaxZipContentSize),
  setMaxZipContentSize: experimental(content.setMaxZipContentSize),
};
