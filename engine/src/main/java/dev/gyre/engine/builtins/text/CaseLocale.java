package dev.gyre.engine.builtins.text;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.IllformedLocaleException;
import java.util.Locale;

/** The locale of toLocaleLowerCase and toLocaleUpperCase; only Turkish, Azeri and Lithuanian have special rules. */
final class CaseLocale {
    private CaseLocale() {}

    // CanonicalizeLocaleList ( locales ), https://tc39.es/ecma402/#sec-canonicalizelocalelist
    /** The first locale of the list, or the root locale if it is empty. All locales are checked. */
    static Locale requested(Realm realm, Object locales) {
        if (locales == Undefined.INSTANCE) return Locale.ROOT;
        if (locales instanceof CharSequence tag) return locale(tag.toString());
        JsObject list = TypeConversion.toObject(realm, locales);
        long length = ObjectOperations.lengthOfArrayLike(list);
        Locale first = Locale.ROOT;
        for (int k = 0; k < length; k++) {
            if (!list.hasProperty(k)) continue;
            Object tag = list.get((Object) k);
            if (!(tag instanceof CharSequence) && !(tag instanceof JsObject))
                throw Errors.typeError("Language ID should be string or object.");
            Locale next = locale(TypeConversion.toString(tag));
            if (first == Locale.ROOT) first = next;
        }
        return first;
    }

    private static Locale locale(String tag) {
        try {
            Locale locale = new Locale.Builder().setLanguageTag(tag).build();
            if (!locale.getLanguage().isEmpty()) return locale;
        } catch (IllformedLocaleException notATag) {
            throw Errors.rangeError("Incorrect locale information provided");
        }
        throw Errors.rangeError("Incorrect locale information provided");
    }
}
