package dev.gyre.engine.builtins.intl.parts;

import com.ibm.icu.impl.FormattedStringBuilder;
import com.ibm.icu.impl.FormattedValueStringBuilderImpl.SpanFieldPlaceholder;
import com.ibm.icu.impl.StaticUnicodeSets;
import com.ibm.icu.text.FormattedValue;
import com.ibm.icu.text.NumberFormat;
import java.text.Format;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * The fields of a formatted range of numbers, read from the text with fields that ICU4J keeps in it. {@link FormattedValue#nextPosition} is not used for ranges: it returns the
 * digits of a fraction one by one, and never ends where an integer stands right before the second number's sign or currency.
 */
final class BuilderFields {
    private BuilderFields() {}

    /** The spans of the two numbers, and the runs of characters of the same field in and between them, of the fields that a test selects. */
    static List<FieldRuns.Run> of(FormattedValue range, Predicate<Format.Field> selected) {
        FormattedStringBuilder text = builder(range);
        List<FieldRuns.Run> fields = new ArrayList<>();
        for (int from = 0, to; from < text.length(); from = to) {
            SpanFieldPlaceholder span = span(text, from);
            Format.Field field = FormattedStringBuilder.unwrapField(text.fieldAt(from));
            to = from + 1;
            while (to < text.length()
                    && FormattedStringBuilder.unwrapField(text.fieldAt(to)) == field
                    && isSame(span, span(text, to))) to++;
            if (span != null && span.start == from && selected.test(span.spanField))
                fields.add(new FieldRuns.Run(from, from + span.length, span.spanField, span.value));
            if (field != null && selected.test(field)) add(fields, text, from, to, field);
        }
        return List.copyOf(fields);
    }

    /** Adds a field without the marks of direction at its ends, which belong to no field. */
    private static void add(
            List<FieldRuns.Run> fields, FormattedStringBuilder text, int from, int to, Format.Field field) {
        int start = from, end = to;
        if (field != NumberFormat.Field.GROUPING_SEPARATOR) {
            while (start < end && isMark(text.charAt(start))) start++;
            while (end > start && isMark(text.charAt(end - 1))) end--;
        }
        if (start < end) fields.add(new FieldRuns.Run(start, end, field, null));
    }

    private static boolean isMark(char c) {
        return StaticUnicodeSets.get(StaticUnicodeSets.Key.DEFAULT_IGNORABLES).contains(c);
    }

    private static boolean isSame(SpanFieldPlaceholder a, SpanFieldPlaceholder b) {
        return a == b || a != null && b != null && a.spanField == b.spanField && a.start == b.start;
    }

    private static SpanFieldPlaceholder span(FormattedStringBuilder text, int index) {
        return text.fieldAt(index) instanceof SpanFieldPlaceholder span ? span : null;
    }

    /** The range appends its text as the object that has the fields. */
    private static FormattedStringBuilder builder(FormattedValue range) {
        return range.appendTo(new Capture()).builder;
    }

    private static final class Capture implements Appendable {
        private FormattedStringBuilder builder;

        @Override
        public Capture append(CharSequence text) {
            builder = (FormattedStringBuilder) text;
            return this;
        }

        @Override
        public Capture append(CharSequence text, int start, int end) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Capture append(char c) {
            throw new UnsupportedOperationException();
        }
    }
}
