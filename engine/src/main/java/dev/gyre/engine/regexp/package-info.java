/**
 * Regular expressions without objects: the parser of patterns, their compiler to a program, and the backtracking matcher. Uses
 * nothing of the engine; {@code builtins.text} makes RegExp objects of it. Begin reading at {@link
 * dev.gyre.engine.regexp.RegExpProgram}.
 */
package dev.gyre.engine.regexp;
