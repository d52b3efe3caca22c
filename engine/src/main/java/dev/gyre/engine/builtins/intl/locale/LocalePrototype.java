package dev.gyre.engine.builtins.intl.locale;

import com.ibm.icu.util.ULocale;
import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Intl.Locale.prototype. */
// Properties of the Intl.Locale Prototype Object,
// https://tc39.es/ecma402/#sec-properties-of-intl-locale-prototype-object
@BuiltinObject(intrinsic = "%Intl.Locale.prototype%")
public final class LocalePrototype {
    @BuiltinConstant(name = "@@toStringTag", configurable = true)
    static final String TO_STRING_TAG = "Intl.Locale";

    private LocalePrototype() {}

    private static LocaleObject locale(Object self, String method) {
        if (self instanceof LocaleObject locale) return locale;
        throw Receiver.incompatible(self, "Intl.Locale.prototype." + method);
    }

    private static Object orUndefined(String textOrNull) {
        return textOrNull == null ? Undefined.INSTANCE : textOrNull;
    }

    // Intl.Locale.prototype.toString ( ), https://tc39.es/ecma402/#sec-Intl.Locale.prototype.toString
    @Builtin
    static Object toString(Realm realm, Object self) {
        return locale(self, "toString").locale();
    }

    // Intl.Locale.prototype.maximize ( ), https://tc39.es/ecma402/#sec-Intl.Locale.prototype.maximize
    @Builtin
    static Object maximize(Realm realm, Object self) {
        LocaleTag tag = locale(self, "maximize").tag();
        return withLanguageId(realm, tag, ULocale.addLikelySubtags(new ULocale(LocaleAliases.languageId(tag))));
    }

    // Intl.Locale.prototype.minimize ( ), https://tc39.es/ecma402/#sec-Intl.Locale.prototype.minimize
    @Builtin
    static Object minimize(Realm realm, Object self) {
        LocaleTag tag = locale(self, "minimize").tag();
        return withLanguageId(realm, tag, ULocale.minimizeSubtags(new ULocale(LocaleAliases.languageId(tag))));
    }

    private static LocaleObject withLanguageId(Realm realm, LocaleTag tag, ULocale changed) {
        StringBuilder base = new StringBuilder(changed.getLanguage().isEmpty() ? "und" : changed.getLanguage());
        if (!changed.getScript().isEmpty()) base.append('-').append(changed.getScript());
        if (!changed.getCountry().isEmpty()) base.append('-').append(changed.getCountry());
        for (String variant : tag.variants) base.append('-').append(variant);
        LocaleTag result = LocaleAliases.canonical(tag.withExtensions(base.toString(), true));
        return new LocaleObject(realm.intrinsic(Intrinsic.INTL_LOCALE_PROTOTYPE), result);
    }

    // get Intl.Locale.prototype.language, https://tc39.es/ecma402/#sec-Intl.Locale.prototype.language
    @Builtin(getter = true)
    static Object language(Realm realm, Object self) {
        return locale(self, "language").tag().language();
    }

    // get Intl.Locale.prototype.script, https://tc39.es/ecma402/#sec-Intl.Locale.prototype.script
    @Builtin(getter = true)
    static Object script(Realm realm, Object self) {
        return orUndefined(locale(self, "script").tag().script());
    }

    // get Intl.Locale.prototype.region, https://tc39.es/ecma402/#sec-Intl.Locale.prototype.region
    @Builtin(getter = true)
    static Object region(Realm realm, Object self) {
        return orUndefined(locale(self, "region").tag().region());
    }

    // get Intl.Locale.prototype.baseName, https://tc39.es/ecma402/#sec-Intl.Locale.prototype.baseName
    @Builtin(getter = true)
    static Object baseName(Realm realm, Object self) {
        return locale(self, "baseName").tag().baseName();
    }

    // get Intl.Locale.prototype.calendar, https://tc39.es/ecma402/#sec-Intl.Locale.prototype.calendar
    @Builtin(getter = true)
    static Object calendar(Realm realm, Object self) {
        return orUndefined(locale(self, "calendar").keyword("ca"));
    }

    // get Intl.Locale.prototype.caseFirst, https://tc39.es/ecma402/#sec-Intl.Locale.prototype.caseFirst
    @Builtin(getter = true)
    static Object caseFirst(Realm realm, Object self) {
        return orUndefined(locale(self, "caseFirst").keyword("kf"));
    }

    // get Intl.Locale.prototype.collation, https://tc39.es/ecma402/#sec-Intl.Locale.prototype.collation
    @Builtin(getter = true)
    static Object collation(Realm realm, Object self) {
        return orUndefined(locale(self, "collation").keyword("co"));
    }

    // get Intl.Locale.prototype.firstDayOfWeek, https://tc39.es/ecma402/#sec-Intl.Locale.prototype.firstDayOfWeek
    @Builtin(getter = true)
    static Object firstDayOfWeek(Realm realm, Object self) {
        return orUndefined(locale(self, "firstDayOfWeek").keyword("fw"));
    }

    // get Intl.Locale.prototype.hourCycle, https://tc39.es/ecma402/#sec-Intl.Locale.prototype.hourCycle
    @Builtin(getter = true)
    static Object hourCycle(Realm realm, Object self) {
        return orUndefined(locale(self, "hourCycle").keyword("hc"));
    }

    // get Intl.Locale.prototype.numeric, https://tc39.es/ecma402/#sec-Intl.Locale.prototype.numeric
    @Builtin(getter = true)
    static boolean numeric(Realm realm, Object self) {
        String value = locale(self, "numeric").keyword("kn");
        return value != null && (value.isEmpty() || value.equals("true"));
    }

    // get Intl.Locale.prototype.numberingSystem, https://tc39.es/ecma402/#sec-Intl.Locale.prototype.numberingSystem
    @Builtin(getter = true)
    static Object numberingSystem(Realm realm, Object self) {
        return orUndefined(locale(self, "numberingSystem").keyword("nu"));
    }

    // get Intl.Locale.prototype.variants, https://tc39.es/ecma402/#sec-Intl.Locale.prototype.variants
    @Builtin(getter = true)
    static Object variants(Realm realm, Object self) {
        LocaleTag tag = locale(self, "variants").tag();
        return tag.variants.isEmpty() ? Undefined.INSTANCE : String.join("-", tag.variants);
    }

    // Intl.Locale.prototype.getCalendars ( ), https://tc39.es/ecma402/#sec-Intl.Locale.prototype.getCalendars
    @Builtin
    static Object getCalendars(Realm realm, Object self) {
        LocaleObject locale = locale(self, "getCalendars");
        return array(realm, locale.keyword("ca"), () -> LocaleInformation.calendars(locale.tag()));
    }

    // Intl.Locale.prototype.getCollations ( ), https://tc39.es/ecma402/#sec-Intl.Locale.prototype.getCollations
    @Builtin
    static Object getCollations(Realm realm, Object self) {
        LocaleObject locale = locale(self, "getCollations");
        return array(realm, locale.keyword("co"), () -> LocaleInformation.collations(locale.tag()));
    }

    // Intl.Locale.prototype.getHourCycles ( ), https://tc39.es/ecma402/#sec-Intl.Locale.prototype.getHourCycles
    @Builtin
    static Object getHourCycles(Realm realm, Object self) {
        LocaleObject locale = locale(self, "getHourCycles");
        return array(realm, locale.keyword("hc"), () -> LocaleInformation.hourCycles(locale.tag()));
    }

    // Intl.Locale.prototype.getNumberingSystems ( ),
    // https://tc39.es/ecma402/#sec-Intl.Locale.prototype.getNumberingSystems
    @Builtin
    static Object getNumberingSystems(Realm realm, Object self) {
        LocaleObject locale = locale(self, "getNumberingSystems");
        return array(realm, locale.keyword("nu"), () -> LocaleInformation.numberingSystems(locale.tag()));
    }

    // Intl.Locale.prototype.getTimeZones ( ), https://tc39.es/ecma402/#sec-Intl.Locale.prototype.getTimeZones
    @Builtin
    static Object getTimeZones(Realm realm, Object self) {
        LocaleTag tag = locale(self, "getTimeZones").tag();
        if (tag.region() == null) return Undefined.INSTANCE;
        return array(realm, null, () -> LocaleInformation.timeZones(tag.region()));
    }

    private static Object array(Realm realm, String onlyOrNull, Supplier<List<String>> all) {
        List<String> values = onlyOrNull != null ? List.of(onlyOrNull) : all.get();
        return JsArray.fromList(realm, new ArrayList<>(values));
    }

    // Intl.Locale.prototype.getTextInfo ( ), https://tc39.es/ecma402/#sec-Intl.Locale.prototype.getTextInfo
    @Builtin
    static Object getTextInfo(Realm realm, Object self) {
        LocaleTag tag = locale(self, "getTextInfo").tag();
        JsObject info = JsObject.create(realm);
        info.createDataPropertyOrThrow("direction", orUndefined(LocaleInformation.textDirection(tag)));
        return info;
    }

    // Intl.Locale.prototype.getWeekInfo ( ), https://tc39.es/ecma402/#sec-Intl.Locale.prototype.getWeekInfo
    @Builtin
    static Object getWeekInfo(Realm realm, Object self) {
        LocaleInformation.Week week =
                LocaleInformation.week(locale(self, "getWeekInfo").tag());
        JsObject info = JsObject.create(realm);
        info.createDataPropertyOrThrow("firstDay", week.firstDay());
        info.createDataPropertyOrThrow("weekend", JsArray.fromList(realm, new ArrayList<>(week.weekend())));
        return info;
    }
}
