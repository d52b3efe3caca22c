/** Where programs and their modules come from: the loaders of the module {@code modules} with Node's options, hooks, source maps and TypeScript. Begin with {@link dev.gyre.node.modules.ModuleHost}. */
package dev.gyre.node.modules;
