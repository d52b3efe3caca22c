package dev.gyre.page.forms;

/** Texts without surrogates that stand alone, https://infra.spec.whatwg.org/#javascript-string-convert. */
final class ScalarValues {
    private static final String REPLACEMENT = "\uFFFD";

    private ScalarValues() {}

    /** The text with U+FFFD instead of each such surrogate. */
    static String of(String text) {
        if (text.chars().noneMatch(c -> Character.isSurrogate((char) c))) return text;
        var result = new StringBuilder();
        text.codePoints()
                .forEach(point -> result.append(
                        point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE
                                ? REPLACEMENT
                                : Character.toString(point)));
        return result.toString();
    }
}
