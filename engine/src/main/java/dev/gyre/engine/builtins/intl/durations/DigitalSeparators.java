package dev.gyre.engine.builtins.intl.durations;

import com.ibm.icu.impl.ICUData;
import com.ibm.icu.impl.ICUResourceBundle;
import com.ibm.icu.util.ULocale;
import com.ibm.icu.util.UResourceBundle;

/**
 * How a locale writes digital durations.
 *
 * @param hourMinute the text between hours and minutes
 * @param minuteSecond the text between minutes and seconds
 * @param twoDigitHours whether hours have at least two digits
 */
// [[DigitalFormat]], https://tc39.es/ecma402/#sec-Intl.DurationFormat-internal-slots
record DigitalSeparators(String hourMinute, String minuteSecond, boolean twoDigitHours) {
    static DigitalSeparators of(String dataLocale) {
        ICUResourceBundle units = (ICUResourceBundle)
                UResourceBundle.getBundleInstance(ICUData.ICU_UNIT_BASE_NAME, ULocale.forLanguageTag(dataLocale));
        String pattern = units.getWithFallback("durationUnits/hms").getString();
        int minute = pattern.indexOf('m'), second = pattern.indexOf('s');
        int hourEnd = pattern.lastIndexOf('h', minute) < 0 ? pattern.lastIndexOf('H', minute) : pattern.lastIndexOf('h', minute);
        int minuteEnd = pattern.lastIndexOf('m', second);
        return new DigitalSeparators(
                pattern.substring(hourEnd + 1, minute),
                pattern.substring(minuteEnd + 1, second),
                pattern.startsWith("hh") || pattern.startsWith("HH"));
    }
}
