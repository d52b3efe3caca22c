/**
 * Text to a checked tree with resolved scopes, or V8's SyntaxError at V8's position. {@link
 * dev.gyre.engine.syntax.parser.Parser} has the entry points; {@code ProgramParser} creates the parts (patterns,
 * expressions, objects, functions, classes, declarations, statements, modules), which refer to each other and share a
 * {@code ParserContext}. Depends on the syntax tree, the regular expression parser and the parsing of BigInts, not on
 * objects or realms. Begin reading with {@code ProgramParser}, {@code ParserContext} and {@code StatementParser}.
 */
package dev.gyre.engine.syntax.parser;
