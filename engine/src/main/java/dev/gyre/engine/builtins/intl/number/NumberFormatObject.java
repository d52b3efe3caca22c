package dev.gyre.engine.builtins.intl.number;

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

/** An Intl.NumberFormat: an object with [[InitializedNumberFormat]]. */
final class NumberFormatObject extends JsObject {
    private final String locale;
    private final String numberingSystem;
    private final NumberFormatOptions options;
    private final NumberFormatters formatters;
    /** [[BoundFormat]], null before its first use. */
    private JsObject boundFormat;

    private NumberFormatObject(
            JsObject prototype, ResolvedLocale locale, NumberFormatOptions options, NumberFormatters formatters) {
        super(prototype);
        this.locale = locale.locale();
        String numbers = locale.value("nu");
        this.numberingSystem = numbers != null ? numbers : LocaleTypes.defaultNumberingSystem(locale.dataLocale());
        this.options = options;
        this.formatters = formatters;
    }

    // Intl.NumberFormat ( [ locales [ , options ] ] ), https://tc39.es/ecma402/#sec-intl.numberformat
    static NumberFormatObject create(Realm realm, JsObject prototype, Object locales, Object options) {
        List<LocaleTag> requested = LocaleNegotiation.canonicalizeLocaleList(realm, locales);
        OptionReader reader = OptionReader.coerced(realm, options, "Intl.NumberFormat");
        LocaleNegotiation.readMatcher(reader);
        ExtensionKeys keys =
                new ExtensionKeys().with("nu", reader.type("numberingSystem"), LocaleTypes::isNumberingSystem);
        ResolvedLocale resolved = LocaleNegotiation.resolve(realm, AvailableLocales.NUMBERS, requested, keys);
        NumberFormatOptions read = NumberFormatOptions.read(reader);
        return new NumberFormatObject(prototype, resolved, read, formatters(realm, resolved, read));
    }

    private static NumberFormatters formatters(Realm realm, ResolvedLocale locale, NumberFormatOptions options) {
        return NumberFormatters.of(realm, new NumberFormatters.Key(locale.dataLocale(), locale.value("nu"), options));
    }

    String locale() {
        return locale;
    }

    String numberingSystem() {
        return numberingSystem;
    }

    NumberFormatOptions options() {
        return options;
    }

    NumberFormatters formatters() {
        return formatters;
    }

    /** Whether a percent sign is that of a unit. */
    boolean isUnit() {
        return options.unit() != null;
    }

    JsObject boundFormat() {
        return boundFormat;
    }

    void boundFormat(JsObject function) {
        boundFormat = function;
    }
}
