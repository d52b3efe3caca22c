package dev.gyre.engine.builtins.temporal;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.builtins.temporal.iso.IsoDateTime;
import dev.gyre.engine.builtins.temporal.iso.Nanoseconds;
import dev.gyre.engine.builtins.temporal.parse.IsoParser;
import dev.gyre.engine.builtins.temporal.parse.IsoString;
import dev.gyre.engine.builtins.temporal.parse.ParseFailure;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.operations.TypeConversion.Hint;
import dev.gyre.engine.runtime.realm.Realm;
import java.math.BigInteger;

/** The Temporal.Instant constructor. */
// https://tc39.es/proposal-temporal/#sec-temporal-instant-constructor
@BuiltinObject(intrinsic = "%Temporal.Instant%")
public final class InstantConstructor {
    private static final String NAME = "Temporal.Instant";
    /** Epoch nanoseconds have fewer bits than this. */
    private static final int BITS = 75;

    private static final double MAX_EPOCH_MILLIS = 8.64e15;

    private InstantConstructor() {}

    // Temporal.Instant ( epochNanoseconds )
    // https://tc39.es/proposal-temporal/#sec-temporal.instant
    @Builtin(constructor = true, names = "Instant", length = 1)
    static Object construct(Realm realm, Object self, JsObject newTarget, Object epochNanoseconds) {
        TemporalErrors.requireNew(newTarget, NAME);
        return InstantObject.create(newTarget, toEpoch(epochNanoseconds));
    }

    /** The epoch nanoseconds of a BigInt, or what converts to one; throws a RangeError if they are out of range. */
    static Nanoseconds toEpoch(Object value) {
        BigInteger nanoseconds = TypeConversion.toBigInt(value);
        Nanoseconds epoch = nanoseconds.bitLength() <= BITS ? Nanoseconds.of(nanoseconds) : null;
        if (epoch == null || !epoch.isValidEpoch()) throw TemporalErrors.range("Nanoseconds out of range.");
        return epoch;
    }

    // Temporal.Instant.from ( item )
    // https://tc39.es/proposal-temporal/#sec-temporal.instant.from
    @Builtin
    static Object from(Realm realm, Object self, Object item) {
        return InstantObject.create(realm, toInstant(item));
    }

    // Temporal.Instant.fromEpochMilliseconds ( epochMilliseconds )
    // https://tc39.es/proposal-temporal/#sec-temporal.instant.fromepochmilliseconds
    @Builtin
    static Object fromEpochMilliseconds(Realm realm, Object self, Object epochMilliseconds) {
        double millis = Conversion.toIntegerIfIntegral(epochMilliseconds);
        if (Math.abs(millis) > MAX_EPOCH_MILLIS) {
            throw TemporalErrors.range("Instant nanoseconds are not within a valid epoch range.");
        }
        return InstantObject.create(realm, Nanoseconds.of((long) millis, 1_000_000));
    }

    // Temporal.Instant.fromEpochNanoseconds ( epochNanoseconds )
    // https://tc39.es/proposal-temporal/#sec-temporal.instant.fromepochnanoseconds
    @Builtin
    static Object fromEpochNanoseconds(Realm realm, Object self, Object epochNanoseconds) {
        return InstantObject.create(realm, toEpoch(epochNanoseconds));
    }

    // Temporal.Instant.compare ( one, two )
    // https://tc39.es/proposal-temporal/#sec-temporal.instant.compare
    @Builtin
    static int compare(Realm realm, Object self, Object one, Object two) {
        Nanoseconds first = toInstant(one);
        return first.compareTo(toInstant(two));
    }

    // ToTemporalInstant ( item )
    static Nanoseconds toInstant(Object item) {
        if (item instanceof InstantObject instant) return instant.epoch();
        if (item instanceof ZonedDateTimeObject zoned) return zoned.epoch();
        Object primitive = item instanceof JsObject ? TypeConversion.toPrimitive(item, Hint.STRING) : item;
        if (!(primitive instanceof CharSequence text)) {
            throw TemporalErrors.type("Instant argument must be Instant or string.");
        }
        return parse(text.toString());
    }

    private static Nanoseconds parse(String text) {
        try {
            IsoString parsed = IsoParser.instant(text);
            long offset = parsed.utc() ? 0 : parsed.offset().nanoseconds();
            IsoDateTime utc = IsoDateTime.balance(parsed.date(), parsed.time() - offset);
            return InstantObject.requireValid(utc.toEpoch());
        } catch (ParseFailure failure) {
            throw TemporalErrors.unparsable(failure);
        }
    }
}
