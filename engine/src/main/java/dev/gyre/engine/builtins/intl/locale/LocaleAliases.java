package dev.gyre.engine.builtins.intl.locale;

import com.ibm.icu.util.ULocale;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Replaces deprecated parts of locale identifiers by CLDR's aliases, https://unicode.org/reports/tr35/#LocaleId_Canonicalization. */
public final class LocaleAliases {
    /** Languages that are canonical alone or with a region of two letters from {@link #PLAIN_REGIONS}: those need no data. */
    private static final String PLAIN_LANGUAGES = " en de fr es it ja ko pt ru zh nl pl sv tr ar hi da fi cs ";

    private static final String PLAIN_REGIONS =
            " US GB DE FR ES IT JP KR BR RU CN NL PL SE TR IN CA AU AT CH MX PT DK FI CZ TW HK EG ";

    private LocaleAliases() {}

    /** The canonical form of a well-formed identifier; null if it is not well-formed. */
    // CanonicalizeUnicodeLocaleId ( locale ), https://tc39.es/ecma402/#sec-canonicalizeunicodelocaleid
    public static LocaleTag canonical(String text) {
        LocaleTag tag = LocaleTag.parse(text);
        if (tag != null) canonicalize(tag);
        return tag;
    }

    static void canonicalize(LocaleTag tag) {
        canonicalizeLanguage(tag);
        Collections.sort(tag.attributes);
        for (Map.Entry<String, String> keyword : tag.keywords.entrySet())
            keyword.setValue(canonicalType(keyword.getKey(), keyword.getValue()));
        if (tag.transformed != null) canonicalizeLanguage(tag.transformed);
        for (Map.Entry<String, String> field : tag.transformFields.entrySet())
            field.setValue(canonicalTransformValue(field.getKey(), field.getValue()));
    }

    private static void canonicalizeLanguage(LocaleTag tag) {
        if (isPlain(tag)) return;
        Collections.sort(tag.variants);
        ULocale replaced = ULocale.createCanonical(languageId(tag));
        tag.language = replaced.getLanguage().isEmpty() ? "und" : replaced.getLanguage();
        tag.script = orNull(replaced.getScript());
        tag.region = orNull(replaced.getCountry());
        List<String> variants = new ArrayList<>();
        for (String variant : replaced.getVariant().split("_"))
            if (!variant.isEmpty()) variants.add(LocaleTagParser.lowerCase(variant));
        Collections.sort(variants);
        tag.variants = variants;
    }

    private static boolean isPlain(LocaleTag tag) {
        return tag.script == null
                && tag.variants.isEmpty()
                && tag.language.length() == 2
                && PLAIN_LANGUAGES.contains(" " + tag.language + " ")
                && (tag.region == null || PLAIN_REGIONS.contains(" " + tag.region + " "));
    }

    /** ICU's form of the language, script, region and variants. */
    static String languageId(LocaleTag tag) {
        StringBuilder id = new StringBuilder(tag.language);
        if (tag.script != null) id.append('_').append(tag.script);
        if (tag.region != null) id.append('_').append(tag.region);
        else if (!tag.variants.isEmpty()) id.append('_');
        for (String variant : tag.variants) id.append('_').append(variant.toUpperCase(Locale.ROOT));
        return id.toString();
    }

    private static String orNull(String text) {
        return text.isEmpty() ? null : text;
    }

    // CanonicalizeUValue ( ukey, uvalue ), https://tc39.es/ecma402/#sec-canonicalizeuvalue
    /** The canonical value of a Unicode keyword; empty for "true". */
    public static String canonicalType(String key, String value) {
        String lower = LocaleTagParser.lowerCase(value);
        if (lower.isEmpty()) return lower;
        String known = switch (key) {
            case "rg", "sd" -> subdivision(lower);
            case "ca", "tz", "ks", "ms", "co" -> unicodeType(key, lower);
            case "kb", "kc", "kh", "kk", "kn" -> lower.equals("yes") ? "true" : lower;
            default -> lower;
        };
        return known.equals("true") ? "" : known;
    }

    /** By CLDR's type aliases; a type that is an old name with underscores or other characters is not looked up. */
    private static String unicodeType(String key, String lower) {
        String type = ULocale.toUnicodeLocaleType(key, lower);
        // The aliases of collations are names in other systems, which this key does not allow.
        return type == null || key.equals("co") ? lower : type;
    }

    /** A subdivision by its alias; a region stands for its subdivision zzzz. */
    private static String subdivision(String value) {
        String replaced = SubdivisionAliases.replacement(value);
        return replaced == null ? value : replaced;
    }

    private static String canonicalTransformValue(String key, String value) {
        if (!key.equals("m0")) return value;
        return value.equals("names") ? "prprname" : value;
    }
}
