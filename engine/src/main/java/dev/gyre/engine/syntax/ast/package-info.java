/**
 * The syntax tree: nodes with offsets into the text, scopes and their bindings, and references resolved to bindings.
 * Uses {@code syntax.source} only. Begin with {@link dev.gyre.engine.syntax.ast.Node} and {@link dev.gyre.engine.syntax.ast.Scope}.
 */
package dev.gyre.engine.syntax.ast;
