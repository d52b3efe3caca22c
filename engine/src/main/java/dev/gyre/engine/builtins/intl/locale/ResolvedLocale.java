package dev.gyre.engine.builtins.intl.locale;

import com.ibm.icu.util.ULocale;
import java.util.Map;

/**
 * The locale of a service's object.
 *
 * @param locale the tag, with the keywords of the requested one that the service supports
 * @param dataLocale the tag without extensions
 * @param values by the keys that the service knows, null for the locale's default
 */
public record ResolvedLocale(String locale, String dataLocale, Map<String, String> values) {
    /** The value of a key, null for the locale's default. */
    public String value(String key) {
        return values.get(key);
    }

    /** ICU's locale of the data. */
    public ULocale icuLocale() {
        return ULocale.forLanguageTag(dataLocale);
    }
}
