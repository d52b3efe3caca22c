package dev.gyre.node.inspector.domains;

import dev.gyre.engine.profile.CoverageText;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.coverage.ProgramCoverage;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.inspector.Inspector;
import dev.gyre.node.inspector.Session;
import dev.gyre.node.inspector.objects.StackTraces;
import dev.gyre.node.inspector.protocol.Domain;
import dev.gyre.node.inspector.protocol.JsonWriter;
import dev.gyre.node.inspector.protocol.Params;
import dev.gyre.node.inspector.protocol.ProtocolError;
import dev.gyre.node.inspector.protocol.Reply;
import dev.gyre.node.profile.SamplingProfiles;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** The domain Profiler: CPU profiles, also those of console.profile, and precise coverage of what is compiled while it is on. */
// https://chromedevtools.github.io/devtools-protocol/v8/Profiler/
public final class ProfilerDomain implements Domain, Inspector.ConsoleProfiles {
    private static final int DEFAULT_INTERVAL_MICROS = 1000;

    /** A profile that console.profile has begun. */
    private record ConsoleProfile(String id, String title, int profile) {}

    private final Session session;
    private final Environment environment;
    private final List<ConsoleProfile> consoleProfiles = new ArrayList<>();
    private boolean enabled;
    private int intervalMicros = DEFAULT_INTERVAL_MICROS;
    /** The number of the profile that the client has begun; 0 if there is none. */
    private int profile;
    /** What precise coverage reports; null while it is off. */
    private CoverageText.Form coverage;

    public ProfilerDomain(Session session) {
        this.session = session;
        environment = session.environment();
    }

    @Override
    public String name() {
        return "Profiler";
    }

    @Override
    public boolean has(String method) {
        return switch (method) {
            case "enable", "disable", "setSamplingInterval", "start", "stop" -> true;
            case "startPreciseCoverage", "stopPreciseCoverage", "takePreciseCoverage", "getBestEffortCoverage" -> true;
            default -> false;
        };
    }

    @Override
    public void call(String method, Params params, Reply reply) throws ProtocolError {
        reply.send(
                switch (method) {
                    case "enable" -> {
                        if (!enabled) session.inspector().listen(this);
                        enabled = true;
                        yield Map.of();
                    }
                    case "disable" -> {
                        close();
                        yield Map.of();
                    }
                    case "setSamplingInterval" -> {
                        int interval = params.integer("interval");
                        if (profile != 0) throw ProtocolError.server("Cannot change sampling interval when profiling.");
                        intervalMicros = Math.max(1, interval);
                        yield Map.of();
                    }
                    case "start" -> {
                        requireEnabled();
                        if (profile == 0) profile = begin();
                        yield Map.of();
                    }
                    case "stop" -> {
                        if (profile == 0) throw ProtocolError.server("No recording profiles found");
                        JsonWriter.Text result = end(profile);
                        profile = 0;
                        yield Map.of("profile", result);
                    }
                    default -> coverage(method, params);
                });
    }

    private void requireEnabled() throws ProtocolError {
        if (!enabled) throw ProtocolError.server("Profiler is not enabled");
    }

    private int begin() {
        return environment
                .get(SamplingProfiles.KEY)
                .startCpu(TimeUnit.MICROSECONDS.toNanos(intervalMicros), Long.MAX_VALUE);
    }

    private JsonWriter.Text end(int number) {
        return new JsonWriter.Text(environment.get(SamplingProfiles.KEY).stop(number));
    }

    // ---- console.profile

    @Override
    public void began(Object[] arguments) {
        String title = title(arguments);
        int number = begin();
        consoleProfiles.add(new ConsoleProfile(String.valueOf(number), title, number));
        session.notify("Profiler.consoleProfileStarted", event(String.valueOf(number), title, null));
    }

    @Override
    public void ended(Object[] arguments) {
        String title = title(arguments);
        for (ConsoleProfile running : consoleProfiles) {
            if (!running.title.equals(title)) continue;
            consoleProfiles.remove(running);
            session.notify("Profiler.consoleProfileFinished", event(running.id, title, end(running.profile)));
            return;
        }
    }

    private String title(Object[] arguments) {
        if (arguments.length == 0 || arguments[0] == Undefined.INSTANCE) return "default";
        return TypeConversion.toString(arguments[0]);
    }

    private Map<String, Object> event(String id, String title, JsonWriter.Text profileOrNull) {
        var event = new LinkedHashMap<String, Object>();
        event.put("id", id);
        event.put("location", location());
        if (profileOrNull != null) event.put("profile", profileOrNull);
        event.put("title", title);
        return event;
    }

    /** The place of the call in the program. */
    private Map<String, Object> location() {
        List<?> frames = (List<?>)
                StackTraces.current(environment.realm(), StackTraces.LIMIT).get("callFrames");
        var location = new LinkedHashMap<String, Object>();
        Map<?, ?> frame = frames.isEmpty() ? Map.of() : (Map<?, ?>) frames.getFirst();
        location.put("scriptId", frame.isEmpty() ? "0" : frame.get("scriptId"));
        location.put("lineNumber", frame.isEmpty() ? 0 : frame.get("lineNumber"));
        location.put("columnNumber", frame.isEmpty() ? 0 : frame.get("columnNumber"));
        return location;
    }

    // ---- coverage

    private Map<String, Object> coverage(String method, Params params) throws ProtocolError {
        return switch (method) {
            case "startPreciseCoverage" -> {
                requireEnabled();
                coverage = form(params);
                ProgramCoverage.start(environment);
                environment.get(ProgramCoverage.KEY).reset();
                yield Map.of("timestamp", seconds());
            }
            case "stopPreciseCoverage" -> {
                requireEnabled();
                stopCoverage();
                yield Map.of();
            }
            case "takePreciseCoverage" -> {
                if (coverage == null) throw ProtocolError.server("Precise coverage has not been started.");
                ProgramCoverage counters = environment.get(ProgramCoverage.KEY);
                var result = new LinkedHashMap<String, Object>();
                result.put("result", new JsonWriter.Text(counters.take(coverage)));
                result.put("timestamp", seconds());
                yield result;
            }
            default -> {
                ProgramCoverage counters = environment.existing(ProgramCoverage.KEY);
                String text = counters == null ? "[]" : counters.text(CoverageText.Form.BEST_EFFORT);
                yield Map.of("result", new JsonWriter.Text(text));
            }
        };
    }

    private static CoverageText.Form form(Params params) throws ProtocolError {
        boolean counts = params.bool("callCount", false);
        return new CoverageText.Form(counts, params.bool("detailed", false), !counts);
    }

    private void stopCoverage() {
        if (coverage == null) return;
        coverage = null;
        environment.get(ProgramCoverage.KEY).end();
    }

    private static double seconds() {
        return System.nanoTime() / 1e9;
    }

    @Override
    public void close() {
        enabled = false;
        session.inspector().unlisten(this);
        if (profile != 0) end(profile);
        profile = 0;
        for (ConsoleProfile running : consoleProfiles) end(running.profile);
        consoleProfiles.clear();
        stopCoverage();
    }
}
