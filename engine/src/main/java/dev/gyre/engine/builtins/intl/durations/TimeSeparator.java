package dev.gyre.engine.builtins.intl.durations;

import com.ibm.icu.impl.ICUData;
import com.ibm.icu.impl.ICUResourceBundle;
import com.ibm.icu.util.ULocale;
import com.ibm.icu.util.UResourceBundle;

/**
 * The text between the hours, minutes and seconds of a digital duration: CLDR's separator of times. As in V8, which asks ICU4C, a locale with symbols of its own for a numbering
 * system but without a separator among them has a colon, whatever its parent has.
 */
// [[DigitalFormat]], https://tc39.es/ecma402/#sec-Intl.DurationFormat-internal-slots
final class TimeSeparator {
    private static final String COLON = ":";

    private TimeSeparator() {}

    static String of(String dataLocale, String numberingSystem) {
        ICUResourceBundle bundle = (ICUResourceBundle)
                UResourceBundle.getBundleInstance(ICUData.ICU_BASE_NAME, ULocale.forLanguageTag(dataLocale));
        ICUResourceBundle symbols = bundle.findWithFallback("NumberElements/" + numberingSystem + "/symbols");
        if (symbols == null) symbols = bundle.findWithFallback("NumberElements/latn/symbols");
        ICUResourceBundle separator = symbols == null ? null : symbols.at("timeSeparator");
        return separator == null ? COLON : separator.getString();
    }
}
