package dev.gyre.engine.builtins.intl.number;

import com.ibm.icu.number.NumberRangeFormatter;
import com.ibm.icu.text.FormattedValue;
import com.ibm.icu.text.NumberFormat;
import dev.gyre.engine.builtins.intl.parts.FieldRuns;
import dev.gyre.engine.builtins.intl.parts.PartList;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import java.text.Format;
import java.util.List;

/** The parts of a formatted number or range. */
// FormatNumericToParts ( numberFormat, x ), https://tc39.es/ecma402/#sec-formatnumbertoparts
public final class NumberParts {
    private NumberParts() {}

    /** The parts of a number; {@code unit} tells whether a percent sign is a unit. */
    static JsObject of(Realm realm, FormattedValue formatted, Number value, boolean unit) {
        PartList parts = new PartList(realm);
        append(parts, formatted, value, unit, null, null);
        return parts.toArray();
    }

    /**
     * Adds the parts of a number.
     *
     * @param numberUnit the property unit of the parts of the number itself, null for none
     * @param literalUnit that of the text around it
     */
    public static void append(
            PartList parts,
            FormattedValue formatted,
            Number value,
            boolean unit,
            String numberUnit,
            String literalUnit) {
        String text = formatted.toString();
        for (FieldRuns.Run run : FieldRuns.of(formatted, field -> field instanceof NumberFormat.Field)) {
            boolean literal = run.field() == null;
            String type = literal ? "literal" : type(run.field(), value, unit);
            parts.add(type, text.substring(run.start(), run.end()), "unit", literal ? literalUnit : numberUnit);
        }
    }

    /** The parts of a range, each with its source. */
    static JsObject ofRange(Realm realm, FormattedValue formatted, Number start, Number end, boolean unit) {
        PartList parts = new PartList(realm);
        String text = formatted.toString();
        List<FieldRuns.Run> spans =
                FieldRuns.fields(formatted, field -> field == NumberRangeFormatter.SpanField.NUMBER_RANGE_SPAN);
        for (FieldRuns.Run run : FieldRuns.of(formatted, field -> field instanceof NumberFormat.Field)) {
            int source = -1;
            for (FieldRuns.Run span : spans)
                if (run.start() >= span.start() && run.end() <= span.end()) source = (Integer) span.value();
            Number value = source < 0 ? ofShared(text, run, start, end) : source == 1 ? end : start;
            String type = run.field() == null ? "literal" : type(run.field(), value, unit);
            String name = source == 0 ? "startRange" : source == 1 ? "endRange" : "shared";
            parts.add(type, text.substring(run.start(), run.end()), "source", name);
        }
        return parts.toArray();
    }

    /** The number of a part that ICU counts to neither, or to both: an integer's letters may still be those of the end, if that is infinite. */
    private static Number ofShared(String text, FieldRuns.Run run, Number start, Number end) {
        if (run.field() != NumberFormat.Field.INTEGER) return start;
        int first = text.codePointAt(run.start());
        boolean digits = Character.isDigit(first) || Character.isIdeographic(first);
        boolean infinite = start instanceof Double number && number.isInfinite();
        return infinite == digits ? end : start;
    }

    private static String type(Format.Field field, Number value, boolean unit) {
        if (field == NumberFormat.Field.INTEGER) return integerType(value);
        if (field == NumberFormat.Field.FRACTION) return "fraction";
        if (field == NumberFormat.Field.DECIMAL_SEPARATOR) return "decimal";
        if (field == NumberFormat.Field.GROUPING_SEPARATOR) return "group";
        if (field == NumberFormat.Field.CURRENCY) return "currency";
        if (field == NumberFormat.Field.PERCENT) return unit ? "unit" : "percentSign";
        if (field == NumberFormat.Field.SIGN) return IntlMathematicalValue.isNegative(value) ? "minusSign" : "plusSign";
        if (field == NumberFormat.Field.EXPONENT_SYMBOL) return "exponentSeparator";
        if (field == NumberFormat.Field.EXPONENT_SIGN) return "exponentMinusSign";
        if (field == NumberFormat.Field.EXPONENT) return "exponentInteger";
        if (field == NumberFormat.Field.COMPACT) return "compact";
        if (field == NumberFormat.Field.MEASURE_UNIT) return "unit";
        if (field == NumberFormat.Field.APPROXIMATELY_SIGN) return "approximatelySign";
        return "literal";
    }

    private static String integerType(Number value) {
        if (!(value instanceof Double number) || Double.isFinite(number)) return "integer";
        return number.isNaN() ? "nan" : "infinity";
    }
}
