package dev.gyre.engine.builtins.intl.locale;

import com.ibm.icu.impl.ICUData;
import com.ibm.icu.impl.ICUResourceBundle;
import com.ibm.icu.text.Collator;
import com.ibm.icu.text.PluralRules;
import com.ibm.icu.util.ULocale;
import com.ibm.icu.util.UResourceBundle;
import java.util.Arrays;
import java.util.HashSet;
import java.util.MissingResourceException;
import java.util.Set;

/** The locales that a service has data for: V8's lists, which are ICU's locales that have a certain resource. */
// [[AvailableLocales]], https://tc39.es/ecma402/#sec-internal-slots
public enum AvailableLocales {
    /** Those with symbols of numbers. */
    NUMBERS("NumberElements"),
    /** Those with names of months and days. */
    CALENDARS("calendar"),
    /** Those with patterns of lists. */
    LISTS("listPattern"),
    /** Those with an order of texts. */
    COLLATIONS(null),
    /** Those with rules of plurals. */
    PLURALS(null),
    /** All of ICU. */
    ALL(null);

    private final String resource;

    AvailableLocales(String resource) {
        this.resource = resource;
    }

    /** Whether the list has a canonical tag without extensions. */
    public boolean contains(String tag) {
        if (isCommon(tag) && (this != PLURALS || tag.length() == 2)) return true;
        return switch (this) {
            case COLLATIONS -> Collations.TAGS.contains(tag);
            case PLURALS -> Plurals.TAGS.contains(tag);
            case ALL -> Locales.TAGS.contains(tag);
            default -> Locales.TAGS.contains(tag) && !tag.startsWith("nb-") && hasAncestorWithResource(tag);
        };
    }

    /** Locales that need no look at the data. */
    private static boolean isCommon(String tag) {
        return switch (tag) {
            case "en", "en-US", "de", "fr", "es", "it", "ja", "ru" -> true;
            default -> false;
        };
    }

    /** As in V8, a locale whose script is not the language's usual one counts if the language has the resource, although it has ICU's root for a parent. */
    private boolean hasAncestorWithResource(String tag) {
        for (int end = tag.length(); end > 0; end = tag.lastIndexOf('-', end - 1))
            if (hasResource(tag.substring(0, end))) return true;
        return false;
    }

    private boolean hasResource(String tag) {
        try {
            ICUResourceBundle bundle = (ICUResourceBundle) UResourceBundle.getBundleInstance(
                    ICUData.ICU_BASE_NAME, ULocale.forLanguageTag(tag).getBaseName());
            ICUResourceBundle found = bundle.findWithFallback(resource);
            return found != null && !found.getULocale().getBaseName().isEmpty();
        } catch (MissingResourceException none) {
            return false;
        }
    }

    /** A list with each locale's tag, and for tags with a script the one without. */
    private static Set<String> tags(ULocale[] locales) {
        Set<String> tags = new HashSet<>();
        for (ULocale locale : locales) {
            String tag = locale.toLanguageTag();
            tags.add(tag);
            String[] parts = tag.split("-");
            if (parts.length == 3 && parts[1].length() == 4) tags.add(parts[0] + "-" + parts[2]);
        }
        return Set.copyOf(tags);
    }

    private static final class Locales {
        static final Set<String> TAGS =
                tags(ULocale.getAvailableLocalesByType(ULocale.AvailableType.WITH_LEGACY_ALIASES)
                        .toArray(ULocale[]::new));
    }

    private static final class Collations {
        static final Set<String> TAGS = tags(Collator.getAvailableULocales());
    }

    private static final class Plurals {
        /** By the names in ICU's table, whose sh is Serbian in Latin letters elsewhere; V8 has only sr for that. */
        static final Set<String> TAGS = Set.copyOf(Arrays.stream(PluralRules.getAvailableULocales())
                .filter(locale -> !locale.getName().equals("sr_Latn"))
                .map(ULocale::toLanguageTag)
                .toList());
    }
}
