package dev.gyre.engine.regexp;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.lang.UProperty;
import com.ibm.icu.text.UnicodeSet;
import java.util.Set;
import java.util.TreeSet;

/** A valid property escape: the name of a Unicode property and, if it is not binary, the value. */
record PropertyEscape(Kind kind, String text) {
    /** The families of properties that can be named. */
    enum Kind {
        GENERAL_CATEGORY,
        SCRIPT,
        SCRIPT_EXTENSIONS,
        BINARY,
        STRINGS
    }

    // UnicodePropertyValueExpression, https://tc39.es/ecma262/#prod-UnicodePropertyValueExpression
    /** The property that the text in braces denotes, or null when it is not valid. */
    static PropertyEscape find(String text, boolean stringsAllowed) {
        int equals = text.indexOf('=');
        if (equals < 0) {
            return findLone(text, stringsAllowed);
        }
        String value = text.substring(equals + 1);
        return switch (text.substring(0, equals)) {
            case "General_Category", "gc" ->
                UnicodePropertyNames.isGeneralCategory(value) ? new PropertyEscape(Kind.GENERAL_CATEGORY, value) : null;
            case "Script", "sc" -> UnicodePropertyNames.isScript(value) ? new PropertyEscape(Kind.SCRIPT, value) : null;
            case "Script_Extensions", "scx" ->
                UnicodePropertyNames.isScript(value) ? new PropertyEscape(Kind.SCRIPT_EXTENSIONS, value) : null;
            default -> null;
        };
    }

    private static PropertyEscape findLone(String name, boolean stringsAllowed) {
        if (UnicodePropertyNames.isGeneralCategory(name)) {
            return new PropertyEscape(Kind.GENERAL_CATEGORY, name);
        }
        if (UnicodePropertyNames.isBinary(name)) {
            return new PropertyEscape(Kind.BINARY, name);
        }
        return stringsAllowed && UnicodePropertyNames.isOfStrings(name) ? new PropertyEscape(Kind.STRINGS, name) : null;
    }

    boolean mayContainStrings() {
        return kind == Kind.STRINGS;
    }

    /** The characters and strings that have the property; this loads the Unicode data. */
    ClassContents resolve() {
        return switch (kind) {
            case GENERAL_CATEGORY -> contents(new UnicodeSet().applyPropertyAlias("gc", text));
            case SCRIPT -> contents(new UnicodeSet().applyPropertyAlias("sc", text));
            case SCRIPT_EXTENSIONS -> contents(new UnicodeSet().applyPropertyAlias("scx", text));
            case BINARY -> binary();
            case STRINGS -> contents(new UnicodeSet().applyIntPropertyValue(stringProperty(), 1));
        };
    }

    private ClassContents binary() {
        return switch (text) {
            case "Any" -> new ClassContents(CodePointSet.ALL);
            case "ASCII" -> new ClassContents(CodePointSet.ofRanges(0, 127));
            case "Assigned" ->
                new ClassContents(contents(new UnicodeSet().applyPropertyAlias("gc", "Cn"))
                        .set()
                        .complement());
            default -> contents(new UnicodeSet().applyIntPropertyValue(UCharacter.getPropertyEnum(text), 1));
        };
    }

    private int stringProperty() {
        return switch (text) {
            case "Basic_Emoji" -> UProperty.BASIC_EMOJI;
            case "Emoji_Keycap_Sequence" -> UProperty.EMOJI_KEYCAP_SEQUENCE;
            case "RGI_Emoji_Flag_Sequence" -> UProperty.RGI_EMOJI_FLAG_SEQUENCE;
            case "RGI_Emoji_Modifier_Sequence" -> UProperty.RGI_EMOJI_MODIFIER_SEQUENCE;
            case "RGI_Emoji_Tag_Sequence" -> UProperty.RGI_EMOJI_TAG_SEQUENCE;
            case "RGI_Emoji_ZWJ_Sequence" -> UProperty.RGI_EMOJI_ZWJ_SEQUENCE;
            default -> UProperty.RGI_EMOJI;
        };
    }

    private static ClassContents contents(UnicodeSet set) {
        var builder = new CodePointSet.Builder();
        for (int i = 0; i < set.getRangeCount(); i++) {
            builder.addRange(set.getRangeStart(i), set.getRangeEnd(i));
        }
        Set<String> strings = new TreeSet<>();
        for (String string : set.strings()) {
            strings.add(string);
        }
        return new ClassContents(builder.build(), strings);
    }
}
