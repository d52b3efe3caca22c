package dev.gyre.engine.parser;

import dev.gyre.engine.regexp.RegExpParser;
import dev.gyre.engine.regexp.RegExpSyntaxException;

/** Checks the pattern and the flags of a regular expression literal. */
@FunctionalInterface
public interface RegExpSyntax {
    /** The language's own rules. */
    RegExpSyntax STANDARD = new RegExpSyntax() {
        @Override
        public String validate(String pattern, String flags) {
            try {
                RegExpParser.validate(pattern, flags);
                return null;
            } catch (RegExpSyntaxException e) {
                return e.getMessage();
            }
        }
    };

    /** Returns null when the literal is valid, otherwise the whole message of the error. */
    String validate(String pattern, String flags);
}
