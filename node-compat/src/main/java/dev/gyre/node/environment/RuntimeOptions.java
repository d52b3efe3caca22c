package dev.gyre.node.environment;

import dev.gyre.engine.runtime.host.JitOptions;
import dev.gyre.loop.records.RecordRing;
import dev.gyre.modules.typescript.TypeScriptMode;
import dev.gyre.node.options.OptionException;
import dev.gyre.node.options.OptionSources;
import dev.gyre.node.options.OptionValues;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;

/** The options before the script that affect a runtime; others are ignored. */
// https://nodejs.org/api/cli.html#options
public final class RuntimeOptions {
    /** The turns of {@code --auto-close} without a number. */
    private static final int DEFAULT_TURNS = 100;
    /** The default start of virtual time. */
    private static final String DEFAULT_START = "2000-01-01T00:00:00Z";

    private static final int MAX_RING = 1 << 24;

    private final OptionValues values;
    private RejectionMode unhandledRejections = RejectionMode.THROW;
    private long drainTimeout = -1;
    private int autoCloseTurns = -1;
    private boolean threadTime;
    private long virtualStart = Long.MIN_VALUE;
    private Long scheduleSeed;
    private long stallThreshold;
    private JitOptions.Mode jit = JitOptions.Mode.ON;
    private long jitStress;
    private int ringRecords = RecordRing.DEFAULT_RECORDS;
    private int ringBytes = RecordRing.DEFAULT_BYTES;

    private RuntimeOptions(OptionValues values) {
        this.values = values;
    }

    /**
     * Reads a config file that the words name, {@code NODE_OPTIONS} and then the words of the command line.
     *
     * @throws IllegalArgumentException with a message, if a value is invalid
     */
    public static RuntimeOptions of(List<String> words, String nodeOptions, Path cwd) {
        RuntimeOptions options = new RuntimeOptions(OptionSources.runtime(words, nodeOptions, cwd));
        if (!options.values.isEmpty()) options.read();
        return options;
    }

    private void read() {
        String rejections = values.text("--unhandled-rejections");
        if (rejections != null) unhandledRejections = RejectionMode.of(rejections);
        if (unhandledRejections == null) throw new OptionException("invalid value for --unhandled-rejections");
        readLoopOptions();
        String mode = values.text("--jit");
        if (mode != null) jit = JitOptions.Mode.of(mode);
        if (jit == null) throw new OptionException("--jit must be on, off or eager, not " + mode);
        if (values.isOn("--jitless", false)) jit = JitOptions.Mode.OFF;
        if (values.has("--jit-stress")) jitStress = number("--jit-stress", values.text("--jit-stress"));
    }

    private void readLoopOptions() {
        String drain = values.text("--drain-timeout"), process = values.text("--process-timeout");
        if (process != null) drainTimeout = duration(process);
        if (drain != null) drainTimeout = number("--drain-timeout", drain);
        if (values.has("--auto-close")) {
            String turns = values.text("--auto-close");
            autoCloseTurns =
                    turns == null ? DEFAULT_TURNS : (int) Math.min(number("--auto-close", turns), Integer.MAX_VALUE);
        }
        if (values.has("--virtual-time")) {
            String start = values.text("--virtual-time");
            threadTime = "thread".equals(start);
            virtualStart = instant(start == null || threadTime ? DEFAULT_START : start);
        }
        String seed = values.text("--schedule-seed"), stall = values.text("--stall-threshold");
        if (seed != null) scheduleSeed = number("--schedule-seed", seed);
        if (stall != null) stallThreshold = number("--stall-threshold", stall);
        if (values.has("--record-ring")) recordRing(values.text("--record-ring"));
    }

    /** The milliseconds of a time with a unit. */
    private static long duration(String text) {
        String unit = text.replaceFirst("^[0-9.]+", ""), amount = text.substring(0, text.length() - unit.length());
        double factor = switch (unit) {
            case "ms" -> 1;
            case "s" -> 1000;
            case "m" -> 60_000;
            case "h" -> 3_600_000;
            default -> -1;
        };
        try {
            if (factor > 0) return (long) (Double.parseDouble(amount) * factor);
        } catch (NumberFormatException notANumber) {
            throw new OptionException("--process-timeout must be a time like 500ms or 30s, not " + text);
        }
        throw new OptionException("--process-timeout must be a time like 500ms or 30s, not " + text);
    }

    /** All values that were given. */
    public OptionValues values() {
        return values;
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
        return values.isOn("--warnings", true);
    }

    /** Types and codes of warnings that are not printed. */
    public List<String> disabledWarnings() {
        return values.list("--disable-warning");
    }

    /** Whether warnings are printed with their stack. */
    public boolean traceWarnings() {
        return values.isOn("--trace-warnings", false);
    }

    /** Whether there are deprecation warnings. */
    public boolean deprecation() {
        return values.isOn("--deprecation", true);
    }

    public boolean traceDeprecation() {
        return values.isOn("--trace-deprecation", false);
    }

    /** Whether a deprecation warning is thrown instead. */
    public boolean throwDeprecation() {
        return values.isOn("--throw-deprecation", false);
    }

    /** Whether there are the globals of Web Storage. */
    public boolean webStorage() {
        return values.isOn("--experimental-webstorage", true);
    }

    /** The file of localStorage; null if there is none. */
    public String localStorageFile() {
        return values.text("--localstorage-file");
    }

    /** Whether debuggers learn what Web Storage holds. */
    public boolean inspectsStorage() {
        return values.isOn("--experimental-storage-inspection", false);
    }

    /** Whether an uncaught exception is printed with the position of its throw. */
    public boolean traceUncaught() {
        return values.isOn("--trace-uncaught", false);
    }

    /** Whether an uncaught exception ends the process as SIGABRT does. */
    public boolean abortsOnUncaughtException() {
        return values.isOn("--abort-on-uncaught-exception", false);
    }

    /** Whether there is a global {@code gc}. */
    public boolean exposeGc() {
        return values.isOn("--expose-gc", false);
    }

    /** Whether there are permissions, be they enforced or only reported. */
    // https://nodejs.org/api/cli.html#--permission
    public boolean permissions() {
        return values.isOn("--permission", false) || values.isOn("--permission-audit", false);
    }

    /** How TypeScript is treated. */
    public TypeScriptMode typeScript() {
        if (values.isOn("--experimental-transform-types", false)) return TypeScriptMode.TRANSFORM;
        return values.isOn("--strip-types", true) ? TypeScriptMode.STRIP : TypeScriptMode.OFF;
    }

    /** Whether stacks show positions of the original source. */
    public boolean sourceMaps() {
        return values.isOn("--enable-source-maps", values.isOn("--experimental-transform-types", false));
    }

    /**
     * The format of text without a file: commonjs, module, either with -typescript; null to detect it from the syntax.
     */
    public String inputType() {
        return values.text("--input-type");
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
        String printed = values.text("--print-jit");
        return new JitOptions(
                jit,
                jitStress,
                values.isOn("--trace-jit", false),
                values.isOn("--trace-deopt", false),
                values.has("--print-jit") && printed == null ? "*" : printed);
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
