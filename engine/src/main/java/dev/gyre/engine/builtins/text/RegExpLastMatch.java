package dev.gyre.engine.builtins.text;

import dev.gyre.engine.runtime.value.SlicedString;

/** The last successful match of a realm, which the legacy properties of the constructor show. */
// Legacy static properties, https://github.com/tc39/proposal-regexp-legacy-features
final class RegExpLastMatch {
    private static final int GROUPS = 9;

    private final int[] positions = new int[(GROUPS + 1) * 2];
    private CharSequence text = "";
    private CharSequence input = "";
    private int groups = 1;
    private int lastParenStart;
    private int lastParenEnd;
    private boolean valid = true;

    // UpdateLegacyRegExpStaticProperties, https://github.com/tc39/proposal-regexp-legacy-features
    void update(CharSequence newText, int[] match, int groupCount) {
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

    CharSequence input() {
        return input;
    }

    void input(String newInput) {
        input = newInput;
    }

    /** The text of a group, 0 being the whole match. */
    CharSequence group(int index) {
        return index < groups ? part(positions[index * 2], positions[index * 2 + 1]) : "";
    }

    CharSequence lastParen() {
        return part(lastParenStart, lastParenEnd);
    }

    CharSequence leftContext() {
        return SlicedString.part(text, 0, positions[0]);
    }

    CharSequence rightContext() {
        return SlicedString.part(text, positions[1], text.length());
    }

    private CharSequence part(int start, int end) {
        return start < 0 ? "" : SlicedString.part(text, start, end);
    }
}
