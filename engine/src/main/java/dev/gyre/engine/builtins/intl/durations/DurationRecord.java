package dev.gyre.engine.builtins.intl.durations;

import dev.gyre.engine.builtins.temporal.DurationConstructor;
import dev.gyre.engine.builtins.temporal.DurationObject;
import dev.gyre.engine.builtins.temporal.iso.TemporalUnit;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import java.math.BigDecimal;

/** The fields of a duration by {@link DurationUnit#ordinal}. */
// Duration Records, https://tc39.es/ecma402/#sec-duration-records
final class DurationRecord {
    private static final double CALENDAR_LIMIT = 0x1p32;
    private static final BigDecimal SECONDS_LIMIT = BigDecimal.valueOf(1L << 53);
    /** The units in the order in which an object's properties are read. */
    private static final DurationUnit[] READ_ORDER = {
        DurationUnit.DAYS,
        DurationUnit.HOURS,
        DurationUnit.MICROSECONDS,
        DurationUnit.MILLISECONDS,
        DurationUnit.MINUTES,
        DurationUnit.MONTHS,
        DurationUnit.NANOSECONDS,
        DurationUnit.SECONDS,
        DurationUnit.WEEKS,
        DurationUnit.YEARS
    };

    private final double[] fields = new double[DurationUnit.values().length];

    private DurationRecord() {}

    // ToDurationRecord ( input ), https://tc39.es/ecma402/#sec-todurationrecord
    static DurationRecord of(Realm realm, Object input) {
        if (input instanceof DurationObject duration) return of(duration);
        if (input instanceof CharSequence text) return of(DurationConstructor.parse(realm, text.toString()));
        if (!(input instanceof JsObject object))
            throw Errors.typeError("Temporal error: Duration argument must be Duration or string.");
        DurationRecord record = new DurationRecord();
        boolean any = false;
        for (DurationUnit unit : READ_ORDER) {
            Object value = object.get(unit.property());
            if (value == Undefined.INSTANCE) continue;
            record.fields[unit.ordinal()] = integral(value);
            any = true;
        }
        if (!any) throw Errors.typeError("Temporal error: Did not provide any valid Duration fields.");
        record.check();
        return record;
    }

    private static DurationRecord of(DurationObject duration) {
        DurationRecord record = new DurationRecord();
        for (DurationUnit unit : DurationUnit.values()) {
            record.fields[unit.ordinal()] = duration.get(TemporalUnit.named(unit.property()));
        }
        return record;
    }

    // ToIntegerIfIntegral ( arg ), https://tc39.es/ecma402/#sec-tointegerifintegral
    private static double integral(Object value) {
        double number = TypeConversion.toNumber(value);
        if (!Double.isFinite(number) || number != Math.rint(number))
            throw Errors.rangeError("Temporal error: Expected finite integer.");
        return number + 0.0;
    }

    // IsValidDuration ( ... ), https://tc39.es/ecma402/#sec-isvalidduration
    private void check() {
        boolean negative = false, positive = false;
        for (double field : fields) {
            negative |= field < 0;
            positive |= field > 0;
        }
        boolean valid = !(negative && positive)
                && Math.abs(value(DurationUnit.YEARS)) < CALENDAR_LIMIT
                && Math.abs(value(DurationUnit.MONTHS)) < CALENDAR_LIMIT
                && Math.abs(value(DurationUnit.WEEKS)) < CALENDAR_LIMIT
                && totalSeconds().abs().compareTo(SECONDS_LIMIT) < 0;
        if (!valid) throw Errors.rangeError("Temporal error: Duration was not valid.");
    }

    private BigDecimal totalSeconds() {
        return exact(DurationUnit.DAYS)
                .multiply(BigDecimal.valueOf(86_400))
                .add(exact(DurationUnit.HOURS).multiply(BigDecimal.valueOf(3600)))
                .add(exact(DurationUnit.MINUTES).multiply(BigDecimal.valueOf(60)))
                .add(withFraction(DurationUnit.SECONDS));
    }

    double value(DurationUnit unit) {
        return fields[unit.ordinal()];
    }

    private BigDecimal exact(DurationUnit unit) {
        return new BigDecimal(value(unit));
    }

    /** The value of a unit from seconds down, with all smaller units as its fraction. */
    BigDecimal withFraction(DurationUnit unit) {
        BigDecimal sum = exact(unit);
        for (int smaller = unit.ordinal() + 1, digits = 3; smaller < fields.length; smaller++, digits += 3)
            sum = sum.add(new BigDecimal(fields[smaller]).scaleByPowerOfTen(-digits));
        return sum;
    }

    // DurationSign ( duration ), https://tc39.es/ecma402/#sec-durationsign
    boolean isNegative() {
        for (double field : fields) if (field != 0) return field < 0;
        return false;
    }
}
