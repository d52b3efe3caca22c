package dev.gyre.node.http.parser;

/**
 * Why a parser stopped, in llhttp's words.
 *
 * @param code the name of the error, such as {@code HPE_INVALID_URL}
 * @param reason one sentence for people
 */
public record ParserError(String code, String reason) {}
