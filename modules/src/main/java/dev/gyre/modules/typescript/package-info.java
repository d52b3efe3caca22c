/**
 * TypeScript to JavaScript by erasing types in place: text in, text of the same length out.
 * Knows no files, no engine and no loader. Begin with {@link dev.gyre.modules.typescript.TypeStripper}.
 */
package dev.gyre.modules.typescript;
