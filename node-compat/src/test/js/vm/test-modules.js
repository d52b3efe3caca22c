// Modules that a program links: a child with --experimental-vm-modules tells.
'use strict';
const { execFileSync } = require('child_process');

async function main() {
  const vm = require('vm');
  const { SourceTextModule, SyntheticModule, Module } = vm;
  const attempt = async (label, call) => {
    try {
      console.log(label, await call());
    } catch (error) {
      console.log(label, '|', error.name, error.code, error.message);
    }
  };
  const module = new SourceTextModule('export let a = 1; export default function () {} ; export const where = import.meta.url; a++', {
    identifier: 'first', initializeImportMeta(meta, self) { meta.url = `meta of ${self.identifier}`; },
  });
  console.log(module.status, module.identifier, module.context, module instanceof Module, module.dependencySpecifiers);
  await attempt('namespace', () => module.namespace);
  await attempt('error', () => module.error);
  await attempt('evaluate unlinked', () => module.evaluate());
  await module.link(() => {});
  console.log(module.status, await module.evaluate(), module.status, module.namespace.a, module.namespace.where, Object.keys(module.namespace));
  await attempt('link again', () => module.link(() => {}));
  console.log(await module.evaluate());

  const synthetic = new SyntheticModule(['default', 'x'], function evaluate() {
    this.setExport('default', 42);
    this.setExport('x', { deep: true });
  }, { identifier: 'made' });
  console.log(synthetic.status, synthetic.identifier);
  await attempt('setExport none', () => synthetic.setExport('none', 1));
  await attempt('setExport type', () => synthetic.setExport(1));
  const requests = [];
  const importing = new SourceTextModule('import answer, { x } from "made"; import * as all from "made"; import "side" with { type: "json" }; export { answer, x }; export const keys = Object.keys(all)');
  console.log(importing.dependencySpecifiers, importing.moduleRequests.length, importing.moduleRequests[1].specifier, importing.moduleRequests[1].attributes.type);
  const side = new SourceTextModule('globalThis.side = true; export {}');
  await importing.link(async (specifier, referrer, { attributes }) => {
    requests.push([specifier, referrer === importing, { ...attributes }]);
    return specifier === 'made' ? synthetic : side;
  });
  await importing.evaluate();
  console.log(requests, importing.namespace.answer, importing.namespace.x, importing.namespace.keys, side.status, synthetic.status, globalThis.side);

  const graph = { a: 'import { b } from "b"; export const a = () => b;', b: 'import { a } from "a"; export const b = typeof a;' };
  const modules = Object.fromEntries(Object.entries(graph).map(([name, code]) => [name, new SourceTextModule(code, { identifier: name })]));
  await modules.a.link((specifier) => modules[specifier]);
  await modules.a.evaluate().catch((error) => console.log(error.name, error.message));
  console.log(modules.a.status, modules.b.status);

  const context = vm.createContext({ log: [] });
  const inside = new SourceTextModule('log.push(typeof process, this); await null; export const list = []', { context });
  await inside.link(() => {});
  await inside.evaluate();
  console.log(context.log, inside.namespace.list instanceof Array, inside.context === context);
  await attempt('different context', () => new SourceTextModule('import "x"', { context }).link(() => new SourceTextModule('')));
  await attempt('no module', () => new SourceTextModule('import "x"').link(() => ({})));
  await attempt('linker', () => new SourceTextModule('').link(1));
  await attempt('linker throws', () => new SourceTextModule('import "x"').link(() => { throw new Error('from the linker'); }));
  await attempt('missing export', () => new SourceTextModule('import { nope } from "x"').link(() => new SourceTextModule('')));
  const failing = new SourceTextModule('throw new Error("while it ran")');
  await failing.link(() => {});
  await attempt('failing', () => failing.evaluate());
  console.log(failing.status, failing.error.message);
  await attempt('failing again', () => failing.evaluate());
  const endless = new SourceTextModule('while (true) {}');
  await endless.link(() => {});
  await attempt('endless', () => endless.evaluate({ timeout: 30 }));
  await attempt('timeout', () => endless.evaluate({ timeout: -1 }));

  const dynamic = new SourceTextModule('export const result = await import("asked")', { importModuleDynamically: (specifier, self) => {
    console.log('asked for', specifier, self === dynamic);
    return synthetic;
  } });
  await dynamic.link(() => {});
  await dynamic.evaluate();
  console.log(dynamic.namespace.result.default);
  const script = new vm.Script('import("y")', { importModuleDynamically: async (specifier, self, attributes) => {
    console.log(specifier, self === script, { ...attributes });
    return import('path');
  } });
  console.log(typeof (await script.runInThisContext()).join);
  await attempt('import none', () => vm.runInThisContext('import("x")'));
  await attempt('import nonsense', () => vm.runInThisContext('import("x")', { importModuleDynamically: () => 1 }));
  await attempt('import throws', () => vm.runInThisContext('import("x")', { importModuleDynamically: () => { throw new Error('refused'); } }));

  for (const [label, call] of Object.entries({
    syntax: () => new SourceTextModule('export export'), code: () => new SourceTextModule(1), identifier: () => new SourceTextModule('', { identifier: 1 }),
    context: () => new SourceTextModule('', { context: {} }), meta: () => new SourceTextModule('', { initializeImportMeta: 1 }), offset: () => new SourceTextModule('', { lineOffset: 'x' }),
    names: () => new SyntheticModule('x', () => {}), duplicate: () => new SyntheticModule(['x', 'x'], () => {}), callback: () => new SyntheticModule(['x']), base: () => new Module(),
  })) await attempt(label, call);
}

if (process.execArgv.includes('--experimental-vm-modules')) {
  main();
} else {
  console.log('SourceTextModule' in require('vm'));
  process.stdout.write(execFileSync(process.execPath, ['--experimental-vm-modules', '--no-warnings', __filename], { encoding: 'utf8' }));
}
