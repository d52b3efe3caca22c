package dev.gyre.engine.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.gyre.engine.Realms;
import dev.gyre.engine.Script;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.host.HostHooks;
import dev.gyre.engine.runtime.host.JitOptions;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.object.NativeCode;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.engine.syntax.source.Source;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

/** One run of a program by one way of executing code, in a realm of its own: what the program prints and how it ends. */
final class TierRun implements HostHooks {
    /** The ways of executing code that have to give the same. */
    enum Tier {
        INTERPRETED(JitOptions.Mode.OFF, 0, 1),
        EAGER(JitOptions.Mode.EAGER, 0, 1),
        STRESSED(JitOptions.Mode.EAGER, 0x5eed, 1),
        STRESSED_OTHERWISE(JitOptions.Mode.EAGER, 77, 1),
        /** By heat: with a profile, on the program's thread, so that the moment is the same in each run. */
        HOT(JitOptions.Mode.ON, 0, 3000),
        /** With profiles, guards and disturbances. */
        HOT_STRESSED(JitOptions.Mode.ON, 0x5eed, 60),
        HOT_STRESSED_OTHERWISE(JitOptions.Mode.ON, 77, 60);

        private final JitOptions options;
        private final int warmth;

        Tier(JitOptions.Mode mode, long stressSeed, int warmth) {
            options = new JitOptions(mode, stressSeed, true, false, null).unpaced(3);
            this.warmth = warmth;
        }
    }

    private static final long STACK = 64L << 20;

    private final ArrayDeque<Runnable> jobs = new ArrayDeque<>();
    private final List<String> lines = new ArrayList<>();
    private final List<String> compilations = new ArrayList<>();
    private final Tier tier;
    private final String source;
    private Throwable broken;

    private TierRun(Tier tier, String source) {
        this.tier = tier;
        this.source = source;
    }

    /**
     * What the program prints. It has the functions {@code print}; {@code warm}, which calls a function as often as it takes to have it
     * compiled; and {@code attempt}, which returns what a call returns or throws.
     */
    static List<String> output(Tier tier, String source) throws InterruptedException {
        var run = new TierRun(tier, source);
        var thread = new Thread(null, run::run, tier.name(), STACK);
        thread.start();
        thread.join();
        if (run.broken != null) {
            throw new AssertionError(tier + " broke at line " + run.lines.size() + " of the output", run.broken);
        }
        run.checkCompilations();
        return run.lines;
    }

    /** A comparison shows nothing if the code is interpreted all the same. */
    private void checkCompilations() {
        boolean compiles = compilations.stream().anyMatch(line -> line.contains(" compiled "));
        assertEquals(tier != Tier.INTERPRETED, compiles, tier + " compiles");
        assertEquals(
                List.of(),
                compilations.stream().filter(line -> line.contains("failed")).toList());
    }

    private void run() {
        try {
            var agent = new Agent(this);
            agent.stackLimit(400);
            var realm = Realms.create(agent);
            define(realm, "print", (inRealm, callee, self, args, newTarget) -> {
                lines.add(show(args));
                return Undefined.INSTANCE;
            });
            Script.parse(realm, new Source("warm.js", warm())).run();
            execute(realm);
        } catch (RuntimeException | Error e) {
            broken = e;
        }
    }

    private void execute(Realm realm) {
        try {
            Script.parse(realm, new Source("program.js", source)).run();
            for (Runnable job; (job = jobs.poll()) != null; ) {
                job.run();
            }
        } catch (JsException exception) {
            lines.add("thrown: " + show(exception.value(realm), 0));
        }
    }

    private String warm() {
        return "function warm(f, ...args) { for (let i = 0; i < " + tier.warmth
                + "; i++) { try { f(...args); } catch {} } }\n"
                + "function attempt(f, ...args) { try { return f(...args); } catch (error) { return error; } }";
    }

    private static void define(Realm realm, String name, NativeCode body) {
        realm.globalObject().put(name, new NativeClosure(realm, name, 1, body));
    }

    @Override
    public void enqueuePromiseJob(Runnable job, Realm realmOrNull) {
        jobs.add(job);
    }

    @Override
    public void traceJit(String line) {
        compilations.add(line);
    }

    @Override
    public JitOptions jitOptions() {
        return tier.options;
    }

    private static String show(Object[] values) {
        var text = new StringBuilder();
        for (var value : values) {
            text.append(text.isEmpty() ? "" : " ").append(show(value, 0));
        }
        return text.toString();
    }

    /** A value so that different ones look different: zeros by sign, strings quoted, errors with the beginning of their stacks. */
    private static String show(Object value, int depth) {
        if (value instanceof CharSequence) {
            return depth == 0 ? value.toString() : "'" + value + "'";
        }
        if (value instanceof Double number && number == 0) {
            return 1 / number < 0 ? "-0" : "0";
        }
        if (value instanceof BigInteger) {
            return value + "n";
        }
        if (value instanceof JsSymbol) {
            return value.toString();
        }
        if (!(value instanceof JsObject object)) {
            return TypeConversion.toString(value);
        }
        if (Comparison.isCallable(object)) {
            return "function";
        }
        if (depth > 3) {
            return "...";
        }
        if (object.get("stack") instanceof CharSequence stack) {
            return stack.toString()
                    .lines()
                    .limit(depth == 0 ? 4 : 2)
                    .map(String::strip)
                    .reduce((a, b) -> a + " | " + b)
                    .orElse("");
        }
        return showProperties(object, depth);
    }

    private static String showProperties(JsObject object, int depth) {
        var text = new StringBuilder(object instanceof JsArray array ? array.length() + "[" : "{");
        for (Object key : object.ownPropertyKeys()) {
            text.append(text.length() < 3 ? "" : ", ")
                    .append(key)
                    .append(": ")
                    .append(show(object.get(key), depth + 1));
        }
        return text.append(object instanceof JsArray ? ']' : '}').toString();
    }
}
