package dev.gyre.page.html.tokenizer;

/**
 * An error in a document's text.
 *
 * @param code what is wrong
 * @param offset where, in UTF-16 code units from the start of the text, of which each newline is one unit
 * @param line the line, from 1
 * @param column the column in UTF-16 code units, from 1
 */
public record ParseError(ParseErrorCode code, int offset, int line, int column) {}
