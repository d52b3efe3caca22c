package dev.gyre.engine.builtins.temporal;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.builtins.temporal.calendar.CalendarArithmetic;
import dev.gyre.engine.builtins.temporal.calendar.Overflow;
import dev.gyre.engine.builtins.temporal.iso.DateDuration;
import dev.gyre.engine.builtins.temporal.iso.IsoDate;
import dev.gyre.engine.builtins.temporal.iso.Nanoseconds;
import dev.gyre.engine.builtins.temporal.iso.TemporalUnit;
import dev.gyre.engine.builtins.temporal.parse.DurationParser;
import dev.gyre.engine.builtins.temporal.parse.ParseFailure;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.Arrays;

/** The Temporal.Duration constructor. */
// https://tc39.es/proposal-temporal/#sec-temporal-duration-constructor
@BuiltinObject(intrinsic = "%Temporal.Duration%")
public final class DurationConstructor {
    private static final String NAME = "Temporal.Duration";
    /** The names of the components in alphabetical order, and where they are in a duration. */
    private static final String[] NAMES = {
        "days", "hours", "microseconds", "milliseconds", "minutes", "months", "nanoseconds", "seconds", "weeks", "years"
    };

    private static final int[] INDICES = {3, 4, 8, 7, 5, 1, 9, 6, 2, 0};

    private DurationConstructor() {}

    // Temporal.Duration ( [ years [ , months [ , weeks [ , days [ , hours [ , minutes [ , seconds [ , milliseconds
    // [ , microseconds [ , nanoseconds ] ] ] ] ] ] ] ] ] ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.duration
    @Builtin(constructor = true, names = "Duration", length = 0)
    static Object construct(Realm realm, Object self, JsObject newTarget, Object[] arguments) {
        TemporalErrors.requireNew(newTarget, NAME);
        double[] components = new double[DurationObject.COUNT];
        for (int i = 0; i < components.length && i < arguments.length; i++) {
            if (arguments[i] != Undefined.INSTANCE) components[i] = Conversion.toIntegerIfIntegral(arguments[i]);
        }
        return DurationObject.create(newTarget, components);
    }

    // Temporal.Duration.from ( item )
    // https://tc39.es/proposal-temporal/#sec-temporal.duration.from
    @Builtin
    static Object from(Realm realm, Object self, Object item) {
        if (item instanceof DurationObject duration) {
            return DurationObject.create(realm, duration.components().clone());
        }
        return toDuration(realm, item);
    }

    // Temporal.Duration.compare ( one, two [ , options ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.duration.compare
    @Builtin(length = 2)
    static int compare(Realm realm, Object self, Object one, Object two, Object options) {
        DurationObject first = toDuration(realm, one), second = toDuration(realm, two);
        RelativeTo relativeTo = RelativeTo.read(realm, TemporalOptions.of(options, NAME + ".compare"));
        if (Arrays.equals(first.components(), second.components())) return 0;
        TemporalUnit largest = TemporalUnit.larger(first.largestUnit(), second.largestUnit());
        if (relativeTo.zoned() != null && largest.isDateUnit()) {
            ZonedDateTimeObject origin = relativeTo.zoned();
            Nanoseconds end = ZonedDateTimePrototype.add(origin, first.toInternal(), Overflow.CONSTRAIN);
            return end.compareTo(ZonedDateTimePrototype.add(origin, second.toInternal(), Overflow.CONSTRAIN));
        }
        PlainDateObject origin = relativeTo.plain();
        if (largest.isCalendarUnit() && origin == null) throw TemporalErrors.range("");
        return withDays(first, origin).compareTo(withDays(second, origin));
    }

    /** The duration with its days and, if there is an origin, its longer units in nanoseconds; throws a RangeError if that is too long. */
    private static Nanoseconds withDays(DurationObject duration, PlainDateObject origin) {
        Nanoseconds sum = duration.time().plusDays(days(duration.toInternal().date(), origin));
        if (!sum.isValidDuration()) throw TemporalErrors.range("Duration was not valid.");
        return sum;
    }

    // DateDurationDays ( dateDuration, plainRelativeTo )
    private static long days(DateDuration duration, PlainDateObject origin) {
        DateDuration longer = duration.withDays(0);
        if (longer.sign() == 0) return duration.days();
        IsoDate later = CalendarArithmetic.add(origin.calendar(), origin.date(), longer, Overflow.CONSTRAIN);
        return duration.days() + later.epochDay() - origin.date().epochDay();
    }

    // ToTemporalDuration ( item )
    static DurationObject toDuration(Realm realm, Object item) {
        if (item instanceof DurationObject duration) return duration;
        if (item instanceof CharSequence text) return parse(realm, text.toString());
        if (!(item instanceof JsObject object)) {
            throw TemporalErrors.type("Duration argument must be object or string.");
        }
        double[] components = new double[DurationObject.COUNT];
        readPartial(object, components);
        return DurationObject.create(realm, components);
    }

    /** The duration that a method adds, or subtracts. */
    static DurationObject toAdded(Realm realm, Object item, boolean subtracted) {
        DurationObject duration = toDuration(realm, item);
        return subtracted ? duration.negated(realm) : duration;
    }

    // ParseTemporalDurationString ( isoString ),
    // https://tc39.es/proposal-temporal/#sec-temporal-parsetemporaldurationstring
    /** Throws a RangeError for another text. */
    public static DurationObject parse(Realm realm, String text) {
        try {
            double[] components = DurationParser.parse(text);
            for (double component : components) {
                if (!Double.isFinite(component)) throw TemporalErrors.range("Expected finite integer.");
            }
            return DurationObject.create(realm, components);
        } catch (ParseFailure failure) {
            throw TemporalErrors.unparsable(failure);
        }
    }

    // ToTemporalPartialDurationRecord ( temporalDurationLike )
    /** Overwrites the components that the object has; throws a TypeError if it has none. */
    static void readPartial(JsObject object, double[] components) {
        boolean any = false;
        for (int i = 0; i < NAMES.length; i++) {
            Object value = object.get(NAMES[i]);
            if (value == Undefined.INSTANCE) continue;
            components[INDICES[i]] = Conversion.toIntegerIfIntegral(value);
            any = true;
        }
        if (!any) throw TemporalErrors.type("Did not provide any valid Duration fields.");
    }
}
