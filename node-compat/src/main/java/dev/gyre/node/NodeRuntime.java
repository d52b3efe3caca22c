package dev.gyre.node;

import dev.gyre.engine.object.JsObject;
import dev.gyre.loop.EventLoop;
import dev.gyre.loop.LoopClock;
import dev.gyre.loop.RunMode;
import dev.gyre.node.runtime.NodeContext;
import dev.gyre.node.runtime.RuntimeOptions;
import dev.gyre.node.runtime.StandardStreams;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;

/** One Node-like process inside this JVM: it runs a script and its event loop on the calling thread and gives the exit code. */
public final class NodeRuntime {
    private final Builder settings;

    private NodeRuntime(Builder settings) {
        this.settings = settings;
    }

    /** Starts from the JVM's own streams, environment and working directory. */
    public static Builder builder() {
        return new Builder();
    }

    /** Runs a file, a folder or a package as the main module until its loop is empty; returns the exit code. */
    public int runFile(String path) {
        return run(context -> context.modules().runMain(path));
    }

    /**
     * Runs source text, as of {@code -e} and standard input.
     *
     * @param name what stack traces call it: {@code [eval]}, {@code [stdin]}
     * @param print whether to print the completion value as {@code console.log} would
     * @param module whether it is an ES module
     */
    public int runCode(String source, String name, boolean print, boolean module) {
        return run(context -> {
            Object value = context.modules().runCode(source, name, module);
            if (print) printValue(context, value);
        });
    }

    private static void printValue(NodeContext context, Object value) {
        JsObject console = (JsObject) context.realm().globalObject().get("console");
        ((JsObject) console.get("log")).call1(console, value);
    }

    /** Parses a file without running it; prints the error if there is one. */
    public int checkFile(String path) {
        return run(context -> context.modules().checkFile(path));
    }

    /** Parses source text without running it; prints the error if there is one. */
    public int checkCode(String source, String name, boolean module) {
        return run(context -> context.modules().checkCode(source, name, module));
    }

    private int run(Consumer<NodeContext> main) {
        try (NodeContext context = new NodeContext(settings.toSettings())) {
            EventLoop loop = context.loop();
            loop.call(() -> start(context, main));
            // https://nodejs.org/api/process.html#event-beforeexit
            while (!context.isExiting()) {
                loop.run(RunMode.DEFAULT);
                if (context.isExiting()) break;
                loop.call(context::emitBeforeExit);
                if (!loop.isAlive()) break;
            }
            return context.finish();
        }
    }

    /** What the program throws at its start does not keep the ticks that it queued from running, if anybody handles it. */
    private static void start(NodeContext context, Consumer<NodeContext> main) {
        try {
            main.accept(context);
        } catch (Throwable error) {
            context.fatalErrors().uncaught(error);
        }
    }

    /** What a runtime gets from whoever starts it. */
    public static final class Builder {
        private List<String> argv = List.of();
        private List<String> execArgv = List.of();
        private String execPath = "gyre";
        private Path cwd = Path.of("").toAbsolutePath();
        private InputStream stdin = System.in;
        private OutputStream stdout = System.out;
        private OutputStream stderr = System.err;
        private Map<String, String> env = System.getenv();
        private LoopClock clock;

        private Builder() {}

        /** {@code process.argv}, the program first; {@link #runFile} makes the script's own entry absolute. */
        public Builder argv(List<String> value) {
            argv = List.copyOf(value);
            return this;
        }

        /** {@code process.execArgv}: the options before the script; those that concern a runtime take effect. */
        public Builder execArgv(List<String> value) {
            execArgv = List.copyOf(value);
            return this;
        }

        /** {@code process.execPath}. */
        public Builder execPath(String value) {
            execPath = Objects.requireNonNull(value);
            return this;
        }

        /** The working directory that relative paths start from. */
        public Builder cwd(Path value) {
            cwd = value.toAbsolutePath();
            return this;
        }

        public Builder stdin(InputStream value) {
            stdin = Objects.requireNonNull(value);
            return this;
        }

        public Builder stdout(OutputStream value) {
            stdout = Objects.requireNonNull(value);
            return this;
        }

        public Builder stderr(OutputStream value) {
            stderr = Objects.requireNonNull(value);
            return this;
        }

        /** {@code process.env} at the start. */
        public Builder env(Map<String, String> value) {
            env = Map.copyOf(value);
            return this;
        }

        private NodeContext.Settings toSettings() {
            RuntimeOptions options = options();
            return new NodeContext.Settings(argv, execArgv, execPath, cwd, env, new StandardStreams(stdin, stdin == System.in, raw(stdout, System.out, FileDescriptor.out),
                    raw(stderr, System.err, FileDescriptor.err)), options, clock(options));
        }

        private RuntimeOptions options() {
            return RuntimeOptions.of(execArgv, env.get("NODE_OPTIONS"));
        }

        private LoopClock clock(RuntimeOptions options) {
            if (clock != null) return clock;
            return options.isVirtualTime() ? LoopClock.virtual(options.virtualStart()) : LoopClock.system();
        }

        /** The process's own descriptor instead of Java's PrintStream, which hides errors. */
        private static OutputStream raw(OutputStream stream, OutputStream standard, FileDescriptor descriptor) {
            return stream == standard ? new FileOutputStream(descriptor) : stream;
        }

        /** Where time comes from; otherwise the machine's clock, or a virtual one with {@code --virtual-time}. */
        public Builder clock(LoopClock value) {
            clock = Objects.requireNonNull(value);
            return this;
        }

        /**
         * The runtime with these settings.
         *
         * @throws IllegalArgumentException if the value of an option makes no sense
         */
        public NodeRuntime build() {
            options();
            return new NodeRuntime(this);
        }
    }
}
