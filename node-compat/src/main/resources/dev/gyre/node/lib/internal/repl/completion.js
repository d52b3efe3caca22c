// Completion in the REPL: members of objects, global names, and modules.

const keywords =
  'async await break case catch const continue debugger default delete do else export extends false finally for function if import in instanceof let new null ' +
  'return super switch this throw true try typeof var void while with yield';

function membersOf(object) {
  const names = new Set();
  const start = object === null || object === undefined ? null : Object(object);
  for (let each = start; each !== null; each = Object.getPrototypeOf(each)) {
    for (const name of Object.getOwnPropertyNames(each))
      if (/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name)) names.add(name);
  }
  return [...names];
}

function modulesFor(prefix) {
  const { builtinModules } = require('module');
  if (!prefix.startsWith('.') && !prefix.startsWith('/')) {
    return [...builtinModules, ...builtinModules.map((name) => `node:${name}`)].filter((name) =>
      name.startsWith(prefix),
    );
  }
  const path = require('path');
  const fs = require('fs');
  const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
  try {
    return fs
      .readdirSync(path.resolve(folder), { withFileTypes: true })
      .map((entry) => `${folder}${entry.name}${entry.isDirectory() ? '/' : ''}`)
      .filter((name) => name.startsWith(prefix));
  } catch {
    return [];
  }
}

// The completions of a line and the part of it that they replace. `evaluate` gives the value of an expression without calls.
function complete(line, commands, evaluate) {
  const [, command] = /^\s*\.(\w*)$/.exec(line) ?? [];
  if (command !== undefined) return [commands.filter((name) => name.startsWith(command)), command];
  const [, module] = /(?:require|import)\s*\(?\s*['"]([^'"]*)$/.exec(line) ?? [];
  if (module !== undefined) return [modulesFor(module), module];
  const [text, objectText, prefix] = /(?:([\w$]+(?:\??\.[\w$]+)*)\??\.)?([\w$]*)$/u.exec(line);
  if (objectText === undefined) {
    const names = [...membersOf(globalThis), ...keywords.split(' ')];
    return [prefix === '' ? [] : [...new Set(names)].filter((name) => name.startsWith(prefix)).sort(), prefix];
  }
  let object;
  try {
    object = evaluate(objectText);
  } catch {
    return [[], text];
  }
  const found = membersOf(object).filter((name) => name.startsWith(prefix));
  return [found.sort().map((name) => `${text.slice(0, text.length - prefix.length)}${name}`), text];
}

module.exports = { complete };
