package dev.gyre.engine.builtins.intl.locale;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.builtins.intl.options.OptionReader;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;

/** The Intl.Locale constructor. */
// The Intl.Locale Constructor, https://tc39.es/ecma402/#sec-intl-locale-constructor
@BuiltinObject(intrinsic = "%Intl.Locale%")
public final class LocaleConstructor {
    private static final String[] WEEKDAYS = {"sun", "mon", "tue", "wed", "thu", "fri", "sat", "sun"};

    private LocaleConstructor() {}

    // Intl.Locale ( tag [ , options ] ), https://tc39.es/ecma402/#sec-Intl.Locale
    @Builtin(names = "Locale", constructor = true, length = 1)
    static Object construct(Realm realm, Object self, JsObject newTarget, Object tag, Object options) {
        Receiver.requireNew(newTarget, "Intl.Locale");
        JsObject prototype = ObjectOperations.getPrototypeFromConstructor(newTarget, Intrinsic.INTL_LOCALE_PROTOTYPE);
        if (!(tag instanceof CharSequence) && !(tag instanceof JsObject))
            throw Errors.typeError("First argument to Intl.Locale constructor can't be empty or missing");
        String text = tag instanceof LocaleObject locale ? locale.locale() : TypeConversion.toString(tag);
        OptionReader reader = OptionReader.coerced(realm, options, "Intl.Locale");
        LocaleTag parsed = LocaleAliases.canonical(text);
        if (parsed == null) throw invalid();
        if (!reader.isEmpty()) {
            updateLanguageId(parsed, reader);
            updateKeywords(parsed, reader);
            LocaleAliases.canonicalize(parsed);
        }
        return new LocaleObject(prototype, parsed);
    }

    private static RuntimeException invalid() {
        return Errors.rangeError("Incorrect locale information provided");
    }

    // UpdateLanguageId ( tag, options ), https://tc39.es/ecma402/#sec-updatelanguageid
    private static void updateLanguageId(LocaleTag tag, OptionReader options) {
        String language = options.string("language");
        if (language != null && !isId(language, language)) throw invalid();
        String script = options.string("script");
        if (script != null && !(script.length() == 4 && isId(script, "und-" + script))) throw invalid();
        String region = options.string("region");
        if (region != null && !((region.length() == 2 || region.length() == 3) && isId(region, "und-" + region)))
            throw invalid();
        String variants = options.string("variants");
        LocaleTag parsedVariants = variants == null ? null : LocaleTag.parse("und-" + variants);
        if (variants != null
                && (parsedVariants == null || parsedVariants.variants.isEmpty() || !isOnlyVariants(parsedVariants)))
            throw invalid();
        if (language != null) tag.language = LocaleTag.parse(language).language;
        if (script != null) tag.script = LocaleTag.parse("und-" + script).script;
        if (region != null) tag.region = LocaleTag.parse("und-" + region).region;
        if (variants != null) tag.variants = parsedVariants.variants;
    }

    private static boolean isOnlyVariants(LocaleTag tag) {
        return tag.script == null
                && tag.region == null
                && tag.withoutUnicodeExtension().equals(tag.baseName())
                && tag.toString().equals(tag.baseName());
    }

    /** Whether the text is one subtag and the tag that it makes is well-formed. */
    private static boolean isId(String subtag, String tag) {
        return subtag.indexOf('-') < 0 && LocaleTag.parse(tag) != null;
    }

    // MakeLocaleRecord ( tag, options, localeExtensionKeys ), https://tc39.es/ecma402/#sec-makelocalerecord
    private static void updateKeywords(LocaleTag tag, OptionReader options) {
        String calendar = type(options, "calendar");
        String collation = type(options, "collation");
        String firstDay = options.string("firstDayOfWeek");
        if (firstDay != null) firstDay = weekdayToUValue(firstDay);
        String hourCycle = options.oneOf("hourCycle", null, "h11", "h12", "h23", "h24");
        String caseFirst = options.oneOf("caseFirst", null, "upper", "lower", "false");
        Boolean numeric = options.flag("numeric");
        String numberingSystem = type(options, "numberingSystem");
        set(tag, "ca", calendar);
        set(tag, "co", collation);
        set(tag, "fw", firstDay);
        set(tag, "hc", hourCycle);
        set(tag, "kf", caseFirst);
        set(tag, "kn", numeric == null ? null : numeric.toString());
        set(tag, "nu", numberingSystem);
    }

    private static void set(LocaleTag tag, String key, String valueOrNull) {
        if (valueOrNull != null) tag.keyword(key, LocaleAliases.canonicalType(key, valueOrNull));
    }

    private static String type(OptionReader options, String property) {
        String value = options.string(property);
        if (value != null && !OptionReader.isType(value)) throw invalid();
        return value;
    }

    // WeekdayToUValue ( fw ), https://tc39.es/ecma402/#sec-weekdaytouvalue
    private static String weekdayToUValue(String day) {
        if (day.length() == 1 && day.charAt(0) >= '0' && day.charAt(0) <= '7') return WEEKDAYS[day.charAt(0) - '0'];
        if (!OptionReader.isType(day)) throw invalid();
        return day;
    }
}
