package dev.gyre.engine.builtins.intl.dates;

import dev.gyre.engine.runtime.object.JsObject;

/** The components of a pattern, which may differ from those that the options asked for. */
// https://tc39.es/ecma402/#table-datetimeformat-resolvedoptions-properties
final class ResolvedComponents {
    private final String pattern;

    /** @param pattern ICU's */
    ResolvedComponents(String pattern) {
        this.pattern = withoutLiterals(pattern);
    }

    /** The pattern with spaces in place of all but the letters of fields. */
    static String withoutLiterals(String pattern) {
        StringBuilder letters = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < pattern.length(); i++) {
            char c = pattern.charAt(i);
            if (c == '\'') quoted = !quoted;
            letters.append(!quoted && (c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z') ? c : ' ');
        }
        return letters.toString();
    }

    /** Adds the properties of resolvedOptions. */
    void describe(JsObject result) {
        define(result, "weekday", named("Ec"));
        // V8 does not count the era that the calendar's own patterns have.
        if (length("G") > 2) define(result, "era", named("G"));
        define(result, "year", numeric("yrU"));
        define(result, "month", length("ML") <= 2 ? numeric("ML") : named("ML"));
        define(result, "day", numeric("d"));
        define(result, "dayPeriod", named("B"));
        define(result, "hour", numeric("hHkK"));
        define(result, "minute", numeric("m"));
        define(result, "second", numeric("s"));
        int fraction = length("S");
        if (fraction > 0) result.createDataPropertyOrThrow("fractionalSecondDigits", fraction);
        define(result, "timeZoneName", zone());
    }

    private static void define(JsObject result, String property, String valueOrNull) {
        if (valueOrNull != null) result.createDataPropertyOrThrow(property, valueOrNull);
    }

    /** The length of the first field with one of the symbols, 0 if there is none. */
    private int length(String symbols) {
        for (int i = 0; i < pattern.length(); i++) {
            char c = pattern.charAt(i);
            if (symbols.indexOf(c) < 0) continue;
            int end = i;
            while (end < pattern.length() && pattern.charAt(end) == c) end++;
            return end - i;
        }
        return 0;
    }

    private String named(String symbols) {
        return switch (length(symbols)) {
            case 0 -> null;
            case 4 -> "long";
            case 5 -> "narrow";
            default -> "short";
        };
    }

    private String numeric(String symbols) {
        int length = length(symbols);
        return length == 0 ? null : length == 2 ? "2-digit" : "numeric";
    }

    private String zone() {
        int length = length("zOvV");
        if (length == 0) return null;
        char symbol = pattern.charAt(indexOfZone());
        return switch (symbol) {
            case 'O' -> length == 4 ? "longOffset" : "shortOffset";
            case 'v', 'V' -> length == 4 ? "longGeneric" : "shortGeneric";
            default -> length == 4 ? "long" : "short";
        };
    }

    private int indexOfZone() {
        int at = 0;
        while ("zOvV".indexOf(pattern.charAt(at)) < 0) at++;
        return at;
    }
}
