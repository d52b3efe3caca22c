package dev.gyre.engine.builtins.intl.durations;

import com.ibm.icu.impl.ICUData;
import com.ibm.icu.impl.ICUResourceBundle;
import com.ibm.icu.util.ULocale;
import com.ibm.icu.util.UResourceBundle;

/** The text between the hours, minutes and seconds of a digital duration: CLDR's separator of times, as in V8. */
// [[DigitalFormat]], https://tc39.es/ecma402/#sec-Intl.DurationFormat-internal-slots
final class TimeSeparator {
    private TimeSeparator() {}

    static String of(String dataLocale, String numberingSystem) {
        ICUResourceBundle bundle = (ICUResourceBundle)
                UResourceBundle.getBundleInstance(ICUData.ICU_BASE_NAME, ULocale.forLanguageTag(dataLocale));
        String own = bundle.findStringWithFallback("NumberElements/" + numberingSystem + "/symbols/timeSeparator");
        String latin = own != null ? own : bundle.findStringWithFallback("NumberElements/latn/symbols/timeSeparator");
        return latin != null ? latin : ":";
    }
}
