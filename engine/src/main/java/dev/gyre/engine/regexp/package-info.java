/**
 * Regular expressions without objects: the parser of patterns, the compiler, and the backtracking matcher. Depends on
 * no other package of the engine; {@code builtins.text} has the RegExp objects. Begin reading at {@link
 * dev.gyre.engine.regexp.RegExpProgram}.
 */
package dev.gyre.engine.regexp;
