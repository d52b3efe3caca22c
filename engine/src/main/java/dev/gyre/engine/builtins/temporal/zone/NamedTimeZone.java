package dev.gyre.engine.builtins.temporal.zone;

import dev.gyre.engine.builtins.temporal.iso.IsoDateTime;
import dev.gyre.engine.builtins.temporal.iso.Nanoseconds;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.zone.ZoneOffsetTransition;
import java.time.zone.ZoneRules;
import java.util.List;

/** A time zone of the IANA Time Zone Database. */
final class NamedTimeZone extends TimeZone {
    private static final Nanoseconds[] NONE = {};
    private static final long NANOS_PER_SECOND = 1_000_000_000L;

    private final ZoneRules rules;

    /** @param name an available name */
    NamedTimeZone(String name) {
        super(name);
        rules = ZoneLinks.rules(name);
    }

    @Override
    public boolean isOffset() {
        return false;
    }

    @Override
    public long offsetAt(Nanoseconds epoch) {
        return rules.getOffset(Instant.ofEpochSecond(epoch.seconds())).getTotalSeconds() * NANOS_PER_SECOND;
    }

    private static LocalDateTime local(IsoDateTime dateTime) {
        Nanoseconds clock = dateTime.toEpoch();
        return LocalDateTime.ofEpochSecond(clock.seconds(), clock.nanos(), ZoneOffset.UTC);
    }

    private static Nanoseconds instant(IsoDateTime dateTime, ZoneOffset offset) {
        Nanoseconds clock = dateTime.toEpoch();
        return new Nanoseconds(clock.seconds() - offset.getTotalSeconds(), clock.nanos());
    }

    @Override
    public Nanoseconds[] instantsOf(IsoDateTime dateTime) {
        List<ZoneOffset> offsets = rules.getValidOffsets(local(dateTime));
        if (offsets.isEmpty()) return NONE;
        Nanoseconds[] instants = new Nanoseconds[offsets.size()];
        for (int i = 0; i < instants.length; i++) instants[i] = checked(instant(dateTime, offsets.get(i)));
        return instants;
    }

    @Override
    Nanoseconds inGap(IsoDateTime dateTime, boolean later) {
        ZoneOffsetTransition gap = rules.getTransition(local(dateTime));
        return instant(dateTime, later ? gap.getOffsetBefore() : gap.getOffsetAfter());
    }

    @Override
    Nanoseconds endOfGap(IsoDateTime dateTime) {
        return Nanoseconds.ofSeconds(rules.getTransition(local(dateTime)).toEpochSecond());
    }

    @Override
    public Nanoseconds nextTransition(Nanoseconds epoch) {
        return instant(rules.nextTransition(Instant.ofEpochSecond(epoch.seconds(), epoch.nanos())));
    }

    @Override
    public Nanoseconds previousTransition(Nanoseconds epoch) {
        return instant(rules.previousTransition(Instant.ofEpochSecond(epoch.seconds(), epoch.nanos())));
    }

    private static Nanoseconds instant(ZoneOffsetTransition transition) {
        if (transition == null) return null;
        Nanoseconds epoch = Nanoseconds.ofSeconds(transition.toEpochSecond());
        return epoch.isValidEpoch() ? epoch : null;
    }
}
