/**
 * The ES module loader: imports, import.meta, the program's module graph, and require of ES modules. May use all other
 * packages except the root. Begin with {@link dev.gyre.modules.esm.EsmLoader}, then {@code ImportResolver}, {@code
 * ModuleSources} and {@code ModuleRecords}, its three steps.
 */
package dev.gyre.modules.esm;
