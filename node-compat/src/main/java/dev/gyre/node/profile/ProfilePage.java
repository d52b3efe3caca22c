package dev.gyre.node.profile;

import dev.gyre.engine.runtime.operations.JsonStrings;
import dev.gyre.node.environment.CloseListener;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.EnvironmentKey;
import dev.gyre.node.errors.FatalErrors;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/** {@code --profile}: a page that shows a flame graph of the program and the phases of its loop, written when it ends. */
public final class ProfilePage implements CloseListener {
    static final EnvironmentKey<ProfilePage> KEY = new Key();

    private static final String TEMPLATE = "profile.html", DATA = "/*data*/";

    private static final long INTERVAL = TimeUnit.MILLISECONDS.toNanos(1);

    private final Environment environment;
    private final LoopTimeline timeline;
    private Path file;
    private SamplingProfiles profiles;
    private int id;

    private static final class Key extends EnvironmentKey<ProfilePage> {
        @Override
        protected ProfilePage create(Environment environment) {
            return new ProfilePage(environment);
        }
    }

    private ProfilePage(Environment environment) {
        this.environment = environment;
        timeline = new LoopTimeline(environment);
    }

    /** Begins to record the program. */
    public static void start(Environment environment, String file) {
        ProfilePage page = environment.get(KEY);
        page.file = environment.cwd().resolve(file);
        environment.callerPositions().record();
        environment.onClose(page);
        environment.observeCallbacks(page.timeline);
        page.profiles = environment.get(SamplingProfiles.KEY);
        page.id = page.profiles.startCpu(INTERVAL, Long.MAX_VALUE);
    }

    /** Records the compilation, if the program is recorded. Any thread may run it. */
    public static Runnable recorded(Environment environment, Runnable compilation) {
        ProfilePage page = environment.existing(KEY);
        if (page == null) return compilation;
        return () -> {
            long start = LoopTimeline.now();
            compilation.run();
            page.timeline.compiled(start, LoopTimeline.now());
        };
    }

    @Override
    public void closing() {
        String profile = profiles.stop(id);
        try {
            ProfileFile.write(file, template().replace(DATA, data(profile)));
        } catch (IOException failed) {
            environment
                    .get(FatalErrors.KEY)
                    .writeError("gyre: the profile cannot be written: " + failed.getMessage() + "\n");
        }
    }

    private static String template() throws IOException {
        try (InputStream text = ProfilePage.class.getResourceAsStream(TEMPLATE)) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** An object as JSON, which may be part of a script element. */
    private String data(String profile) {
        StringBuilder out = new StringBuilder("{\"title\":");
        JsonStrings.quote(out, String.join(" ", environment.settings().argv()));
        out.append(",\"profile\":").append(profile).append(",\"kinds\":[");
        for (LoopTimeline.Kind kind : LoopTimeline.Kind.values()) {
            if (kind.ordinal() > 0) out.append(',');
            JsonStrings.quote(out, kind.name().toLowerCase(Locale.ROOT));
        }
        out.append("],\"spans\":[");
        boolean first = true;
        for (LoopTimeline.Span span : timeline.spans()) {
            out.append(first ? "[" : ",[").append(span.kind().ordinal()).append(',');
            out.append(span.startMicros()).append(',').append(span.endMicros());
            out.append(',').append(span.reasons()).append(']');
            first = false;
        }
        out.append("],\"reasons\":[");
        List<String> reasons = timeline.reasons();
        for (int i = 0; i < reasons.size(); i++) {
            if (i > 0) out.append(',');
            JsonStrings.quote(out, reasons.get(i));
        }
        return out.append("]}").toString().replace("<", "\\u003c");
    }
}
