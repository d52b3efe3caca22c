/** TypeScript to JavaScript by erasing types in place: text in, text of the same length out. Knows no files, no realm and no loader. */
package dev.gyre.modules.typescript;
