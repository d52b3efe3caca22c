/**
 * The specification's module records: loading, linking and evaluating graphs of modules, with live bindings. Below the
 * interpreter, which reads imports from here; a module runs its code through {@link dev.gyre.engine.module.ModuleExecution}.
 * Begin reading at {@link dev.gyre.engine.module.ModuleRecord}.
 */
package dev.gyre.engine.module;
