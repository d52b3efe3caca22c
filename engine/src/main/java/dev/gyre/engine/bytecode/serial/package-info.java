/**
 * Compiled programs as bytes, and back. A form is read only by the build of the engine that wrote it; whatever is not exactly that is a
 * miss, never an error. Functions are read one by one, at their first call, and nothing of the tree or the parser is needed for it.
 *
 * <p>Header (fixed places): magic, version of the form, key, length, checksum of what follows; kind of program; places of the root, of
 * the string table and of the table of static scopes. Between header and tables are the code blocks, inner functions before outer ones,
 * and the root, which is a script's code block, a function's signature or a module's entries.
 */
package dev.gyre.engine.bytecode.serial;
