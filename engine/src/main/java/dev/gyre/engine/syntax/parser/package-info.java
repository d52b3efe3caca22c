/**
 * Text to a checked tree with resolved scopes, or V8's SyntaxError at V8's position. {@link dev.gyre.engine.syntax.parser.Parser} is the entrance;
 * {@code ProgramParser} makes the parts (patterns, expressions, objects, functions, classes, declarations, statements, modules), which hold each other by name and share a
 * {@code ParserContext}. Uses the tree, the grammar of regular expressions and the digits of BigInts; nothing of objects or realms.
 * Begin reading with {@code ProgramParser}, {@code ParserContext} and {@code StatementParser}.
 */
package dev.gyre.engine.syntax.parser;
