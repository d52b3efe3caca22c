/**
 * The CommonJS loader: require, the Module function whose steps programs may replace, and the records that imports of
 * CommonJS files link to. Calls the ES module loader only through {@link dev.gyre.modules.cjs.EsModules}, and may use
 * all other packages except {@code esm}. Begin with {@link dev.gyre.modules.cjs.CommonJsLoader}.
 */
package dev.gyre.modules.cjs;
