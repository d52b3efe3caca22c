/**
 * The loaders' interface to their embedder (builtin modules, errors, warnings, settings), and Node's module errors.
 * Everything here may use the engine only; begin with {@link dev.gyre.modules.host.ModuleEmbedder}.
 */
package dev.gyre.modules.host;
