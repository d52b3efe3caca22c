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
 */
public record JitOptions(Mode mode, long stressSeed, boolean tracesCompilations, boolean tracesExits, String printed) {
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
}
