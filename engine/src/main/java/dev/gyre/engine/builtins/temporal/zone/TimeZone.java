package dev.gyre.engine.builtins.temporal.zone;

import dev.gyre.engine.builtins.temporal.iso.IsoDate;
import dev.gyre.engine.builtins.temporal.iso.IsoDateTime;
import dev.gyre.engine.builtins.temporal.iso.Nanoseconds;
import dev.gyre.engine.builtins.temporal.parse.TimeZoneIdentifier;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.host.LocalTimeZone;
import java.time.Instant;

/** A time zone. */
// https://tc39.es/proposal-temporal/#sec-temporal-timezone-abstract-ops
public abstract sealed class TimeZone permits NamedTimeZone, OffsetTimeZone {
    public static final TimeZone UTC = new OffsetTimeZone("UTC", 0);

    private final String id;

    TimeZone(String id) {
        this.id = id;
    }

    /** The zone with that identifier, whose name may be in any case; null if there is none. */
    public static TimeZone of(TimeZoneIdentifier identifier) {
        return identifier.name() == null
                ? OffsetTimeZone.ofMinutes(identifier.offsetMinutes())
                : named(identifier.name());
    }

    // GetAvailableNamedTimeZoneIdentifier ( timeZoneIdentifier )
    /** The zone with that name, in any case; null if there is none. */
    public static TimeZone named(String name) {
        if (name.equals("UTC")) return UTC;
        String available = ZoneLinks.available(name);
        return available == null ? null : new NamedTimeZone(available);
    }

    // SystemTimeZoneIdentifier ( )
    /** The zone of Date's local time, by its primary identifier. */
    public static TimeZone of(LocalTimeZone zone) {
        TimeZone named = named(zone.id());
        if (named != null) return named(ZoneLinks.primary(named.id));
        return zone.rules().isFixedOffset()
                ? OffsetTimeZone.ofMinutes(zone.rules().getOffset(Instant.EPOCH).getTotalSeconds() / 60)
                : UTC;
    }

    /** The identifier in normalized format. */
    public final String id() {
        return id;
    }

    /** Whether the zone is an offset from UTC without a name. */
    public abstract boolean isOffset();

    // GetOffsetNanosecondsFor ( timeZone, epochNs )
    /** The offset from UTC at an instant, in nanoseconds. */
    public abstract long offsetAt(Nanoseconds epoch);

    // GetISODateTimeFor ( timeZone, epochNs )
    /** The wall-clock time of an instant. */
    public final IsoDateTime dateTimeAt(Nanoseconds epoch) {
        return IsoDateTime.ofEpoch(epoch, offsetAt(epoch));
    }

    // GetPossibleEpochNanoseconds ( timeZone, isoDateTime )
    /** The instants at which clocks show this time, none or one or two, in their order; throws a RangeError for one that is out of range. */
    public abstract Nanoseconds[] instantsOf(IsoDateTime dateTime);

    // GetEpochNanosecondsFor ( timeZone, isoDateTime, disambiguation )
    /** The instant at which clocks show this time; throws a RangeError if it is out of range, or to be rejected. */
    public final Nanoseconds instantOf(IsoDateTime dateTime, Disambiguation disambiguation) {
        return choose(instantsOf(dateTime), dateTime, disambiguation);
    }

    // DisambiguatePossibleEpochNanoseconds ( possibleEpochNs, timeZone, isoDateTime, disambiguation )
    /** Chooses among the instants that {@link #instantsOf} has found; throws a RangeError if there is a choice and it is to be rejected. */
    public final Nanoseconds choose(Nanoseconds[] instants, IsoDateTime dateTime, Disambiguation disambiguation) {
        if (instants.length == 1) return instants[0];
        return switch (disambiguation) {
            case REJECT -> throw Errors.rangeError("Temporal error: Rejecting ambiguous time zones.");
            case EARLIER -> instants.length == 0 ? checked(inGap(dateTime, false)) : instants[0];
            case COMPATIBLE -> instants.length == 0 ? checked(inGap(dateTime, true)) : instants[0];
            case LATER -> instants.length == 0 ? checked(inGap(dateTime, true)) : instants[instants.length - 1];
        };
    }

    /** The instant of a time that clocks skip: with the offset after the transition, which is earlier, or before it, which is later. */
    abstract Nanoseconds inGap(IsoDateTime dateTime, boolean later);

    // GetStartOfDay ( timeZone, isoDate )
    /** The first instant of a date; throws a RangeError if it is out of range. */
    public final Nanoseconds startOfDay(IsoDate date) {
        IsoDateTime midnight = new IsoDateTime(date, 0);
        Nanoseconds[] instants = instantsOf(midnight);
        return instants.length > 0 ? instants[0] : checked(endOfGap(midnight));
    }

    /** The instant of the transition that skips a time. */
    abstract Nanoseconds endOfGap(IsoDateTime dateTime);

    // GetNamedTimeZoneNextTransition ( timeZoneIdentifier, epochNanoseconds )
    /** The first change of the offset after an instant, or null. */
    public abstract Nanoseconds nextTransition(Nanoseconds epoch);

    // GetNamedTimeZonePreviousTransition ( timeZoneIdentifier, epochNanoseconds )
    /** The last change of the offset before an instant, or null. */
    public abstract Nanoseconds previousTransition(Nanoseconds epoch);

    // TimeZoneEquals ( one, two )
    /** Whether the identifiers are the same or names of the same zone. */
    public final boolean isSame(TimeZone other) {
        if (id.equals(other.id)) return true;
        return !isOffset() && !other.isOffset() && ZoneLinks.primary(id).equals(ZoneLinks.primary(other.id));
    }

    /** Throws a RangeError if no instant can have these epoch nanoseconds. */
    static Nanoseconds checked(Nanoseconds epoch) {
        if (!epoch.isValidEpoch())
            throw Errors.rangeError("Temporal error: Instant nanoseconds are not within a valid epoch range.");
        return epoch;
    }
}
