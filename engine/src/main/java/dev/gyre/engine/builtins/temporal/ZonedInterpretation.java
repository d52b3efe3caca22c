package dev.gyre.engine.builtins.temporal;

import dev.gyre.engine.builtins.temporal.TemporalOptions.OffsetOption;
import dev.gyre.engine.builtins.temporal.iso.IsoDateTime;
import dev.gyre.engine.builtins.temporal.iso.Nanoseconds;
import dev.gyre.engine.builtins.temporal.iso.RoundingMode;
import dev.gyre.engine.builtins.temporal.parse.IsoString;
import dev.gyre.engine.builtins.temporal.parse.UtcOffset;
import dev.gyre.engine.builtins.temporal.zone.Disambiguation;
import dev.gyre.engine.builtins.temporal.zone.TimeZone;

/** How a wall-clock time with an offset means an instant in a time zone. */
// InterpretISODateTimeOffset, https://tc39.es/proposal-temporal/#sec-temporal-interpretisodatetimeoffset
record ZonedInterpretation(TimeZone zone, Disambiguation disambiguation, OffsetOption option, Match match) {
    private static final long NANOS_PER_MINUTE = 60_000_000_000L;

    /** When an offset is that of the time zone. */
    enum Match {
        EXACTLY,
        /** Also when it is the time zone's, rounded to minutes. */
        MINUTES
    }

    /** The instant of a text; throws a RangeError if there is none, or it is out of range. */
    static Nanoseconds ofText(IsoString parsed, TimeZone zone, Disambiguation disambiguation, OffsetOption option) {
        if (!parsed.hasTime()) return zone.startOfDay(parsed.date());
        UtcOffset offset = parsed.offset();
        Match match = offset != null && offset.hasSeconds() ? Match.EXACTLY : Match.MINUTES;
        IsoDateTime dateTime = new IsoDateTime(parsed.date(), parsed.time());
        if (parsed.utc()) return atOffset(dateTime, 0);
        return new ZonedInterpretation(zone, disambiguation, option, match).of(dateTime, offset);
    }

    /** The instant of a time with an offset or null; throws a RangeError if there is none, or it is out of range. */
    Nanoseconds of(IsoDateTime dateTime, UtcOffset offset) {
        return offset == null ? zone.instantOf(dateTime, disambiguation) : of(dateTime, offset.nanoseconds());
    }

    Nanoseconds of(IsoDateTime dateTime, long offset) {
        if (option == OffsetOption.IGNORE) return zone.instantOf(dateTime, disambiguation);
        if (option == OffsetOption.USE) return atOffset(dateTime, offset);
        if (!dateTime.date().isInDaysRange()) throw TemporalErrors.range("Date is not within ISO date time limits.");
        Nanoseconds[] instants = zone.instantsOf(dateTime);
        Nanoseconds clock = dateTime.toEpoch();
        for (Nanoseconds instant : instants) {
            if (matches(clock.minus(instant).toLongExact(), offset)) return instant;
        }
        if (option == OffsetOption.REJECT) {
            throw TemporalErrors.range("Offsets could not be determined without disambiguation");
        }
        return zone.choose(instants, dateTime, disambiguation);
    }

    private boolean matches(long zoneOffset, long offset) {
        return zoneOffset == offset
                || match == Match.MINUTES && RoundingMode.HALF_EXPAND.round(zoneOffset, NANOS_PER_MINUTE) == offset;
    }

    private static Nanoseconds atOffset(IsoDateTime dateTime, long offset) {
        IsoDateTime utc = IsoDateTime.balance(dateTime.date(), dateTime.time() - offset);
        return InstantObject.requireValid(utc.toEpoch());
    }
}
