/**
 * Compiled programs as bytes, and back. Only the build of the engine that wrote a form can read it; any mismatch means
 * that nothing is read, and is never an error. Functions are read one by one, at their first call, without the tree or
 * the parser.
 *
 * <p>Header (fixed offsets): magic, version of the form, key, length, checksum of what follows; kind of program;
 * offsets of the root, of the string table and of the table of static scopes. Between header and tables are the code
 * blocks, inner functions before outer ones, and the root, which is a script's code block, a function's signature or a
 * module's entries.
 */
package dev.gyre.engine.bytecode.serial;
