/**
 * Texts of programs with their names, lines and positions. Uses no other package of the engine.
 * Begin with {@link dev.gyre.engine.syntax.source.Source}.
 */
package dev.gyre.engine.syntax.source;
