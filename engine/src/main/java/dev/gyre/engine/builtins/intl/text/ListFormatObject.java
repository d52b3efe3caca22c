package dev.gyre.engine.builtins.intl.text;

import com.ibm.icu.text.ListFormatter;
import dev.gyre.engine.builtins.intl.locale.AvailableLocales;
import dev.gyre.engine.builtins.intl.locale.ExtensionKeys;
import dev.gyre.engine.builtins.intl.locale.LocaleNegotiation;
import dev.gyre.engine.builtins.intl.locale.LocaleTag;
import dev.gyre.engine.builtins.intl.locale.ResolvedLocale;
import dev.gyre.engine.builtins.intl.options.OptionReader;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import java.util.List;

/** An Intl.ListFormat: an object with [[InitializedListFormat]]. */
final class ListFormatObject extends JsObject {
    private final String locale;
    private final String type;
    private final String style;
    private final ListFormatter formatter;

    private ListFormatObject(JsObject prototype, String locale, String type, String style, ListFormatter formatter) {
        super(prototype);
        this.locale = locale;
        this.type = type;
        this.style = style;
        this.formatter = formatter;
    }

    // Intl.ListFormat ( [ locales [ , options ] ] ), https://tc39.es/ecma402/#sec-Intl.ListFormat
    static ListFormatObject create(Realm realm, JsObject prototype, Object locales, Object options) {
        List<LocaleTag> requested = LocaleNegotiation.canonicalizeLocaleList(realm, locales);
        OptionReader reader = OptionReader.object(options, "Intl.ListFormat");
        LocaleNegotiation.readMatcher(reader);
        ResolvedLocale resolved =
                LocaleNegotiation.resolve(realm, AvailableLocales.LISTS, requested, ExtensionKeys.NONE);
        String type = reader.oneOf("type", "conjunction", "conjunction", "disjunction", "unit");
        String style = reader.oneOf("style", "long", "long", "short", "narrow");
        return new ListFormatObject(
                prototype,
                resolved.locale(),
                type,
                style,
                ListFormatters.of(realm, resolved.dataLocale(), type, style));
    }

    ListFormatter formatter() {
        return formatter;
    }

    String locale() {
        return locale;
    }

    String type() {
        return type;
    }

    String style() {
        return style;
    }
}
