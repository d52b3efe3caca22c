package dev.gyre.engine.builtins.intl.text;

import com.ibm.icu.impl.ICUData;
import com.ibm.icu.impl.ICUResourceBundle;
import com.ibm.icu.text.DateTimePatternGenerator;
import com.ibm.icu.text.DisplayContext;
import com.ibm.icu.text.LocaleDisplayNames;
import com.ibm.icu.util.ULocale;
import com.ibm.icu.util.UResourceBundle;
import dev.gyre.engine.builtins.intl.context.IntlContext;
import dev.gyre.engine.builtins.intl.locale.AvailableLocales;
import dev.gyre.engine.builtins.intl.locale.ExtensionKeys;
import dev.gyre.engine.builtins.intl.locale.LocaleNegotiation;
import dev.gyre.engine.builtins.intl.locale.LocaleTag;
import dev.gyre.engine.builtins.intl.locale.ResolvedLocale;
import dev.gyre.engine.builtins.intl.options.OptionReader;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import java.util.List;

/** An Intl.DisplayNames: an object with [[InitializedDisplayNames]]. */
final class DisplayNamesObject extends JsObject {
    /** What decides the names. */
    private record Key(String dataLocale, String style, boolean dialect, boolean substitute) {}

    private record FieldKey(String dataLocale) {}

    private final String locale;
    private final String dataLocale;
    private final String style;
    private final String type;
    private final String fallback;
    private final String languageDisplay;
    private final Realm realm;

    private DisplayNamesObject(
            Realm realm,
            JsObject prototype,
            ResolvedLocale locale,
            String style,
            String type,
            String fallback,
            String languageDisplay) {
        super(prototype);
        this.realm = realm;
        this.locale = locale.locale();
        this.dataLocale = locale.dataLocale();
        this.style = style;
        this.type = type;
        this.fallback = fallback;
        this.languageDisplay = languageDisplay;
    }

    // Intl.DisplayNames ( locales, options ), https://tc39.es/ecma402/#sec-Intl.DisplayNames
    static DisplayNamesObject create(Realm realm, JsObject prototype, Object locales, Object options) {
        List<LocaleTag> requested = LocaleNegotiation.canonicalizeLocaleList(realm, locales);
        if (!(options instanceof JsObject)) throw Errors.typeError("invalid_argument");
        OptionReader reader = OptionReader.object(options, "Intl.DisplayNames");
        LocaleNegotiation.readMatcher(reader);
        ResolvedLocale resolved =
                LocaleNegotiation.resolve(realm, AvailableLocales.CALENDARS, requested, ExtensionKeys.NONE);
        String style = reader.oneOf("style", "long", "narrow", "short", "long");
        String type =
                reader.oneOf("type", null, "language", "region", "script", "currency", "calendar", "dateTimeField");
        if (type == null) throw Errors.typeError("invalid_argument");
        String fallback = reader.oneOf("fallback", "code", "code", "none");
        String languageDisplay = reader.oneOf("languageDisplay", "dialect", "dialect", "standard");
        return new DisplayNamesObject(
                realm, prototype, resolved, style, type, fallback, type.equals("language") ? languageDisplay : null);
    }

    /** The name of a canonical code, or null. */
    String name(String code) {
        if (type.equals("dateTimeField")) return DateTimeFieldNames.name(patterns(), code, style);
        LocaleDisplayNames names = names(!"standard".equals(languageDisplay), false);
        return switch (type) {
            case "language" -> language(names, code);
            case "region" -> region(names, code);
            case "script" -> script(names, code);
            case "currency" -> currency(names, code);
            default -> calendar(names, code);
        };
    }

    /**
     * ICU changes the parentheses of a name that is only a language's. As in Node, the name of a dialect is not used for a part of a tag with a script and a region: "Chinese
     * (Simplified, Singapore)". If only some parts have a name, the others' codes stand for theirs: "ar (Saudi Arabia)".
     */
    private String language(LocaleDisplayNames names, String code) {
        if (code.indexOf('-') < 0) return names.languageDisplayName(code);
        ULocale named = ULocale.forLanguageTag(code);
        boolean isWhole = !named.getScript().isEmpty() && !named.getCountry().isEmpty();
        boolean dialect = !isWhole && !"standard".equals(languageDisplay);
        String name = names(dialect, false).localeDisplayName(named);
        return name == null && fallback.equals("code") ? names(dialect, true).localeDisplayName(named) : name;
    }

    /** ICU4J takes a short name that equals its code for none. */
    private String region(LocaleDisplayNames names, String code) {
        if (!style.equals("long")) {
            ICUResourceBundle regions = (ICUResourceBundle) UResourceBundle.getBundleInstance(
                    ICUData.ICU_REGION_BASE_NAME,
                    ULocale.forLanguageTag(dataLocale).getBaseName());
            if (regions.findWithFallback("Countries%short/" + code) instanceof ICUResourceBundle name
                    && name.getString().equals(code)) return code;
        }
        return names.regionDisplayName(code);
    }

    /** The name as in a locale's: V8 does not take the longer one that stands alone. */
    @SuppressWarnings("deprecation")
    private static String script(LocaleDisplayNames names, String code) {
        return names.scriptDisplayNameInContext(code);
    }

    private static String currency(LocaleDisplayNames names, String code) {
        String name = names.keyValueDisplayName("currency", code);
        return code.equals(name) ? null : name;
    }

    private static String calendar(LocaleDisplayNames names, String code) {
        String legacy = ULocale.toLegacyType("calendar", code);
        String name = names.keyValueDisplayName("calendar", legacy == null ? code : legacy);
        return code.equals(name) ? null : name;
    }

    /** @param substitute whether codes stand for names that are missing; otherwise there is none for the whole then */
    private LocaleDisplayNames names(boolean dialect, boolean substitute) {
        return IntlContext.of(realm).cached(new Key(dataLocale, style, dialect, substitute), DisplayNamesObject::names);
    }

    private static LocaleDisplayNames names(Key key) {
        return LocaleDisplayNames.getInstance(
                ULocale.forLanguageTag(key.dataLocale),
                key.dialect ? DisplayContext.DIALECT_NAMES : DisplayContext.STANDARD_NAMES,
                DisplayContext.CAPITALIZATION_NONE,
                key.style.equals("long") ? DisplayContext.LENGTH_FULL : DisplayContext.LENGTH_SHORT,
                key.substitute ? DisplayContext.SUBSTITUTE : DisplayContext.NO_SUBSTITUTE);
    }

    private DateTimePatternGenerator patterns() {
        return IntlContext.of(realm)
                .cached(
                        new FieldKey(dataLocale),
                        key -> DateTimePatternGenerator.getInstance(ULocale.forLanguageTag(key.dataLocale)));
    }

    String locale() {
        return locale;
    }

    String style() {
        return style;
    }

    String type() {
        return type;
    }

    String fallback() {
        return fallback;
    }

    /** Null unless the type is language. */
    String languageDisplay() {
        return languageDisplay;
    }
}
