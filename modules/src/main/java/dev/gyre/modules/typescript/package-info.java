/**
 * Converts TypeScript to JavaScript by blanking types, so that the text keeps its length. Depends on neither files, the
 * engine nor the loaders. Begin with {@link dev.gyre.modules.typescript.TypeStripper}; {@code Recogniser} creates the
 * parts of the parser.
 */
package dev.gyre.modules.typescript;
