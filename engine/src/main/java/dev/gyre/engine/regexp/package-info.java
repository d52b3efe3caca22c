/**
 * Regular expressions without objects: the parser of patterns, the compiler, the backtracking matcher, and the generator of
 * classes for hot patterns. Depends on no other package of the engine but {@code jit.classfile}; {@code builtins.text} has the RegExp objects. Begin reading at {@link
 * dev.gyre.engine.regexp.RegExpProgram}.
 */
package dev.gyre.engine.regexp;
