package dev.gyre.engine.builtins.temporal.difference;

import dev.gyre.engine.builtins.temporal.iso.Nanoseconds;
import dev.gyre.engine.builtins.temporal.iso.RoundingMode;
import dev.gyre.engine.builtins.temporal.iso.TemporalUnit;

/** How a duration is rounded: to a multiple of the increment of the smallest unit, without units larger than the largest. */
public record Rounding(TemporalUnit largestUnit, TemporalUnit smallestUnit, long increment, RoundingMode mode) {

    /** Whether it leaves every duration as it is. */
    public boolean isExact() {
        return smallestUnit == TemporalUnit.NANOSECOND && increment == 1;
    }

    /** The increment in nanoseconds, if the smallest unit is a day or less. */
    Nanoseconds step() {
        if (smallestUnit == TemporalUnit.DAY) return Nanoseconds.ZERO.plusDays(increment);
        return smallestUnit.isLargerThan(TemporalUnit.SECOND)
                ? Nanoseconds.ofSeconds(increment * (smallestUnit.nanoseconds() / TemporalUnit.SECOND.nanoseconds()))
                : Nanoseconds.of(increment, smallestUnit.nanoseconds());
    }
}
