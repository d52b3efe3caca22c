// Source maps: module.SourceMap, finding source maps, and stacks with positions of the original source.
// https://nodejs.org/api/module.html#source-map-support and https://tc39.es/ecma426/

const { kEmptyObject } = require('internal/util');
const { validateBoolean, validateObject } = require('internal/validators');

const binding = internalBinding('source_map');

const MAGIC = /\/\/[#@][ \t]+sourceMappingURL=([^\s'"]+)[ \t]*$/gm;
const NODE_MODULES = /[\\/]node_modules[\\/]/;

let SourceMap; // Loaded with the first map.
let support = state(binding.startsEnabled());
const maps = new Map(); // By file name as in stacks; undefined if there is no map.

function sourceMapClass() {
  return (SourceMap ??= require('internal/source_map/source_map').SourceMap);
}

function state(enabled, nodeModules = enabled, generatedCode = enabled) {
  return Object.freeze({ __proto__: null, enabled, nodeModules, generatedCode });
}

// ---- options -------------------------------------------------------------------------------------------------------

function getSourceMapsSupport() {
  return support;
}

function setSourceMapsSupport(enabled, options = kEmptyObject) {
  validateBoolean(enabled, 'enabled');
  validateObject(options, 'options');
  const { nodeModules = false, generatedCode = false } = options;
  validateBoolean(nodeModules, 'options.nodeModules');
  validateBoolean(generatedCode, 'options.generatedCode');
  enable(enabled, nodeModules, generatedCode);
}

function enable(enabled, nodeModules, generatedCode) {
  support = state(enabled, nodeModules, generatedCode);
  binding.enable(enabled);
}

// process.setSourceMapsEnabled, https://nodejs.org/api/process.html#processsetsourcemapsenabledval
function setSourceMapsEnabled(value) {
  validateBoolean(value, 'enabled');
  enable(value, value, value);
}

// ---- finding maps --------------------------------------------------------------------------------------------------

function fileUrl(name) {
  return name.startsWith('/') ? require('internal/url').pathToFileURL(name).href : name;
}

// The source map of a text with a path or a URL.
function mapOf(name, text) {
  let magic;
  for (const match of text.matchAll(MAGIC)) magic = match[1];
  if (magic === undefined) return undefined;
  try {
    const base = fileUrl(name);
    const payload = readPayload(magic, base);
    return (
      payload &&
      new (sourceMapClass())(payload, { lineLengths: text.split(/\n|\u2028|\u2029/).map((line) => line.length) })
    );
  } catch {
    return undefined; // As in Node, an unreadable map is ignored.
  }
}

function readPayload(magic, base) {
  const { URL, fileURLToPath } = require('internal/url');
  const url = new URL(magic, base);
  if (url.protocol === 'data:') {
    const comma = url.pathname.indexOf(',');
    const format = url.pathname.slice(0, comma).split(';');
    if (format[0] !== 'application/json') return undefined;
    const data = url.pathname.slice(comma + 1);
    const text = format.at(-1) === 'base64' ? require('buffer').Buffer.from(data, 'base64').toString() : data;
    return withAbsoluteSources(JSON.parse(text), base);
  }
  if (url.protocol !== 'file:') return undefined;
  return withAbsoluteSources(JSON.parse(require('fs').readFileSync(fileURLToPath(url), 'utf8')), url.href);
}

function withAbsoluteSources(payload, base) {
  const { URL } = require('internal/url');
  payload.sources = payload.sources.map((source) => new URL((payload.sourceRoot || '') + source, base).href);
  payload.sourceRoot = '';
  return payload;
}

// The map for a position in a stack.
function mapAt(site) {
  const name = site.getFileName();
  if (typeof name !== 'string' || name.startsWith('node:') || (!support.nodeModules && NODE_MODULES.test(name)))
    return undefined;
  if (!maps.has(name)) {
    const text = binding.sourceText(site);
    maps.set(name, text === undefined ? undefined : mapOf(name, text));
  }
  return maps.get(name);
}

// module.findSourceMap, https://nodejs.org/api/module.html#modulefindsourcemappath
function findSourceMap(path) {
  if (!support.enabled || typeof path !== 'string') return undefined;
  const { fileURLToPath, pathToFileURL } = require('internal/url');
  const file = path.startsWith('file:') ? fileURLToPath(path) : path;
  for (const name of [file, path.startsWith('/') ? pathToFileURL(path).href : path]) {
    if (maps.get(name)) return maps.get(name);
  }
  const text = binding.loadedText(file);
  if (text === undefined) return undefined;
  const map = mapOf(file, text);
  if (map !== undefined) maps.set(file, map);
  return map;
}

// ---- stacks --------------------------------------------------------------------------------------------------------

function shownSource(source) {
  return source.startsWith('file://') ? require('internal/url').fileURLToPath(source) : source;
}

// The text after "at ", with the position in the original source if there is one.
function frame(sites, index) {
  const site = sites[index];
  const map = mapAt(site);
  if (map === undefined) return String(site);
  const { originalSource, originalLine, originalColumn } = map.findEntry(
    site.getLineNumber() - 1,
    site.getColumnNumber() - 1,
  );
  if (originalSource === undefined || originalLine === undefined || originalColumn === undefined) return String(site);
  const type = site.getTypeName();
  const ownName = `${type === null || type === 'global' ? '' : `${type}.`}${site.getFunctionName() ?? site.getMethodName() ?? '<anonymous>'}`;
  const name = originalName(map, site, sites[index + 1]) || ownName;
  const prefix = site.isAsync() ? 'async ' : site.isConstructor() ? 'new ' : '';
  return `${prefix}${name} (${shownSource(originalSource)}:${originalLine + 1}:${originalColumn + 1})`;
}

// The original name of a function is the name at its call.
function originalName(map, site, caller) {
  if (caller === undefined || caller.getFileName() !== site.getFileName()) return undefined;
  return map.findEntry(caller.getLineNumber() - 1, caller.getColumnNumber() - 1).name;
}

function prepareStackTrace(error, sites) {
  let text = Error.prototype.toString.call(error);
  for (let i = 0; i < sites.length; i++) text += `\n    at ${frame(sites, i)}`;
  return text;
}

// The position of a throw as printed above an uncaught error: [source, line, column, text of the line], from 1.
function originalPlace(name, line, column, text) {
  if (!support.enabled || name === null || name.startsWith('node:')) return undefined;
  const map = maps.get(name) ?? mapOf(name, text);
  if (map === undefined) return undefined;
  const { originalSource, originalLine, originalColumn } = map.findEntry(line - 1, column - 1);
  if (originalSource === undefined || originalLine === undefined || originalColumn === undefined) return undefined;
  const content = sourceContent(map, originalSource);
  const shown = content?.split(/\r?\n|\u2028|\u2029/)[originalLine];
  return shown === undefined ? undefined : [shownSource(originalSource), originalLine + 1, originalColumn + 1, shown];
}

function sourceContent(map, source) {
  const { sources, sourcesContent } = map.payload;
  const content = sourcesContent?.[sources.indexOf(source)];
  if (content) return content;
  try {
    return source.startsWith('file:') ? require('fs').readFileSync(shownSource(source), 'utf8') : undefined;
  } catch {
    return undefined; // Without the original source the generated line is shown.
  }
}

module.exports = {
  findSourceMap,
  getSourceMapsSupport,
  originalPlace,
  prepareStackTrace,
  setSourceMapsEnabled,
  setSourceMapsSupport,
  get SourceMap() {
    return sourceMapClass();
  },
};
