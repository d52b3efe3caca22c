package dev.gyre.engine.builtins.text;

/** The last successful match of a realm, which the legacy properties of the constructor show. */
// Legacy static properties, https://github.com/tc39/proposal-regexp-legacy-features
final class RegExpLastMatch {
    private static final int GROUPS = 9;

    private final int[] positions = new int[(GROUPS + 1) * 2];
    private String text = "";
    private String input = "";
    private int groups = 1;
    private int lastParenStart;
    private int lastParenEnd;
    private boolean valid = true;

    // UpdateLegacyRegExpStaticProperties, https://github.com/tc39/proposal-regexp-legacy-features
    void update(String newText, int[] match, int groupCount) {
        text = newText;
        input = newText;
        groups = Math.min(groupCount, GROUPS + 1);
        System.arraycopy(match, 0, positions, 0, groups * 2);
        int last = (groupCount - 1) * 2;
        lastParenStart = groupCount > 1 ? match[last] : -1;
        lastParenEnd = groupCount > 1 ? match[last + 1] : -1;
        valid = true;
    }

    // InvalidateLegacyRegExpStaticProperties, https://github.com/tc39/proposal-regexp-legacy-features
    void invalidate() {
        valid = false;
    }

    boolean isValid() {
        return valid;
    }

    String input() {
        return input;
    }

    void input(String newInput) {
        input = newInput;
    }

    /** The text of a group, 0 being the whole match. */
    String group(int index) {
        return index < groups ? part(positions[index * 2], positions[index * 2 + 1]) : "";
    }

    String lastParen() {
        return part(lastParenStart, lastParenEnd);
    }

    String leftContext() {
        return text.substring(0, positions[0]);
    }

    String rightContext() {
        return text.substring(positions[1]);
    }

    private String part(int start, int end) {
        return start < 0 ? "" : text.substring(start, end);
    }
}
