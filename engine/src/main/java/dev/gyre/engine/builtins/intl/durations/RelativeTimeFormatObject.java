package dev.gyre.engine.builtins.intl.durations;

import com.ibm.icu.text.DecimalFormat;
import com.ibm.icu.text.DisplayContext;
import com.ibm.icu.text.NumberFormat;
import com.ibm.icu.text.RelativeDateTimeFormatter;
import com.ibm.icu.text.RelativeDateTimeFormatter.FormattedRelativeDateTime;
import com.ibm.icu.text.RelativeDateTimeFormatter.RelativeDateTimeUnit;
import com.ibm.icu.util.ULocale;
import dev.gyre.engine.builtins.intl.context.IntlContext;
import dev.gyre.engine.builtins.intl.locale.AvailableLocales;
import dev.gyre.engine.builtins.intl.locale.ExtensionKeys;
import dev.gyre.engine.builtins.intl.locale.LocaleNegotiation;
import dev.gyre.engine.builtins.intl.locale.LocaleTag;
import dev.gyre.engine.builtins.intl.locale.LocaleTypes;
import dev.gyre.engine.builtins.intl.locale.ResolvedLocale;
import dev.gyre.engine.builtins.intl.options.OptionReader;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import java.util.List;

/** An Intl.RelativeTimeFormat: an object with [[InitializedRelativeTimeFormat]]. */
final class RelativeTimeFormatObject extends JsObject {
    /** What decides a formatter. */
    private record Key(String dataLocale, String numberingSystem, String style) {}

    /** ICU's code for as many digits before the first separator as the locale wants. */
    private static final int LOCALE_GROUPING = -2;

    private final String locale;
    private final String style;
    private final boolean automatic;
    private final String numberingSystem;
    private final RelativeDateTimeFormatter formatter;

    private RelativeTimeFormatObject(
            JsObject prototype,
            ResolvedLocale locale,
            String style,
            boolean automatic,
            RelativeDateTimeFormatter formatter) {
        super(prototype);
        this.locale = locale.locale();
        this.style = style;
        this.automatic = automatic;
        String numbers = locale.value("nu");
        this.numberingSystem = numbers != null ? numbers : LocaleTypes.defaultNumberingSystem(locale.dataLocale());
        this.formatter = formatter;
    }

    // Intl.RelativeTimeFormat ( [ locales [ , options ] ] ), https://tc39.es/ecma402/#sec-Intl.RelativeTimeFormat
    static RelativeTimeFormatObject create(Realm realm, JsObject prototype, Object locales, Object options) {
        List<LocaleTag> requested = LocaleNegotiation.canonicalizeLocaleList(realm, locales);
        OptionReader reader = OptionReader.coerced(realm, options, "Intl.RelativeTimeFormat");
        LocaleNegotiation.readMatcher(reader);
        ExtensionKeys keys =
                new ExtensionKeys().with("nu", reader.type("numberingSystem"), LocaleTypes::isNumberingSystem);
        ResolvedLocale resolved = LocaleNegotiation.resolve(realm, AvailableLocales.CALENDARS, requested, keys);
        String style = reader.oneOf("style", "long", "long", "short", "narrow");
        String numeric = reader.oneOf("numeric", "always", "always", "auto");
        RelativeDateTimeFormatter formatter = IntlContext.of(realm)
                .cached(
                        new Key(resolved.dataLocale(), resolved.value("nu"), style),
                        RelativeTimeFormatObject::formatter);
        return new RelativeTimeFormatObject(prototype, resolved, style, numeric.equals("auto"), formatter);
    }

    private static RelativeDateTimeFormatter formatter(Key key) {
        String numbers = key.numberingSystem;
        ULocale locale = ULocale.forLanguageTag(numbers == null ? key.dataLocale : key.dataLocale + "-u-nu-" + numbers);
        RelativeDateTimeFormatter.Style style = switch (key.style) {
            case "short" -> RelativeDateTimeFormatter.Style.SHORT;
            case "narrow" -> RelativeDateTimeFormatter.Style.NARROW;
            default -> RelativeDateTimeFormatter.Style.LONG;
        };
        DecimalFormat decimals = (DecimalFormat) NumberFormat.getInstance(locale);
        decimals.setMinimumGroupingDigits(LOCALE_GROUPING);
        return RelativeDateTimeFormatter.getInstance(locale, decimals, style, DisplayContext.CAPITALIZATION_NONE);
    }

    FormattedRelativeDateTime format(double value, RelativeDateTimeUnit unit) {
        return automatic ? formatter.formatToValue(value, unit) : formatter.formatNumericToValue(value, unit);
    }

    String locale() {
        return locale;
    }

    String style() {
        return style;
    }

    String numeric() {
        return automatic ? "auto" : "always";
    }

    String numberingSystem() {
        return numberingSystem;
    }
}
