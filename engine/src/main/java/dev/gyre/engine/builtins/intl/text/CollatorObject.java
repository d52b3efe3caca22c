package dev.gyre.engine.builtins.intl.text;

import com.ibm.icu.text.Collator;
import com.ibm.icu.text.RuleBasedCollator;
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

/** An Intl.Collator: an object with [[InitializedCollator]]. */
final class CollatorObject extends JsObject {
    /**
     * What decides an order.
     *
     * @param collation null for the locale's, and so for the options after it
     */
    record Key(
            String dataLocale,
            boolean search,
            String collation,
            String numeric,
            String caseFirst,
            String sensitivity,
            Boolean ignorePunctuation) {}

    private final String locale;
    private final Key key;
    private final CollatorOrder order;
    /** [[BoundCompare]], null before its first use. */
    private JsObject boundCompare;

    private CollatorObject(JsObject prototype, String locale, Key key, CollatorOrder order) {
        super(prototype);
        this.locale = locale;
        this.key = key;
        this.order = order;
    }

    // Intl.Collator ( [ locales [ , options ] ] ), https://tc39.es/ecma402/#sec-intl.collator
    static CollatorObject create(Realm realm, JsObject prototype, Object locales, Object options) {
        List<LocaleTag> requested = LocaleNegotiation.canonicalizeLocaleList(realm, locales);
        OptionReader reader = OptionReader.coerced(realm, options, "Intl.Collator");
        String usage = reader.oneOf("usage", "sort", "sort", "search");
        LocaleNegotiation.readMatcher(reader);
        boolean search = usage.equals("search");
        String collation = reader.type("collation");
        Boolean numeric = reader.flag("numeric");
        String caseFirst = reader.oneOf("caseFirst", null, "upper", "lower", "false");
        ExtensionKeys keys = new ExtensionKeys()
                .with("co", collation, (data, value) -> !search && LocaleTypes.isCollation(data, value))
                .with("kf", caseFirst, (data, value) -> isCaseFirst(value))
                .with("kn", numeric == null ? null : numeric.toString(), (data, value) -> isFlag(value));
        ResolvedLocale resolved = LocaleNegotiation.resolve(realm, AvailableLocales.COLLATIONS, requested, keys);
        String sensitivity = reader.oneOf("sensitivity", null, "base", "accent", "case", "variant");
        Boolean ignorePunctuation = reader.flag("ignorePunctuation");
        Key key = new Key(
                resolved.dataLocale(),
                search,
                resolved.value("co"),
                resolved.value("kn"),
                resolved.value("kf"),
                sensitivity,
                ignorePunctuation);
        return new CollatorObject(
                prototype, resolved.locale(), key, IntlContext.of(realm).cached(key, CollatorObject::order));
    }

    /** The order of a locale without options, for localeCompare. */
    static CollatorOrder defaultOrder(Realm realm) {
        Key key = new Key(LocaleNegotiation.defaultLocale(realm), false, null, null, null, null, null);
        return IntlContext.of(realm).cached(key, CollatorObject::order);
    }

    private static boolean isCaseFirst(String value) {
        return value.equals("upper") || value.equals("lower") || value.equals("false");
    }

    private static boolean isFlag(String value) {
        return value.equals("true") || value.equals("false");
    }

    private static CollatorOrder order(Key key) {
        String type = key.search ? "search" : key.collation;
        ULocale locale = ULocale.forLanguageTag(type == null ? key.dataLocale : key.dataLocale + "-u-co-" + type);
        RuleBasedCollator collator = ((RuleBasedCollator) Collator.getInstance(locale)).cloneAsThawed();
        collator.setDecomposition(Collator.CANONICAL_DECOMPOSITION);
        if (key.numeric != null) collator.setNumericCollation(key.numeric.equals("true"));
        if (key.caseFirst != null) {
            collator.setUpperCaseFirst(key.caseFirst.equals("upper"));
            if (!key.caseFirst.equals("upper")) collator.setLowerCaseFirst(key.caseFirst.equals("lower"));
        }
        if (key.sensitivity != null) setSensitivity(collator, key.sensitivity);
        else if (!key.search) collator.setStrength(Collator.TERTIARY);
        if (key.ignorePunctuation != null) collator.setAlternateHandlingShifted(key.ignorePunctuation);
        return new CollatorOrder((RuleBasedCollator) collator.freeze());
    }

    private static void setSensitivity(RuleBasedCollator collator, String sensitivity) {
        collator.setStrength(
                sensitivity.equals("base") || sensitivity.equals("case")
                        ? Collator.PRIMARY
                        : sensitivity.equals("accent") ? Collator.SECONDARY : Collator.TERTIARY);
        if (sensitivity.equals("case")) collator.setCaseLevel(true);
    }

    String locale() {
        return locale;
    }

    Key key() {
        return key;
    }

    CollatorOrder order() {
        return order;
    }

    JsObject boundCompare() {
        return boundCompare;
    }

    void boundCompare(JsObject function) {
        boundCompare = function;
    }
}
