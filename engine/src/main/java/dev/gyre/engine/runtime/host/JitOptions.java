package dev.gyre.engine.runtime.host;

import java.util.Locale;

/**
 * How an embedder wants hot code to be compiled.
 *
 * @param mode when code is compiled
 * @param stressSeed decides which guards of compiled code fail without need; 0 for none
 * @param tracesCompilations whether compilations are passed to {@link HostHooks#traceJit}
 * @param tracesExits whether deoptimizations are passed to {@link HostHooks#traceJit}
 * @param printed the name of the function whose JVM code it is given, "*" for all, null for none
 * @param samples how often short code is met at polls before it is compiled; longer code must be met more often, and a poll is due after some 400 calls and laps
 * @param compileShare the part of the time that HotSpot may take to compile hot code, where 1 is one core
 */
public record JitOptions(
        Mode mode,
        long stressSeed,
        boolean tracesCompilations,
        boolean tracesExits,
        String printed,
        int samples,
        double compileShare) {
    private static final double UNPACED = 1e6;

    /** With the usual number of samples and share. On a single core, where HotSpot takes its time from the program, fewer functions are compiled, and later. */
    public JitOptions(Mode mode, long stressSeed, boolean tracesCompilations, boolean tracesExits, String printed) {
        this(mode, stressSeed, tracesCompilations, tracesExits, printed, usualSamples(), usualShare());
    }

    public enum Mode {
        OFF,
        /** Hot code, by the compiler's executor. */
        ON,
        /** All code before its first run, on the agent's thread. */
        EAGER;

        /** The mode of this name in lower case, or null. */
        public static Mode of(String name) {
            for (Mode mode : values()) {
                if (mode.name().toLowerCase(Locale.ROOT).equals(name)) return mode;
            }
            return null;
        }
    }

    public static JitOptions of(Mode mode) {
        return new JitOptions(mode, 0, false, false, null);
    }

    /** Earlier, the compilations of a program that runs for some seconds cost more than they save. */
    private static int usualSamples() {
        return hasSingleCore() ? 600 : 150;
    }

    private static double usualShare() {
        return hasSingleCore() ? 0.3 : 1;
    }

    private static boolean hasSingleCore() {
        return Runtime.getRuntime().availableProcessors() == 1;
    }

    /** The same, but for the number of samples, and with any time for compilations. */
    public JitOptions unpaced(int number) {
        return new JitOptions(mode, stressSeed, tracesCompilations, tracesExits, printed, number, UNPACED);
    }

    /** Whether compilations wait for nothing but the number of samples. */
    public boolean isUnpaced() {
        return compileShare == UNPACED;
    }
}
