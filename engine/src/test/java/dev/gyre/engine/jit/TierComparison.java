package dev.gyre.engine.jit;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.fail;

import dev.gyre.engine.jit.TierRun.Tier;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Runs a program interpreted and compiled in every way, and expects the same output. */
final class TierComparison {
    private TierComparison() {}

    /** @param name names the program in the message of a failure, and chooses the seed of failed guards */
    static void assertSame(String name, String source) throws InterruptedException {
        assertSame(
                name,
                source,
                name.hashCode() % 2 == 0
                        ? EnumSet.of(Tier.EAGER, Tier.HOT, Tier.STRESSED, Tier.HOT_STRESSED)
                        : EnumSet.of(Tier.EAGER, Tier.HOT, Tier.STRESSED_OTHERWISE, Tier.HOT_STRESSED_OTHERWISE));
    }

    /** In the tiers that are given. */
    static void assertSame(String name, String source, Set<Tier> tiers) throws InterruptedException {
        var expected = TierRun.output(Tier.INTERPRETED, source);
        assertFalse(expected.isEmpty(), name + " prints nothing");
        assertFalse(expected.getLast().startsWith("thrown: "), expected.getLast());
        for (var tier : tiers) compare(name, tier, source, expected);
    }

    private static void compare(String name, Tier tier, String source, List<String> expected)
            throws InterruptedException {
        List<String> actual;
        try {
            actual = TierRun.output(tier, source);
        } catch (AssertionError e) {
            throw new AssertionError(name + ": " + e.getMessage() + ": " + e.getCause() + "\n" + source, e.getCause());
        }
        for (int i = 0; i < Math.max(expected.size(), actual.size()); i++) {
            var wanted = i < expected.size() ? expected.get(i) : "(end)";
            var got = i < actual.size() ? actual.get(i) : "(end)";
            if (!wanted.equals(got)) {
                fail(name + ", " + tier + ", line " + i + " of the output:\n  " + wanted + "\ninterpreted, but\n  "
                        + got + "\n" + source);
            }
        }
    }
}
