package dev.gyre.engine.builtins.intl.durations;

import com.ibm.icu.number.FormattedNumber;
import com.ibm.icu.text.ListFormatter;
import dev.gyre.engine.builtins.intl.number.DigitOptions;
import dev.gyre.engine.builtins.intl.number.NumberFormatOptions;
import dev.gyre.engine.builtins.intl.number.NumberFormatters;
import dev.gyre.engine.builtins.intl.number.NumberParts;
import dev.gyre.engine.builtins.intl.parts.FieldRuns;
import dev.gyre.engine.builtins.intl.parts.PartList;
import dev.gyre.engine.builtins.intl.text.ListFormatters;
import dev.gyre.engine.builtins.temporal.DurationObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/** The text of a duration: a list of numbers with units, of which the last may be several joined by separators. */
// PartitionDurationFormatPattern ( durationFormat, duration ),
// https://tc39.es/ecma402/#sec-partitiondurationformatpattern
public final class DurationText {
    /**
     * A number, or a separator.
     *
     * @param number null for a separator
     */
    private record Piece(FormattedNumber number, Number value, DurationUnit unit, String separator) {
        @Override
        public String toString() {
            return number == null ? separator : number.toString();
        }
    }

    private final Realm realm;
    private final DurationFormatObject format;
    private final DurationRecord duration;
    private final List<List<Piece>> elements = new ArrayList<>();
    private boolean signDisplayed = true;

    DurationText(Realm realm, DurationFormatObject format, DurationRecord duration) {
        this.realm = realm;
        this.format = format;
        this.duration = duration;
        for (DurationUnit unit : DurationUnit.values()) {
            if (format.unit(unit).isNumeric()) {
                numericUnits(unit);
                break;
            }
            boolean last = nextUnitIsFractional(unit);
            unit(unit, last);
            if (last) break;
        }
    }

    // Temporal.Duration.prototype.toLocaleString ( [ locales [ , options ] ] ),
    // https://tc39.es/proposal-temporal/#sup-temporal.duration.prototype.tolocalestring
    /** The text of a Temporal.Duration by a DurationFormat. */
    public static String of(Realm realm, DurationObject duration, Object locales, Object options) {
        JsObject prototype = realm.intrinsic(Intrinsic.INTL_DURATION_FORMAT_PROTOTYPE);
        DurationFormatObject format = DurationFormatObject.create(realm, prototype, locales, options);
        return new DurationText(realm, format, DurationRecord.of(realm, duration)).text();
    }

    /** A number with its unit. */
    private void unit(DurationUnit unit, boolean withFraction) {
        Number value = withFraction ? duration.withFraction(unit) : (Number) duration.value(unit);
        if (!format.unit(unit).always() && isZero(value)) return;
        DigitOptions digits = withFraction ? fractionDigits(1) : DigitOptions.fraction(1, 0, 3, "halfExpand");
        value = signed(value);
        NumberFormatOptions options =
                NumberFormatOptions.unit(unit.singular(), format.unit(unit).style(), digits, signDisplayed);
        signDisplayed = false;
        elements.add(List.of(piece(options, value, unit)));
    }

    private static boolean isZero(Number value) {
        return value instanceof BigDecimal decimal ? decimal.signum() == 0 : value.doubleValue() == 0;
    }

    /** A zero that stands first in a negative duration is -0. */
    private Number signed(Number value) {
        return signDisplayed && isZero(value) && duration.isNegative() ? (Number) (-0.0) : value;
    }

    private Piece piece(NumberFormatOptions options, Number value, DurationUnit unit) {
        NumberFormatters formatters = NumberFormatters.of(
                realm,
                new NumberFormatters.Key(
                        format.locale().dataLocale(), format.locale().value("nu"), options));
        return new Piece(formatters.format(value), value, unit, null);
    }

    private DigitOptions fractionDigits(int minimumInteger) {
        int digits = format.fractionalDigits();
        return digits < 0
                ? DigitOptions.fraction(minimumInteger, 0, 9, "trunc")
                : DigitOptions.fraction(minimumInteger, digits, digits, "trunc");
    }

    // NextUnitFractional ( durationFormat, unit ), https://tc39.es/ecma402/#sec-nextunitfractional
    private boolean nextUnitIsFractional(DurationUnit unit) {
        int next = unit.ordinal() + 1;
        return unit.ordinal() >= DurationUnit.SECONDS.ordinal()
                && next < DurationUnit.values().length
                && format.unit(DurationUnit.values()[next]).isFractional();
    }

    // FormatNumericUnits ( durationFormat, duration, firstNumericUnit, signDisplayed ),
    // https://tc39.es/ecma402/#sec-formatnumericunits
    private void numericUnits(DurationUnit first) {
        double hours = duration.value(DurationUnit.HOURS), minutes = duration.value(DurationUnit.MINUTES);
        BigDecimal seconds = nextUnitIsFractional(DurationUnit.SECONDS)
                ? duration.withFraction(DurationUnit.SECONDS)
                : new BigDecimal(duration.value(DurationUnit.SECONDS));
        boolean hasHours = first == DurationUnit.HOURS
                && (hours != 0 || format.unit(DurationUnit.HOURS).always());
        boolean hasSeconds =
                seconds.signum() != 0 || format.unit(DurationUnit.SECONDS).always();
        boolean hasMinutes = first != DurationUnit.SECONDS
                && (hasHours && hasSeconds
                        || minutes != 0
                        || format.unit(DurationUnit.MINUTES).always());
        List<Piece> pieces = new ArrayList<>();
        if (hasHours)
            digits(
                    pieces,
                    DurationUnit.HOURS,
                    hours,
                    null,
                    DigitOptions.fraction(width(DurationUnit.HOURS), 0, 3, "halfExpand"));
        if (hasMinutes)
            digits(
                    pieces,
                    DurationUnit.MINUTES,
                    minutes,
                    hasHours ? format.timeSeparator() : null,
                    DigitOptions.fraction(width(DurationUnit.MINUTES), 0, 3, "halfExpand"));
        if (hasSeconds)
            digits(
                    pieces,
                    DurationUnit.SECONDS,
                    seconds,
                    hasMinutes ? format.timeSeparator() : null,
                    fractionDigits(width(DurationUnit.SECONDS)));
        if (!pieces.isEmpty()) elements.add(pieces);
    }

    private int width(DurationUnit unit) {
        return format.unit(unit).style().equals("2-digit") ? 2 : 1;
    }

    private void digits(
            List<Piece> pieces, DurationUnit unit, Number value, String separatorOrNull, DigitOptions digits) {
        if (separatorOrNull != null) pieces.add(new Piece(null, null, null, separatorOrNull));
        pieces.add(piece(NumberFormatOptions.decimal(digits, signDisplayed), signed(value), unit));
        signDisplayed = false;
    }

    private ListFormatter.FormattedList list() {
        List<String> texts = new ArrayList<>();
        for (List<Piece> element : elements) {
            StringBuilder text = new StringBuilder();
            element.forEach(text::append);
            texts.add(text.toString());
        }
        String style = format.style().equals("digital") ? "short" : format.style();
        return ListFormatters.of(realm, format.locale().dataLocale(), "unit", style)
                .formatToValue(texts);
    }

    String text() {
        return list().toString();
    }

    // ListFormatParts ( durationFormat, partitionedPartsList ), https://tc39.es/ecma402/#sec-listformatparts
    JsObject parts() {
        ListFormatter.FormattedList formatted = list();
        String text = formatted.toString();
        PartList parts = new PartList(realm);
        int at = 0, index = 0;
        for (FieldRuns.Run element : FieldRuns.fields(formatted, field -> field == ListFormatter.SpanField.LIST_SPAN)) {
            parts.add("literal", text.substring(at, element.start()));
            for (Piece piece : elements.get(index)) append(parts, piece);
            at = element.end();
            index++;
        }
        parts.add("literal", text.substring(at));
        return parts.toArray();
    }

    private static void append(PartList parts, Piece piece) {
        if (piece.number == null) {
            parts.add("literal", piece.separator);
            return;
        }
        String unit = piece.unit.singular();
        NumberParts.append(parts, piece.number, piece.value, true, unit, unit);
    }
}
