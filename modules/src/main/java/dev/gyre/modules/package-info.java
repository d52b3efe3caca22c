/**
 * Resolution and loading of modules: {@link dev.gyre.modules.ModuleLoader} wires resolution, hooks, the compile cache
 * and both loaders for one realm. No other package of this module may use this one. Begin reading there, then at {@code
 * esm.EsmLoader} and {@code cjs.CommonJsLoader}.
 */
package dev.gyre.modules;
