package dev.gyre.engine.syntax.parser;

import dev.gyre.engine.regexp.RegExpLiteralSyntax;

/** Checks the pattern and the flags of a regular expression literal. */
@FunctionalInterface
public interface RegExpSyntax {
    /** The language's own rules. */
    RegExpSyntax STANDARD = RegExpLiteralSyntax.INSTANCE;

    /** Returns null when the literal is valid, otherwise the whole message of the error. */
    String validate(String pattern, String flags);
}
