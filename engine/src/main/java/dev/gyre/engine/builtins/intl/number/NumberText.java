package dev.gyre.engine.builtins.intl.number;

import dev.gyre.engine.builtins.intl.locale.LocaleNegotiation;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** The text of toLocaleString of numbers. */
public final class NumberText {
    private NumberText() {}

    // Number.prototype.toLocaleString ( [ locales [ , options ] ] ),
    // https://tc39.es/ecma402/#sup-number.prototype.tolocalestring
    /** The text of an Integer, a Double or a BigInteger. */
    public static String format(Realm realm, Number value, Object locales, Object options) {
        if (options == Undefined.INSTANCE && isEnglish(realm, locales)) {
            String text = EnglishNumbers.format(value);
            if (text != null) return text;
        }
        NumberFormatObject format = NumberFormatObject.create(
                realm, realm.intrinsic(Intrinsic.INTL_NUMBER_FORMAT_PROTOTYPE), locales, options);
        return format.formatters().format(value).toString();
    }

    private static boolean isEnglish(Realm realm, Object locales) {
        Object tag = locales == Undefined.INSTANCE ? LocaleNegotiation.defaultLocale(realm) : locales;
        return tag instanceof CharSequence text && text.toString().equals("en-US");
    }
}
