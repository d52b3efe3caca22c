/**
 * Runs programs and loads their modules: connects the loaders of {@code dev.gyre.modules} with Node's options, hooks,
 * source maps and TypeScript. Begin with {@link dev.gyre.node.modules.ModuleHost}.
 */
package dev.gyre.node.modules;
