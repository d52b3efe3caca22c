package dev.gyre.engine.builtins.intl.locale;

import dev.gyre.engine.builtins.intl.options.OptionReader;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.realm.SurroundingAgent;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** Finds the locale of a service for the locales that a program asks for. */
// https://tc39.es/ecma402/#sec-abstract-operations
public final class LocaleNegotiation {
    private static final String[] MATCHERS = {"lookup", "best fit"};

    private LocaleNegotiation() {}

    // CanonicalizeLocaleList ( locales ), https://tc39.es/ecma402/#sec-canonicalizelocalelist
    /** The canonical tags of the locales without duplicates. */
    public static List<LocaleTag> canonicalizeLocaleList(Realm realm, Object locales) {
        if (locales == Undefined.INSTANCE) return List.of();
        if (locales instanceof CharSequence text) return List.of(canonical(text.toString()));
        if (locales instanceof LocaleObject locale) return List.of(locale.tag());
        JsObject list = TypeConversion.toObject(realm, locales);
        List<LocaleTag> result = new ArrayList<>();
        List<String> seen = new ArrayList<>();
        long length = ObjectOperations.lengthOfArrayLike(list);
        for (long k = 0; k < length; k++) {
            SurroundingAgent.poll(1);
            Object key = PropertyKey.of(TypeConversion.number(k));
            if (!list.hasProperty(key)) continue;
            LocaleTag tag = element(list.get(key, list));
            if (seen.contains(tag.toString())) continue;
            seen.add(tag.toString());
            result.add(tag);
        }
        return result;
    }

    private static LocaleTag element(Object element) {
        if (element instanceof LocaleObject locale) return locale.tag();
        if (!(element instanceof CharSequence) && !(element instanceof JsObject))
            throw Errors.typeError("Language ID should be string or object.");
        return canonical(TypeConversion.toString(element));
    }

    private static LocaleTag canonical(String text) {
        LocaleTag tag = LocaleAliases.canonical(text);
        if (tag == null) throw Errors.rangeError("Invalid language tag: " + LocaleTagParser.lowerCase(text));
        return tag;
    }

    // DefaultLocale ( ), https://tc39.es/ecma402/#sec-defaultlocale
    public static String defaultLocale(Realm realm) {
        return realm.agent().hooks().defaultLocale();
    }

    /** Reads the option that every service's constructor reads first; both matchers are the same here. */
    public static void readMatcher(OptionReader options) {
        options.oneOf("localeMatcher", "best fit", MATCHERS);
    }

    // LookupMatchingLocaleByPrefix ( availableLocales, requestedLocales ),
    // https://tc39.es/ecma402/#sec-lookupmatchinglocalebyprefix
    /** The longest prefix of a tag without extensions that is available, or null. */
    static String lookup(AvailableLocales available, LocaleTag tag) {
        String prefix = tag.baseName();
        while (!available.contains(prefix)) {
            int cut = prefix.lastIndexOf('-');
            if (cut < 0) return null;
            if (cut >= 2 && prefix.charAt(cut - 2) == '-') cut -= 2;
            prefix = prefix.substring(0, cut);
        }
        return prefix;
    }

    // ResolveLocale ( availableLocales, requestedLocales, options, relevantExtensionKeys, localeData ),
    // https://tc39.es/ecma402/#sec-resolvelocale
    public static ResolvedLocale resolve(
            Realm realm, AvailableLocales available, List<LocaleTag> requested, ExtensionKeys keys) {
        for (LocaleTag tag : requested) {
            String found = lookup(available, tag);
            if (found != null) return resolved(found, tag, keys);
        }
        return resolved(defaultLocale(realm), null, keys);
    }

    private static ResolvedLocale resolved(String found, LocaleTag requestedOrNull, ExtensionKeys keys) {
        var values = new TreeMap<String, String>();
        var supported = new TreeMap<String, String>();
        for (ExtensionKeys.Key key : keys.list()) {
            String requested = requestedOrNull == null ? null : requestedOrNull.keyword(key.name());
            String value = null;
            if (requested != null) {
                String meant = requested.isEmpty() ? "true" : requested;
                if (key.accepts(found, meant)) {
                    value = meant;
                    supported.put(key.name(), requested);
                }
            }
            String option = key.option();
            if (option != null) {
                option = LocaleAliases.canonicalType(key.name(), option);
                if (option.isEmpty()) option = "true";
                if (!option.equals(value) && key.accepts(found, option)) {
                    value = option;
                    supported.remove(key.name());
                }
            } else if (key.overridden()) {
                value = null;
                supported.remove(key.name());
            }
            values.put(key.name(), value);
        }
        StringBuilder locale = new StringBuilder(found);
        if (!supported.isEmpty()) locale.append("-u");
        for (var entry : supported.entrySet()) {
            locale.append('-').append(entry.getKey());
            if (!entry.getValue().isEmpty()) locale.append('-').append(entry.getValue());
        }
        return new ResolvedLocale(locale.toString(), found, values);
    }

    // FilterLocales ( availableLocales, requestedLocales, options ), https://tc39.es/ecma402/#sec-filterlocales
    /** The result of a service's supportedLocalesOf. */
    public static Object supportedLocalesOf(
            Realm realm, AvailableLocales available, Object locales, Object options, String service) {
        List<LocaleTag> requested = canonicalizeLocaleList(realm, locales);
        readMatcher(OptionReader.coerced(realm, options, service));
        List<Object> subset = new ArrayList<>();
        for (LocaleTag tag : requested) if (lookup(available, tag) != null) subset.add(tag.toString());
        return JsArray.fromList(realm, subset);
    }
}
