package dev.gyre.engine.builtins.intl.parts;

import com.ibm.icu.number.FormattedNumberRange;
import com.ibm.icu.text.ConstrainedFieldPosition;
import com.ibm.icu.text.FormattedValue;
import java.text.Format;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;

/** A formatted text cut into runs by the innermost of the fields that ICU has marked in it. */
public final class FieldRuns {
    /**
     * A run.
     *
     * @param field null for text in no field
     * @param value the value that ICU gives the field, or null
     */
    public record Run(int start, int end, Format.Field field, Object value) {}

    private FieldRuns() {}

    /** The runs of the fields that a test selects. */
    public static List<Run> of(FormattedValue formatted, Predicate<Format.Field> selected) {
        List<Run> fields = fields(formatted, selected);
        int length = formatted.length();
        int[] innermost = new int[length];
        Arrays.fill(innermost, -1);
        for (int i = 0; i < fields.size(); i++) {
            Run field = fields.get(i);
            for (int at = field.start; at < field.end; at++) {
                int outer = innermost[at];
                if (outer < 0 || fields.get(outer).end - fields.get(outer).start >= field.end - field.start)
                    innermost[at] = i;
            }
        }
        List<Run> runs = new ArrayList<>();
        for (int from = 0, to; from < length; from = to) {
            to = from + 1;
            while (to < length && isSame(fields, innermost[to], innermost[from])) to++;
            Run field = innermost[from] < 0 ? null : fields.get(innermost[from]);
            runs.add(new Run(from, to, field == null ? null : field.field, field == null ? null : field.value));
        }
        return runs;
    }

    /** Whether two characters are in one field. */
    private static boolean isSame(List<Run> fields, int a, int b) {
        if (a == b) return true;
        return a >= 0
                && b >= 0
                && fields.get(a).field == fields.get(b).field
                && Objects.equals(fields.get(a).value, fields.get(b).value);
    }

    /** The fields themselves, which may contain each other. */
    public static List<Run> fields(FormattedValue formatted, Predicate<Format.Field> selected) {
        if (formatted instanceof FormattedNumberRange) return BuilderFields.of(formatted, selected);
        List<Run> fields = new ArrayList<>();
        ConstrainedFieldPosition position = new ConstrainedFieldPosition();
        while (formatted.nextPosition(position)) {
            if (!selected.test(position.getField())) continue;
            fields.add(
                    new Run(position.getStart(), position.getLimit(), position.getField(), position.getFieldValue()));
        }
        return List.copyOf(fields);
    }
}
