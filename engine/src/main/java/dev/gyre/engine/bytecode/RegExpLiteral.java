package dev.gyre.engine.bytecode;

/** Pattern and flags of a regular expression literal. */
public record RegExpLiteral(String pattern, String flags) {}
