package dev.gyre.engine.syntax.parser;

/** Early errors that do not depend on the parser's state. */
final class EarlyErrors {
    private static final String REGEXP_FLAGS = "dgimsuvy";

    private EarlyErrors() {}

    static boolean areRegExpFlags(String flags) {
        int seen = 0;
        for (int i = 0; i < flags.length(); i++) {
            int bit = REGEXP_FLAGS.indexOf(flags.charAt(i));
            if (bit < 0 || (seen & 1 << bit) != 0) {
                return false;
            }
            seen |= 1 << bit;
        }
        return flags.indexOf('u') < 0 || flags.indexOf('v') < 0;
    }

    // IsStringWellFormedUnicode ( string ), https://tc39.es/ecma262/#sec-isstringwellformedunicode
    static boolean isWellFormed(String string) {
        for (int i = 0; i < string.length(); i++) {
            char c = string.charAt(i);
            if (Character.isLowSurrogate(c)) {
                return false;
            }
            if (Character.isHighSurrogate(c)) {
                i++;
                if (i == string.length() || !Character.isLowSurrogate(string.charAt(i))) {
                    return false;
                }
            }
        }
        return true;
    }
}
