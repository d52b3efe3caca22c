package dev.gyre.engine.regexp;

import dev.gyre.engine.syntax.parser.RegExpSyntax;

/** Tells the parser of scripts which regular expression literals are valid. */
public final class RegExpLiteralSyntax implements RegExpSyntax {
    public static final RegExpLiteralSyntax INSTANCE = new RegExpLiteralSyntax();

    private RegExpLiteralSyntax() {
    }

    @Override
    public String validate(String pattern, String flags) {
        try {
            RegExpParser.validate(pattern, flags);
            return null;
        } catch (RegExpSyntaxException e) {
            return e.getMessage();
        }
    }
}
