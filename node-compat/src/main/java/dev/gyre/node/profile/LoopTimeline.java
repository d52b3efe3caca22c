package dev.gyre.node.profile;

import dev.gyre.loop.ActiveResource;
import dev.gyre.loop.Phase;
import dev.gyre.node.environment.CallbackObserver;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.EnvironmentKey;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/** When the loop ran callbacks, in which phases, and when it waited and for what. */
public final class LoopTimeline implements CallbackObserver {
    /** What a span of time was: a phase, a wait, or work of another thread for the program. */
    public enum Kind {
        MAIN,
        TIMERS,
        PENDING,
        POLL,
        CHECK,
        CLOSING,
        WAIT,
        COMPILATION
    }

    /** @param reasons for a wait, the number of the text that says what the loop waited for; otherwise -1 */
    record Span(Kind kind, long startMicros, long endMicros, int reasons) {}

    /** Waits of the same phase that follow one another within this time are one span. */
    private static final long JOINED_MICROS = 50;

    private static final int MOST_REASONS = 8;

    static final EnvironmentKey<LoopTimeline> KEY = new Key();

    private static final class Key extends EnvironmentKey<LoopTimeline> {
        @Override
        protected LoopTimeline create(Environment environment) {
            return new LoopTimeline(environment);
        }
    }

    private final Environment environment;
    private final List<Span> spans = new ArrayList<>();
    private final Map<String, Integer> reasons = new LinkedHashMap<>();
    private long began = now();
    private long slept = -1;
    private int sleepReasons;

    LoopTimeline(Environment environment) {
        this.environment = environment;
    }

    static long now() {
        return TimeUnit.NANOSECONDS.toMicros(System.nanoTime());
    }

    @Override
    public void begin() {
        began = now();
        if (slept < 0) return;
        add(new Span(Kind.WAIT, slept, began, sleepReasons));
        slept = -1;
    }

    @Override
    public void end() {
        add(new Span(kindOf(environment.loop().phase()), began, now(), -1));
    }

    @Override
    public void sleeping() {
        if (slept >= 0) return;
        slept = now();
        String text = describe(environment.loop().activeHandles());
        Integer known = reasons.putIfAbsent(text, reasons.size());
        sleepReasons = known == null ? reasons.size() - 1 : known;
    }

    private static Kind kindOf(Phase phase) {
        return switch (phase) {
            case TIMERS -> Kind.TIMERS;
            case PENDING -> Kind.PENDING;
            case POLL, IDLE, PREPARE -> Kind.POLL;
            case CHECK -> Kind.CHECK;
            case CLOSING -> Kind.CLOSING;
            case OUTSIDE -> Kind.MAIN;
        };
    }

    private static String describe(List<ActiveResource> resources) {
        Set<String> texts = new LinkedHashSet<>();
        for (ActiveResource resource : resources)
            if (resource.active() && resource.referenced()) texts.add(resource.toString());
        List<String> shown = new ArrayList<>(texts);
        int more = shown.size() - MOST_REASONS;
        if (more > 0) shown = new ArrayList<>(shown.subList(0, MOST_REASONS));
        if (more > 0) shown.add(more + " more");
        return String.join("; ", shown);
    }

    /** Adds a compilation of JavaScript to the JVM's code, which runs on another thread; any thread. */
    synchronized void compiled(long startMicros, long endMicros) {
        spans.add(new Span(Kind.COMPILATION, startMicros, endMicros, -1));
    }

    private synchronized void add(Span span) {
        Span last = spans.isEmpty() ? null : spans.getLast();
        boolean joins = last != null
                && last.kind == span.kind
                && last.reasons == span.reasons
                && span.startMicros - last.endMicros < JOINED_MICROS;
        if (joins) spans.set(spans.size() - 1, new Span(span.kind, last.startMicros, span.endMicros, span.reasons));
        else spans.add(span);
    }

    synchronized List<Span> spans() {
        return List.copyOf(spans);
    }

    /** The texts that say what the loop waited for. */
    List<String> reasons() {
        return List.copyOf(reasons.keySet());
    }
}
