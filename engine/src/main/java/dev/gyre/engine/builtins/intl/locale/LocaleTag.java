package dev.gyre.engine.builtins.intl.locale;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The parts of a Unicode BCP 47 locale identifier, https://unicode.org/reports/tr35/#Unicode_locale_identifier. */
public final class LocaleTag {
    /** Two to eight lower-case letters; "und" for none. */
    String language;
    /** In title case, or null. */
    String script;
    /** In upper case, or null. */
    String region;
    /** In lower case. */
    List<String> variants = new ArrayList<>();
    /** The attributes of the Unicode extension. */
    final List<String> attributes = new ArrayList<>();
    /** The keywords of the Unicode extension; the value of a key alone is empty. */
    final Map<String, String> keywords = new TreeMap<>();
    /** The language of the transformed extension, or null. */
    LocaleTag transformed;
    /** The fields of the transformed extension. */
    final Map<String, String> transformFields = new TreeMap<>();
    /** Other extensions by their singleton, without it. */
    final Map<Character, String> extensions = new TreeMap<>();
    /** What follows x, or null. */
    String privateUse;

    /** The parts of a well-formed identifier in canonical case but with aliases; null if it is not well-formed. */
    // IsWellFormedLanguageTag ( locale ), https://tc39.es/ecma402/#sec-iswellformedlanguagetag
    public static LocaleTag parse(String text) {
        return new LocaleTagParser(text).parse();
    }

    /** The value of a Unicode keyword, empty for a key alone; null if there is none. */
    public String keyword(String key) {
        return keywords.get(key);
    }

    /** Sets or, with null, removes a Unicode keyword. */
    void keyword(String key, String valueOrNull) {
        if (valueOrNull == null) keywords.remove(key);
        else keywords.put(key, valueOrNull);
    }

    public String language() {
        return language;
    }

    /** Null if there is none. */
    public String script() {
        return script;
    }

    /** Null if there is none. */
    public String region() {
        return region;
    }

    /** The part of unicode_language_id. */
    public String baseName() {
        StringBuilder text = new StringBuilder(language);
        if (script != null) text.append('-').append(script);
        if (region != null) text.append('-').append(region);
        for (String variant : variants) text.append('-').append(variant);
        return text.toString();
    }

    @Override
    public String toString() {
        return withExtensions(baseName(), true);
    }

    /** The identifier without its Unicode extension. */
    String withoutUnicodeExtension() {
        return withExtensions(baseName(), false);
    }

    /** Another base name with these extensions. */
    String withExtensions(String baseName, boolean withUnicode) {
        StringBuilder text = new StringBuilder(baseName);
        boolean unicode = withUnicode && !(attributes.isEmpty() && keywords.isEmpty());
        boolean transform = transformed != null || !transformFields.isEmpty();
        for (Map.Entry<Character, String> extension : extensions.entrySet()) {
            if (extension.getKey() > 't' && transform) {
                appendTransform(text);
                transform = false;
            }
            if (extension.getKey() > 'u' && unicode) {
                appendUnicode(text);
                unicode = false;
            }
            text.append('-').append(extension.getKey()).append('-').append(extension.getValue());
        }
        if (transform) appendTransform(text);
        if (unicode) appendUnicode(text);
        if (privateUse != null) text.append("-x-").append(privateUse);
        return text.toString();
    }

    private void appendTransform(StringBuilder text) {
        text.append("-t");
        if (transformed != null) text.append('-').append(LocaleTagParser.lowerCase(transformed.baseName()));
        append(text, transformFields);
    }

    private void appendUnicode(StringBuilder text) {
        text.append("-u");
        for (String attribute : attributes) text.append('-').append(attribute);
        append(text, keywords);
    }

    private static void append(StringBuilder text, Map<String, String> entries) {
        for (Map.Entry<String, String> entry : entries.entrySet()) {
            text.append('-').append(entry.getKey());
            if (!entry.getValue().isEmpty()) text.append('-').append(entry.getValue());
        }
    }
}
