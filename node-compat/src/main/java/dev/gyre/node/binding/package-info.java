/** What internalBinding(name) gives the internal JavaScript: one class a binding, as lib/internal/bindings.md lists them. */
package dev.gyre.node.binding;
