package dev.gyre.engine.builtins.intl.locale;

import com.ibm.icu.impl.ICUData;
import com.ibm.icu.impl.ICUResourceBundle;
import com.ibm.icu.util.UResourceBundle;
import java.util.Locale;
import java.util.MissingResourceException;

/** CLDR's aliases of subdivisions, from ICU's data. */
final class SubdivisionAliases {
    private SubdivisionAliases() {}

    /** The canonical subdivision for an alias, or null. */
    static String replacement(String subdivision) {
        String replacement = alias("subdivision", subdivision);
        if (replacement == null) return null;
        String first = LocaleTagParser.lowerCase(replacement.split(" ")[0]);
        return first.length() == 2 ? first + "zzzz" : first;
    }

    private static String alias(String kind, String key) {
        try {
            UResourceBundle aliases = UResourceBundle.getBundleInstance(
                            ICUData.ICU_BASE_NAME, "metadata", ICUResourceBundle.ICU_DATA_CLASS_LOADER)
                    .get("alias")
                    .get(kind);
            return aliases.get(key.toLowerCase(Locale.ROOT)).get("replacement").getString();
        } catch (MissingResourceException noAlias) {
            return null;
        }
    }
}
