package dev.gyre.engine.builtins.temporal.zone;

import dev.gyre.engine.builtins.temporal.iso.IsoDateTime;
import dev.gyre.engine.builtins.temporal.iso.IsoText;
import dev.gyre.engine.builtins.temporal.iso.Nanoseconds;
import dev.gyre.engine.runtime.error.Errors;

/** A time zone with one offset from UTC: one without a name, and UTC. */
final class OffsetTimeZone extends TimeZone {
    private final long offset;

    OffsetTimeZone(String id, long offset) {
        super(id);
        this.offset = offset;
    }

    static TimeZone ofMinutes(int minutes) {
        long offset = minutes * 60_000_000_000L;
        return new OffsetTimeZone(IsoText.offset(offset), offset);
    }

    @Override
    public boolean isOffset() {
        return this != UTC;
    }

    @Override
    public long offsetAt(Nanoseconds epoch) {
        return offset;
    }

    @Override
    public Nanoseconds[] instantsOf(IsoDateTime dateTime) {
        IsoDateTime utc = IsoDateTime.balance(dateTime.date(), dateTime.time() - offset);
        if (!utc.date().isInDaysRange())
            throw Errors.rangeError("Temporal error: Date is not within ISO date time limits.");
        return new Nanoseconds[] {checked(utc.toEpoch())};
    }

    @Override
    Nanoseconds inGap(IsoDateTime dateTime, boolean later) {
        throw new IllegalStateException("an offset has no transitions");
    }

    @Override
    Nanoseconds endOfGap(IsoDateTime dateTime) {
        throw new IllegalStateException("an offset has no transitions");
    }

    @Override
    public Nanoseconds nextTransition(Nanoseconds epoch) {
        return null;
    }

    @Override
    public Nanoseconds previousTransition(Nanoseconds epoch) {
        return null;
    }
}
