/**
 * TypeScript to JavaScript by erasing types in place: text in, text of the same length out.
 * Knows no files, no engine and no loader. Begin with {@link dev.gyre.modules.typescript.TypeStripper}; {@code Recogniser} makes the parts of the parser.
 */
package dev.gyre.modules.typescript;
