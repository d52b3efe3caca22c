package dev.gyre.node.environment;

import dev.gyre.engine.runtime.host.JitOptions;
import dev.gyre.loop.records.RecordRing;
import dev.gyre.modules.typescript.TypeScriptMode;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The options before the script that affect a runtime; others are ignored. */
// https://nodejs.org/api/cli.html#options
public final class RuntimeOptions {
    /** The turns of {@code --auto-close} without a number. */
    private static final int DEFAULT_TURNS = 100;
    /** The default start of virtual time. */
    private static final String DEFAULT_START = "2000-01-01T00:00:00Z";

    private static final int MAX_RING = 1 << 24;

    private RejectionMode unhandledRejections = RejectionMode.THROW;
    private boolean warnings = true;
    private final Set<String> disabledWarnings = new HashSet<>();
    private boolean traceWarnings;
    private boolean deprecation = true;
    private boolean traceDeprecation;
    private boolean throwDeprecation;
    private boolean traceUncaught;
    private boolean webStorage = true;
    private String localStorageFile;
    private boolean exposeGc;
    private TypeScriptMode typeScript = TypeScriptMode.STRIP;
    private String inputType;
    private boolean sourceMaps;
    private long drainTimeout = -1;
    private int autoCloseTurns = -1;
    private boolean threadTime;
    private long virtualStart = Long.MIN_VALUE;
    private Long scheduleSeed;
    private long stallThreshold;
    private JitOptions.Mode jit = JitOptions.Mode.ON;
    private long jitStress;
    private boolean traceJit;
    private boolean traceDeopt;
    private String printJit;
    private int ringRecords = RecordRing.DEFAULT_RECORDS;
    private int ringBytes = RecordRing.DEFAULT_BYTES;

    private RuntimeOptions() {}

    /**
     * Reads {@code NODE_OPTIONS} and then the words of the command line.
     *
     * @throws IllegalArgumentException with a message, if a value is invalid
     */
    public static RuntimeOptions of(List<String> words, String nodeOptions) {
        RuntimeOptions options = new RuntimeOptions();
        List<String> all = new ArrayList<>();
        if (nodeOptions != null) {
            for (String word : nodeOptions.trim().split("\\s+")) all.add(word);
        }
        all.addAll(words);
        for (int i = 0; i < all.size(); i++) {
            String word = all.get(i);
            if (!word.startsWith("--")) continue;
            int equals = word.indexOf('=');
            String name = equals < 0 ? word : word.substring(0, equals);
            String value = equals < 0 ? null : word.substring(equals + 1);
            if (value == null && takesWord(name) && i + 1 < all.size()) value = all.get(++i);
            options.accept(name, value);
        }
        return options;
    }

    /** Whether the option's value is the next word if there is no equals sign. */
    private static boolean takesWord(String name) {
        return switch (name) {
            case "--unhandled-rejections",
                    "--disable-warning",
                    "--icu-data-dir",
                    "--localstorage-file",
                    "--input-type",
                    "--drain-timeout",
                    "--schedule-seed",
                    "--stall-threshold",
                    "--jit",
                    "--jit-stress",
                    "--record-ring" -> true;
            default -> false;
        };
    }

    private void accept(String name, String value) {
        switch (name) {
            case "--unhandled-rejections" -> {
                unhandledRejections = value == null ? null : RejectionMode.of(value);
                if (unhandledRejections == null)
                    throw new IllegalArgumentException("invalid value for --unhandled-rejections");
            }
            case "--no-warnings" -> warnings = false;
            case "--warnings" -> warnings = true;
            case "--disable-warning" -> disabledWarnings.add(String.valueOf(value));
            case "--trace-warnings" -> traceWarnings = true;
            case "--no-deprecation" -> deprecation = false;
            case "--trace-deprecation" -> traceDeprecation = true;
            case "--throw-deprecation" -> throwDeprecation = true;
            case "--strip-types", "--experimental-strip-types" -> {
                if (typeScript == TypeScriptMode.OFF) typeScript = TypeScriptMode.STRIP;
            }
            case "--no-strip-types", "--no-experimental-strip-types" -> {
                if (typeScript == TypeScriptMode.STRIP) typeScript = TypeScriptMode.OFF;
            }
            case "--experimental-transform-types" -> {
                typeScript = TypeScriptMode.TRANSFORM;
                sourceMaps = true;
            }
            case "--no-experimental-transform-types" -> typeScript = TypeScriptMode.STRIP;
            case "--enable-source-maps" -> sourceMaps = true;
            case "--no-enable-source-maps" -> sourceMaps = false;
            case "--input-type" -> inputType = value;
            case "--trace-uncaught" -> traceUncaught = true;
            case "--localstorage-file" -> localStorageFile = value;
            case "--webstorage", "--experimental-webstorage" -> webStorage = true;
            case "--no-webstorage", "--no-experimental-webstorage" -> webStorage = false;
            case "--expose-gc", "--expose_gc" -> exposeGc = true;
            case "--drain-timeout" -> drainTimeout = number(name, value);
            case "--auto-close" ->
                autoCloseTurns = value == null ? DEFAULT_TURNS : (int) Math.min(number(name, value), Integer.MAX_VALUE);
            case "--virtual-time" -> {
                threadTime = "thread".equals(value);
                virtualStart = instant(value == null || threadTime ? DEFAULT_START : value);
            }
            case "--schedule-seed" -> scheduleSeed = number(name, value);
            case "--stall-threshold" -> stallThreshold = number(name, value);
            case "--record-ring" -> recordRing(String.valueOf(value));
            case "--jit" -> {
                jit = JitOptions.Mode.of(value);
                if (jit == null) throw new IllegalArgumentException("--jit must be on, off or eager, not " + value);
            }
            case "--jitless" -> jit = JitOptions.Mode.OFF;
            case "--jit-stress" -> jitStress = number(name, value);
            case "--trace-jit" -> traceJit = true;
            case "--trace-deopt" -> traceDeopt = true;
            case "--print-jit" -> printJit = value == null ? "*" : value;
            default -> {}
        }
    }

    private static long number(String name, String value) {
        try {
            long number = Long.parseLong(String.valueOf(value));
            if (number >= 0) return number;
        } catch (NumberFormatException notANumber) {
            throw new IllegalArgumentException(name + " must be a whole number, not " + value);
        }
        throw new IllegalArgumentException(name + " must not be negative");
    }

    private void recordRing(String value) {
        String[] parts = value.split(",");
        if (parts.length != 2) throw new IllegalArgumentException("--record-ring must be RECORDS,BYTES, not " + value);
        ringRecords = (int) Math.clamp(number("--record-ring", parts[0]), 1, MAX_RING);
        ringBytes = (int) Math.clamp(number("--record-ring", parts[1]), 1, MAX_RING);
    }

    private static long instant(String text) {
        try {
            if (text.length() == "2000-01-01".length())
                return LocalDate.parse(text)
                        .atStartOfDay(ZoneOffset.UTC)
                        .toInstant()
                        .toEpochMilli();
            return Instant.parse(text).toEpochMilli();
        } catch (DateTimeException noTime) {
            throw new IllegalArgumentException("--virtual-time must be a time like " + DEFAULT_START + ", not " + text);
        }
    }

    /** The effect of an unhandled rejection. */
    public RejectionMode unhandledRejections() {
        return unhandledRejections;
    }

    /** Whether warnings are printed. */
    public boolean warnings() {
        return warnings;
    }

    /** Types and codes of warnings that are not printed. */
    public Set<String> disabledWarnings() {
        return disabledWarnings;
    }

    /** Whether warnings are printed with their stack. */
    public boolean traceWarnings() {
        return traceWarnings;
    }

    /** Whether there are deprecation warnings. */
    public boolean deprecation() {
        return deprecation;
    }

    public boolean traceDeprecation() {
        return traceDeprecation;
    }

    /** Whether a deprecation warning is thrown instead. */
    public boolean throwDeprecation() {
        return throwDeprecation;
    }

    /** Whether an uncaught exception is printed with the position of its throw. */
    /** Whether there are the globals of Web Storage. */
    public boolean webStorage() {
        return webStorage;
    }

    /** The file of localStorage; null if there is none. */
    public String localStorageFile() {
        return localStorageFile;
    }

    public boolean traceUncaught() {
        return traceUncaught;
    }

    /** Whether there is a global {@code gc}. */
    public boolean exposeGc() {
        return exposeGc;
    }

    /** How TypeScript is treated. */
    public TypeScriptMode typeScript() {
        return typeScript;
    }

    /** Whether stacks show positions of the original source. */
    public boolean sourceMaps() {
        return sourceMaps;
    }

    /**
     * The format of text without a file: commonjs, module, either with -typescript; null to detect it from the syntax.
     */
    public String inputType() {
        return inputType;
    }

    /** The time in milliseconds after which the program is stopped; -1 for no limit. */
    public long drainTimeout() {
        return drainTimeout;
    }

    /** The number of turns without waiting after which the program's timers are closed; -1 for none. */
    public int autoCloseTurns() {
        return autoCloseTurns;
    }

    public boolean isVirtualTime() {
        return virtualStart != Long.MIN_VALUE;
    }

    /** Whether virtual time is the processor time of the thread, and jumps instead of waiting. */
    public boolean isThreadTime() {
        return threadTime;
    }

    /** The wall clock at the start of virtual time. */
    public long virtualStart() {
        return virtualStart;
    }

    /** The seed for the order of independent events, or null. */
    public Long scheduleSeed() {
        return scheduleSeed;
    }

    /** The duration in milliseconds from which a callback is reported as a stall; 0 for never. */
    public long stallThreshold() {
        return stallThreshold;
    }

    /** How hot code is compiled. */
    public JitOptions jit() {
        return new JitOptions(jit, jitStress, traceJit, traceDeopt, printJit);
    }

    /** The number of small results in the ring that Java and JavaScript share. */
    public int ringRecords() {
        return ringRecords;
    }

    /** The total number of their bytes. */
    public int ringBytes() {
        return ringBytes;
    }
}
