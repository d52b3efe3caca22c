package dev.gyre.engine.builtins.text;

import dev.gyre.engine.builtins.intl.locale.LocaleNegotiation;
import dev.gyre.engine.builtins.intl.locale.LocaleTag;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.List;
import java.util.Locale;

/** The locale of toLocaleLowerCase and toLocaleUpperCase; only Turkish, Azeri, Lithuanian and Greek have special rules. */
final class CaseLocale {
    private static final Locale GREEK = Locale.of("el");
    private static final Locale TURKISH = Locale.of("tr");
    private static final Locale AZERI = Locale.of("az");
    private static final Locale LITHUANIAN = Locale.of("lt");

    private CaseLocale() {}

    // TransformCase ( S, locales, targetCase ), https://tc39.es/ecma402/#sec-transform-case
    /** The locale whose rules apply, the root locale if it has none of its own. All requested locales are checked. */
    static Locale requested(Realm realm, Object locales) {
        if (locales == Undefined.INSTANCE) return locale(language(LocaleNegotiation.defaultLocale(realm)));
        List<LocaleTag> tags = LocaleNegotiation.canonicalizeLocaleList(realm, locales);
        return locale(
                tags.isEmpty()
                        ? language(LocaleNegotiation.defaultLocale(realm))
                        : tags.getFirst().language());
    }

    /** Whether the JDK lacks rules of the locale for upper case. */
    static boolean needsIcu(Locale locale) {
        return locale == GREEK || locale == LITHUANIAN;
    }

    private static String language(String tag) {
        int end = tag.indexOf('-');
        return end < 0 ? tag : tag.substring(0, end);
    }

    private static Locale locale(String language) {
        return switch (language) {
            case "tr" -> TURKISH;
            case "az" -> AZERI;
            case "lt" -> LITHUANIAN;
            case "el" -> GREEK;
            default -> Locale.ROOT;
        };
    }
}
