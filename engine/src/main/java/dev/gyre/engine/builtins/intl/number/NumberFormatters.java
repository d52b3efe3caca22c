package dev.gyre.engine.builtins.intl.number;

import com.ibm.icu.number.FormattedNumber;
import com.ibm.icu.number.FormattedNumberRange;
import com.ibm.icu.number.LocalizedNumberFormatter;
import com.ibm.icu.number.LocalizedNumberRangeFormatter;
import com.ibm.icu.number.Notation;
import com.ibm.icu.number.NumberFormatter;
import com.ibm.icu.number.NumberFormatter.GroupingStrategy;
import com.ibm.icu.number.NumberFormatter.SignDisplay;
import com.ibm.icu.number.NumberFormatter.UnitWidth;
import com.ibm.icu.number.NumberRangeFormatter;
import com.ibm.icu.number.Scale;
import com.ibm.icu.number.UnlocalizedNumberFormatter;
import com.ibm.icu.number.UnlocalizedNumberRangeFormatter;
import com.ibm.icu.text.DecimalFormatSymbols;
import com.ibm.icu.text.NumberingSystem;
import com.ibm.icu.util.Currency;
import com.ibm.icu.util.MeasureUnit;
import com.ibm.icu.util.NoUnit;
import com.ibm.icu.util.ULocale;
import dev.gyre.engine.builtins.intl.context.FormatterKey;
import dev.gyre.engine.builtins.intl.context.IntlContext;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.NumberFormatting;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;

/** ICU's formatters for the options of a NumberFormat. */
public final class NumberFormatters {
    /**
     * What decides a formatter.
     *
     * @param numberingSystem null for the locale's
     */
    public record Key(String dataLocale, String numberingSystem, NumberFormatOptions options) implements FormatterKey {
        @Override
        public List<Object> values() {
            return Arrays.asList(Key.class, dataLocale, numberingSystem, options.values());
        }
    }

    /** Smaller numbers have fewer digits in JavaScript than in Java, whose texts ICU4J takes. */
    private static final double FEW_DIGITS = 1e-300;

    /** ISO 4217's code for none, as in keywords of locales. */
    private static final String NO_CURRENCY = "xxx";

    private final Key key;
    private LocalizedNumberFormatter positive;
    private LocalizedNumberFormatter negative;
    private LocalizedNumberRangeFormatter ranges;

    private NumberFormatters(Key key) {
        this.key = key;
    }

    /** The formatters of a key, which the realm keeps for the next time. */
    public static NumberFormatters of(Realm realm, Key key) {
        return IntlContext.of(realm).cached(key, NumberFormatters::new);
    }

    public FormattedNumber format(Number value) {
        LocalizedNumberFormatter formatter = formatter(value);
        return switch (value) {
            case Integer number -> formatter.format(number.longValue());
            case Double number -> format(formatter, number);
            default -> formatter.format(value);
        };
    }

    private static FormattedNumber format(LocalizedNumberFormatter formatter, double number) {
        // A NaN may have a sign in Java.
        if (number != number) return formatter.format(Double.NaN);
        return isExact(number)
                ? formatter.format(number)
                : formatter.format(new BigDecimal(NumberFormatting.toString(number)));
    }

    /** Whether ICU4J takes the digits from Double.toString that Number::toString has. */
    private static boolean isExact(double number) {
        return Math.abs(number) >= FEW_DIGITS || number == 0;
    }

    private static Number exact(Number value) {
        return value instanceof Double number && !isExact(number)
                ? new BigDecimal(NumberFormatting.toString(number))
                : value;
    }

    private LocalizedNumberFormatter formatter(Number value) {
        if (key.options.digits().dependsOnSign() && IntlMathematicalValue.isNegative(value)) {
            if (negative == null) negative = make(true);
            return negative;
        }
        if (positive == null) positive = make(false);
        return positive;
    }

    FormattedNumberRange formatRange(Number start, Number end) {
        if (key.options.digits().dependsOnSign()) {
            boolean first = IntlMathematicalValue.isNegative(start), second = IntlMathematicalValue.isNegative(end);
            // ICU writes a range with one number, as ~3, only if both have the same settings.
            UnlocalizedNumberRangeFormatter signed = first == second
                    ? NumberRangeFormatter.with().numberFormatterBoth(settings(first))
                    : NumberRangeFormatter.with()
                            .numberFormatterFirst(settings(first))
                            .numberFormatterSecond(settings(second));
            return signed.locale(locale()).formatRange(exact(start), exact(end));
        }
        if (ranges == null)
            ranges = NumberRangeFormatter.with()
                    .numberFormatterBoth(settings(false))
                    .locale(locale());
        return ranges.formatRange(exact(start), exact(end));
    }

    private ULocale locale() {
        String numbers = key.numberingSystem;
        return ULocale.forLanguageTag(numbers == null ? key.dataLocale : key.dataLocale + "-u-nu-" + numbers);
    }

    private LocalizedNumberFormatter make(boolean forNegative) {
        return settings(forNegative).locale(locale());
    }

    private UnlocalizedNumberFormatter settings(boolean forNegative) {
        NumberFormatOptions options = key.options;
        UnlocalizedNumberFormatter settings = options.digits()
                .applyTo(NumberFormatter.with(), forNegative)
                .grouping(grouping(options))
                .notation(notation(options))
                .sign(sign(options));
        return switch (options.style()) {
            case "percent" -> settings.unit(NoUnit.PERCENT).scale(Scale.powerOfTen(2));
            case "currency" -> currency(settings, options);
            case "unit" ->
                settings.unit(MeasureUnit.forIdentifier(options.unit())).unitWidth(unitWidth(options.unitDisplay()));
            default -> settings;
        };
    }

    @SuppressWarnings("deprecation")
    private UnlocalizedNumberFormatter currency(UnlocalizedNumberFormatter settings, NumberFormatOptions options) {
        Currency currency = Currency.getInstance(options.currency());
        UnitWidth width = currencyWidth(options.currencyDisplay());
        settings = settings.unit(currency).unitWidth(width);
        if (width != UnitWidth.FULL_NAME) return settings;
        NumberingSystem digits = NumberingSystem.getInstance(locale());
        DecimalFormatSymbols own = DecimalFormatSymbols.forNumberingSystem(locale(), digits);
        own.setCurrency(currency);
        if (own.getCurrencyPattern() == null) return settings;
        // ICU4J fails where the locale has a pattern of its own for the currency, or for its own currency (lira in
        // Turkish, euros in English of Slovenia): it has the
        // symbol, and is not for names.
        return settings.symbols(
                DecimalFormatSymbols.forNumberingSystem(locale().setKeywordValue("currency", NO_CURRENCY), digits));
    }

    private static GroupingStrategy grouping(NumberFormatOptions options) {
        return switch (options.useGrouping()) {
            case "always" -> GroupingStrategy.ON_ALIGNED;
            case "min2" -> GroupingStrategy.MIN2;
            case "false" -> GroupingStrategy.OFF;
            // As in Node, compact numbers are grouped from five digits on unless 'always' is asked for.
            default -> options.notation().equals("compact") ? GroupingStrategy.MIN2 : GroupingStrategy.AUTO;
        };
    }

    private static Notation notation(NumberFormatOptions options) {
        return switch (options.notation()) {
            case "scientific" -> Notation.scientific();
            case "engineering" -> Notation.engineering();
            case "compact" ->
                options.compactDisplay().equals("long") ? Notation.compactLong() : Notation.compactShort();
            default -> Notation.simple();
        };
    }

    private static SignDisplay sign(NumberFormatOptions options) {
        boolean accounting = "accounting".equals(options.currencySign());
        return switch (options.signDisplay()) {
            case "never" -> SignDisplay.NEVER;
            case "always" -> accounting ? SignDisplay.ACCOUNTING_ALWAYS : SignDisplay.ALWAYS;
            case "exceptZero" -> accounting ? SignDisplay.ACCOUNTING_EXCEPT_ZERO : SignDisplay.EXCEPT_ZERO;
            case "negative" -> accounting ? SignDisplay.ACCOUNTING_NEGATIVE : SignDisplay.NEGATIVE;
            default -> accounting ? SignDisplay.ACCOUNTING : SignDisplay.AUTO;
        };
    }

    private static UnitWidth currencyWidth(String option) {
        return switch (option) {
            case "code" -> UnitWidth.ISO_CODE;
            case "name" -> UnitWidth.FULL_NAME;
            case "narrowSymbol" -> UnitWidth.NARROW;
            default -> UnitWidth.SHORT;
        };
    }

    private static UnitWidth unitWidth(String option) {
        return switch (option) {
            case "long" -> UnitWidth.FULL_NAME;
            case "narrow" -> UnitWidth.NARROW;
            default -> UnitWidth.SHORT;
        };
    }
}
