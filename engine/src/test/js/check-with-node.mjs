#!/usr/bin/env -S node --experimental-vm-modules --no-warnings
// Runs the scripts of this folder in Node: ./check-with-node.mjs [file or folder …]
// A script that Node cannot pass says why in its first line, which then begins with "// Node"; with "// Node takes minutes" it is not run.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';

const root = dirname(fileURLToPath(import.meta.url));
const harness = readFileSync(join(root, 'harness.js'), 'utf8');

const scripts = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => scripts(join(path, name)))
    : /\/(?!_[^_])[^/]*\.m?js$/.test(path)
      ? [path]
      : [];

const newContext = () => {
  const global = vm.createContext(vm.constants.DONT_CONTEXTIFY);
  Object.defineProperty(global, 'createRealm', { value: newContext, writable: true, configurable: true });
  return global;
};

function linker(context) {
  const modules = new Map();
  const load = (path, type = '') => {
    const key = `${path} ${type}`;
    if (!modules.has(key)) {
      const text = readFileSync(path, 'utf8');
      modules.set(
        key,
        type === 'json'
          ? new vm.SyntheticModule(
              ['default'],
              function () {
                this.setExport('default', vm.runInContext('JSON.parse', context)(text));
              },
              { context, identifier: path },
            )
          : new vm.SourceTextModule(text, {
              context,
              identifier: path,
              importModuleDynamically: (specifier, referrer, attributes) =>
                imported(specifier, referrer.identifier, attributes),
            }),
      );
    }
    return modules.get(key);
  };
  const link = async (module) => {
    if (module.status === 'unlinked')
      await module.link((specifier, referrer, { attributes }) =>
        load(resolve(dirname(referrer.identifier), specifier), attributes?.type),
      );
    return module;
  };
  const imported = async (specifier, base, attributes) => {
    const module = await link(load(resolve(dirname(base), specifier), attributes?.type));
    await module.evaluate();
    return module;
  };
  return { load, link, imported };
}

async function failureOf(path) {
  const context = newContext();
  const { load, link, imported } = linker(context);
  const unhandled = new Set();
  const onRejection = (reason, promise) => unhandled.add(reason);
  process.on('unhandledRejection', onRejection);
  try {
    vm.runInContext(harness, context, { filename: 'harness.js' });
    if (path.endsWith('.mjs')) await (await link(load(path))).evaluate();
    else
      new vm.Script(readFileSync(path, 'utf8'), {
        filename: path,
        importModuleDynamically: (specifier, _, attributes) => imported(specifier, path, attributes),
      }).runInContext(context);
    await new Promise((done) => setTimeout(done, 1));
    vm.runInContext('finish()', context);
    if (unhandled.size > 0) throw [...unhandled][0];
  } catch (error) {
    const frames = String(error?.stack)
      .split('\n')
      .filter((line) => line.startsWith('    at ') && line.includes(path));
    return [String(error), ...frames.slice(0, 3)].join('\n');
  } finally {
    process.off('unhandledRejection', onRejection);
  }
}

const paths = process.argv.slice(2).map((path) => resolve(path));
const failures = { unexpected: 0, explained: 0, passed: 0, notRun: 0 };
for (const path of (paths.length === 0 ? [join(root, 'builtins'), join(root, 'language')] : paths).flatMap(scripts)) {
  const [firstLine] = readFileSync(path, 'utf8').split('\n', 1);
  if (firstLine.startsWith('// Node takes minutes')) {
    failures.notRun++;
    continue;
  }
  const failure = await failureOf(path);
  const explained = firstLine.startsWith('// Node');
  if (failure === undefined && !explained) failures.passed++;
  else if (failure !== undefined && explained) failures.explained++;
  else {
    failures.unexpected++;
    console.log(
      `${relative(process.cwd(), path)}\n    ${failure ?? 'passes, though its first line says that Node does not'}`,
    );
  }
}
console.log(
  `${failures.passed} pass, ${failures.explained} differ as they say, ${failures.notRun} not run, ${failures.unexpected} fail`,
);
process.exitCode = failures.unexpected === 0 ? 0 : 1;
