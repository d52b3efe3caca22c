package dev.gyre.engine.parser;

/** Checks the pattern and the flags of a regular expression literal. */
@FunctionalInterface
public interface RegExpSyntax {
    /** Accepts everything. */
    RegExpSyntax UNCHECKED = (pattern, flags) -> null;

    /** Returns null when the literal is valid, otherwise the reason, such as "Unterminated group". */
    String validate(String pattern, String flags);
}
