package dev.gyre.engine.builtins.intl.durations;

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

/** An Intl.DurationFormat: an object with [[InitializedDurationFormat]]. */
final class DurationFormatObject extends JsObject {
    private record SeparatorKey(String dataLocale, String numberingSystem) {}

    private final ResolvedLocale locale;
    private final String timeSeparator;
    private final String style;
    /** By the units' ordinals. */
    private final UnitOptions[] units;

    private final int fractionalDigits;

    private DurationFormatObject(
            JsObject prototype,
            ResolvedLocale locale,
            String timeSeparator,
            String style,
            UnitOptions[] units,
            int fractionalDigits) {
        super(prototype);
        this.locale = locale;
        this.timeSeparator = timeSeparator;
        this.style = style;
        this.units = units;
        this.fractionalDigits = fractionalDigits;
    }

    // Intl.DurationFormat ( [ locales [ , options ] ] ), https://tc39.es/ecma402/#sec-Intl.DurationFormat
    static DurationFormatObject create(Realm realm, JsObject prototype, Object locales, Object options) {
        List<LocaleTag> requested = LocaleNegotiation.canonicalizeLocaleList(realm, locales);
        OptionReader reader = OptionReader.object(options, "Intl.DurationFormat");
        LocaleNegotiation.readMatcher(reader);
        ExtensionKeys keys =
                new ExtensionKeys().with("nu", reader.type("numberingSystem"), LocaleTypes::isNumberingSystem);
        ResolvedLocale resolved = LocaleNegotiation.resolve(realm, AvailableLocales.NUMBERS, requested, keys);
        String style = reader.oneOf("style", "short", "long", "short", "narrow", "digital");
        UnitOptions[] units = new UnitOptions[DurationUnit.values().length];
        String previous = "";
        for (DurationUnit unit : DurationUnit.values()) {
            UnitOptions read = UnitOptions.read(unit, reader, style, previous);
            units[unit.ordinal()] = read;
            if (unit.ordinal() >= DurationUnit.HOURS.ordinal()) previous = read.style();
        }
        int fractionalDigits = reader.number("fractionalDigits", 0, 9, -1);
        String separator = IntlContext.of(realm)
                .cached(
                        new SeparatorKey(resolved.dataLocale(), numberingSystem(resolved)),
                        key -> TimeSeparator.of(key.dataLocale, key.numberingSystem));
        return new DurationFormatObject(prototype, resolved, separator, style, units, fractionalDigits);
    }

    private static String numberingSystem(ResolvedLocale locale) {
        String numbers = locale.value("nu");
        return numbers != null ? numbers : LocaleTypes.defaultNumberingSystem(locale.dataLocale());
    }

    ResolvedLocale locale() {
        return locale;
    }

    String numberingSystem() {
        return numberingSystem(locale);
    }

    /** Between hours, minutes and seconds of digital durations. */
    String timeSeparator() {
        return timeSeparator;
    }

    String style() {
        return style;
    }

    UnitOptions unit(DurationUnit unit) {
        return units[unit.ordinal()];
    }

    /** -1 if it was not given. */
    int fractionalDigits() {
        return fractionalDigits;
    }
}
