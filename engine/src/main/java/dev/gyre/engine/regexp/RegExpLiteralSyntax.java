package dev.gyre.engine.regexp;

/** Checks the pattern and flags of a regular expression literal for the script parser. */
public final class RegExpLiteralSyntax {
    private RegExpLiteralSyntax() {}

    /** Returns null when the literal is valid, otherwise the whole message of the error. */
    public static String validate(String pattern, String flags) {
        try {
            RegExpParser.validate(pattern, flags);
            return null;
        } catch (RegExpSyntaxException e) {
            return e.getMessage();
        }
    }
}
