package dev.gyre.engine.builtins.intl.number;

import com.ibm.icu.number.FormattedNumber;
import com.ibm.icu.number.LocalizedNumberRangeFormatter;
import com.ibm.icu.number.Notation;
import com.ibm.icu.number.NumberFormatter;
import com.ibm.icu.number.NumberRangeFormatter;
import com.ibm.icu.number.UnlocalizedNumberFormatter;
import com.ibm.icu.text.PluralRules;
import com.ibm.icu.util.ULocale;
import dev.gyre.engine.builtins.intl.context.IntlContext;
import dev.gyre.engine.builtins.intl.locale.AvailableLocales;
import dev.gyre.engine.builtins.intl.locale.ExtensionKeys;
import dev.gyre.engine.builtins.intl.locale.LocaleNegotiation;
import dev.gyre.engine.builtins.intl.locale.LocaleTag;
import dev.gyre.engine.builtins.intl.locale.ResolvedLocale;
import dev.gyre.engine.builtins.intl.options.OptionReader;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import java.util.ArrayList;
import java.util.List;

/** An Intl.PluralRules: an object with [[InitializedPluralRules]]. */
final class PluralRulesObject extends JsObject {
    /** What decides a formatter, since ICU selects by formatted numbers. */
    record Key(String dataLocale, boolean ordinal, String notation, String compactDisplay, DigitOptions digits) {}

    /** ICU's rules and formatters of one key. */
    private static final class Rules {
        private final Key key;
        private final PluralRules rules;
        private final UnlocalizedNumberFormatter positive;
        private final UnlocalizedNumberFormatter negative;

        Rules(Key key) {
            this.key = key;
            rules = PluralRules.forLocale(
                    locale(), key.ordinal ? PluralRules.PluralType.ORDINAL : PluralRules.PluralType.CARDINAL);
            positive = settings(false);
            negative = key.digits.dependsOnSign() ? settings(true) : positive;
        }

        private ULocale locale() {
            return ULocale.forLanguageTag(key.dataLocale);
        }

        private UnlocalizedNumberFormatter settings(boolean forNegative) {
            Notation notation = switch (key.notation) {
                case "compact" -> "long".equals(key.compactDisplay) ? Notation.compactLong() : Notation.compactShort();
                case "scientific" -> Notation.scientific();
                case "engineering" -> Notation.engineering();
                default -> Notation.simple();
            };
            return key.digits.applyTo(NumberFormatter.with(), forNegative).notation(notation);
        }

        private UnlocalizedNumberFormatter formatter(Number value) {
            return IntlMathematicalValue.isNegative(value) ? negative : positive;
        }

        String select(Number value) {
            FormattedNumber formatted = formatter(value).locale(locale()).format(value);
            return rules.select(formatted);
        }

        String selectRange(Number start, Number end) {
            LocalizedNumberRangeFormatter ranges = (formatter(start) == formatter(end)
                            ? NumberRangeFormatter.with().numberFormatterBoth(formatter(start))
                            : NumberRangeFormatter.with()
                                    .numberFormatterFirst(formatter(start))
                                    .numberFormatterSecond(formatter(end)))
                    .locale(locale());
            return rules.select(ranges.formatRange(start, end));
        }
    }

    private static final List<String> CATEGORIES = List.of("zero", "one", "two", "few", "many", "other");

    private final String locale;
    private final Key key;
    private final Rules rules;

    private PluralRulesObject(JsObject prototype, String locale, Key key, Rules rules) {
        super(prototype);
        this.locale = locale;
        this.key = key;
        this.rules = rules;
    }

    // Intl.PluralRules ( [ locales [ , options ] ] ), https://tc39.es/ecma402/#sec-intl.pluralrules
    static PluralRulesObject create(Realm realm, JsObject prototype, Object locales, Object options) {
        List<LocaleTag> requested = LocaleNegotiation.canonicalizeLocaleList(realm, locales);
        OptionReader reader = OptionReader.coerced(realm, options, "Intl.PluralRules");
        LocaleNegotiation.readMatcher(reader);
        ResolvedLocale resolved =
                LocaleNegotiation.resolve(realm, AvailableLocales.PLURALS, requested, ExtensionKeys.NONE);
        String type = reader.oneOf("type", "cardinal", "cardinal", "ordinal");
        String notation = reader.oneOf("notation", "standard", "standard", "scientific", "engineering", "compact");
        String compactDisplay = reader.oneOf("compactDisplay", "short", "short", "long");
        boolean compact = notation.equals("compact");
        DigitOptions digits = DigitOptions.read(reader, 0, 3, compact);
        Key key = new Key(
                resolved.dataLocale(), type.equals("ordinal"), notation, compact ? compactDisplay : null, digits);
        Rules rules = IntlContext.of(realm).cached(key, Rules::new);
        return new PluralRulesObject(prototype, resolved.locale(), key, rules);
    }

    // ResolvePlural ( pluralRules, n ), https://tc39.es/ecma402/#sec-resolveplural
    String select(Number value) {
        return Double.isFinite(value.doubleValue()) || !(value instanceof Double) ? rules.select(value) : "other";
    }

    // ResolvePluralRange ( pluralRules, x, y ), https://tc39.es/ecma402/#sec-resolvepluralrange
    String selectRange(Number start, Number end) {
        return rules.selectRange(start, end);
    }

    String locale() {
        return locale;
    }

    Key key() {
        return key;
    }

    /** The categories of the locale in the order of the specification. */
    List<Object> categories() {
        List<Object> result = new ArrayList<>(CATEGORIES);
        result.retainAll(rules.rules.getKeywords());
        return result;
    }
}
