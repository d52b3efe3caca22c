package dev.gyre.node.embed;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.loop.Async;
import dev.gyre.loop.EventLoop;
import dev.gyre.loop.RunMode;
import dev.gyre.loop.clock.LoopClock;
import dev.gyre.loop.frames.FrameClock;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.HostLimits;
import dev.gyre.node.environment.RuntimeOptions;
import dev.gyre.node.environment.StandardStreams;
import dev.gyre.node.worker.WorkerThread;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;

/**
 * A Node-like runtime inside this JVM. {@link #runFile} and {@link #runCode} run one whole program and its event loop on the calling thread and give the exit
 * code. With {@link #eval}, {@link #call} and {@link #importModule} the host leads a program of its own, on the thread that made the first
 * of these calls: each drains the ticks and microtasks that it caused before it returns, unless it was made from inside another call; the host turns the loop with
 * {@link #run}, {@link #runOnce} or {@link #await}, or leaves that to a {@link RuntimeThread}.
 *
 * {@snippet :
 * try (NodeRuntime runtime = NodeRuntime.builder().build()) {
 *     runtime.eval("globalThis.greet = (name) => `Hello ${name}`");
 *     runtime.call("greet", "World");    // Hello World
 * }
 * }
 */
public final class NodeRuntime implements AutoCloseable {
    /** The variable in which a process that forks tells its child the descriptor of the channel between them. */
    private static final String PARENT_CHANNEL = "NODE_CHANNEL_FD";

    private final Builder settings;
    private HostSession session;

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

    /** Runs the program of a worker, on its thread. */
    int runWorker() {
        return run(context -> context.library().call("internal/worker/bootstrap", "run"));
    }

    private static void printValue(Environment context, Object value) {
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

    private Environment newContext() {
        Environment context = new Environment(settings.toSettings());
        context.otherRuntimes(new RuntimeThreads(settings));
        return context;
    }

    private int run(Consumer<Environment> main) {
        try (Environment context = newContext()) {
            EventLoop loop = context.loop();
            context.beginProgram();
            loop.call(() -> start(context, main));
            context.beginLoop();
            int turns = settings.options().autoCloseTurns();
            if (turns >= 0) autoClose(context, turns);
            // https://nodejs.org/api/process.html#event-beforeexit
            while (!context.isExiting()) {
                loop.run(RunMode.DEFAULT);
                if (context.isExiting()) break;
                if (context.emitSettled()) continue;
                loop.call(context::emitBeforeExit);
                if (!loop.isAlive()) break;
            }
            return context.finish();
        }
    }

    /** For harnesses: what the program does at once it may do, what it wants to do later it may not. */
    private static void autoClose(Environment context, int turns) {
        for (int turn = 0; turn < turns && context.loop().isAlive() && !context.isExiting(); turn++) context.loop().run(RunMode.NOWAIT);
        context.closeTimers();
    }

    /** What the program throws at its start does not keep the ticks that it queued from running, if anybody handles it. */
    private static void start(Environment context, Consumer<Environment> main) {
        try {
            if (context.settings().env().containsKey(PARENT_CHANNEL)) context.library().call("internal/child_process/channel", "joinParentOfEnvironment");
            main.accept(context);
        } catch (Throwable error) {
            context.fatalErrors().uncaught(error);
        }
    }

    // ---- a program that the host leads

    private HostSession session() {
        if (session == null) session = new HostSession(newContext());
        return session;
    }

    /**
     * Runs source text as a script, with {@code require}, and gives its completion value: undefined and null as null, Booleans, Numbers as Integer or Double, Strings,
     * BigIntegers, and everything else as {@link ScriptObject}.
     *
     * {@snippet :
     * runtime.eval("[1, 2, 3].map((n) => n * n).join()");    // 1,4,9
     * }
     *
     * @throws ScriptException with what the script throws
     * @throws RuntimeEndedException if the program has ended, or ends with this call
     */
    public Object eval(String source) {
        return eval(source, "[host]");
    }

    /** As {@link #eval(String)}; stack traces call the text {@code name}. */
    public Object eval(String source, String name) {
        HostSession current = session();
        return current.enter(() -> current.toJava(current.context().modules().runCode(source, name, false)));
    }

    /**
     * Calls a global function, or a function of a global object ({@code "JSON.parse"}).
     *
     * {@snippet :
     * runtime.call("Math.max", 3, 7, 5);    // 7
     * }
     */
    public Object call(String name, Object... arguments) {
        HostSession current = session();
        return current.enter(() -> {
            JsObject receiver = current.context().realm().globalObject();
            String[] path = name.split("\\.");
            for (int i = 0; i < path.length - 1; i++) {
                if (!(receiver.get(path[i]) instanceof JsObject holder)) throw Errors.typeError(name + " is not a function");
                receiver = holder;
            }
            return current.invoke(receiver.get(path[path.length - 1]), receiver, arguments);
        });
    }

    /**
     * Imports a module, named as an import in a file of the working directory would name it; the stage completes with its namespace.
     *
     * {@snippet :
     * ScriptObject path = (ScriptObject) runtime.await(runtime.importModule("node:path"));
     * path.callMethod("join", "a", "b");    // a/b
     * }
     */
    public CompletableFuture<Object> importModule(String specifier) {
        HostSession current = session();
        return current.enter(() -> current.toStage(current.context().modules().importModule(specifier)));
    }

    /** What the module hooks in this runtime answer. */
    CompletableFuture<Object> answerHooks(Object question) {
        HostSession current = session();
        return current.enter(() -> current.toStage((JsObject) current.context().library().call("internal/module_hooks", "answer", question)));
    }

    /**
     * Sets a global variable. Maps become objects, collections and arrays become arrays, {@link ScriptFunction}s functions, {@link CompletionStage}s promises.
     *
     * {@snippet :
     * runtime.set("settings", Map.of("size", List.of(3, 4)));
     * runtime.eval("settings.size[1]");    // 4
     * }
     */
    public void set(String name, Object value) {
        HostSession current = session();
        current.enter(() -> {
            current.context().realm().globalObject().put(name, current.toScript(value));
            return null;
        });
    }

    /** The value of a global variable. */
    public Object get(String name) {
        HostSession current = session();
        return current.enter(() -> current.toJava(current.context().realm().globalObject().get(name)));
    }

    /**
     * Turns the loop until nothing referenced is left.
     *
     * {@snippet :
     * runtime.eval("setTimeout(() => { globalThis.done = true; }, 5)");
     * runtime.run();
     * runtime.get("done");    // true
     * }
     */
    public void run() {
        run(RunMode.DEFAULT);
    }

    /**
     * Turns the loop once, waiting for something to happen if nothing is due; false when nothing referenced is left.
     *
     * {@snippet :
     * runtime.eval("setImmediate(() => { globalThis.turns = 1; })");
     * runtime.runOnce();
     * runtime.get("turns");    // 1
     * }
     */
    public boolean runOnce() {
        return run(RunMode.ONCE);
    }

    /** Turns the loop once without waiting, for hosts that have a loop of their own; false when nothing referenced is left. */
    public boolean runNow() {
        return run(RunMode.NOWAIT);
    }

    boolean run(RunMode mode) {
        return session().run(mode);
    }

    /**
     * Turns the loop until a stage completes; its value.
     *
     * {@snippet :
     * ScriptObject promise = (ScriptObject) runtime.eval("new Promise((resolve) => setTimeout(resolve, 5, 'late'))");
     * runtime.await(promise.toStage());    // late
     * }
     *
     * @throws ScriptException if the stage fails with one
     * @throws IllegalStateException if the loop runs empty before
     */
    public <T> T await(CompletionStage<T> stage) {
        CompletableFuture<T> future = stage.toCompletableFuture();
        while (!future.isDone()) {
            if (!runOnce() && !future.isDone()) throw new IllegalStateException("the loop is empty and nothing can complete the stage any more");
        }
        try {
            return future.join();
        } catch (CompletionException failed) {
            if (failed.getCause() instanceof RuntimeException cause) throw cause;
            throw failed;
        }
    }

    /**
     * Runs a task on the loop's thread when the loop turns next; any thread.
     *
     * {@snippet :
     * Thread.ofVirtual().start(() -> runtime.post(() -> runtime.call("console.log", "from elsewhere")));
     * }
     */
    public void post(Runnable task) {
        HostSession current = session;
        if (current == null) throw new IllegalStateException("no call has started the program yet");
        current.loop().post(current.posted(task));
    }

    /** Keeps {@link #run} going until the runtime is closed, or the handle is. */
    Async keepAlive() {
        return new Async(session().loop(), "the host", () -> { });
    }

    /** Ends the program, whatever it does, in the middle of its JavaScript if need be; any thread. */
    void stop() {
        session.context().stop();
    }

    /** Whether {@link #close} was called. */
    public boolean isClosed() {
        return session != null && session.isClosed();
    }

    /**
     * Ends the program that the host leads, whatever is under way, without running any more of it, and gives back what it holds. From inside a call or a
     * turn of the loop, that happens when the outermost of them has returned.
     *
     * {@snippet :
     * runtime.eval("setInterval(() => {}, 10); require('net').createServer().listen(0)");
     * runtime.close();
     * runtime.isClosed();    // true
     * }
     */
    @Override
    public void close() {
        if (session != null) session.close();
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
        private FrameClock frames;
        private int stackDepth = Agent.DEFAULT_STACK_LIMIT;
        private long callNanos;
        private WorkerThread worker;

        private Builder() {}

        /** The settings of the runtime for module hooks: those of a worker's are no worker of its parent's. */
        Builder forHooks() {
            if (worker == null) return this;
            Builder result = forWorker(worker);
            result.worker = null;
            return result;
        }

        /** The settings of a worker of this runtime. Its clock is its own, and what it writes goes to this one by messages. */
        Builder forWorker(WorkerThread thread) {
            WorkerThread.Settings own = thread.settings();
            Builder result = new Builder().argv(own.argv()).execArgv(own.execArgv()).execPath(execPath).cwd(cwd).stdin(stdin).stdout(stdout).stderr(stderr)
                    .env(own.env()).stackDepth(own.stackDepth());
            result.worker = thread;
            return result;
        }

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

        /** The working directory that relative paths start from; its file system is the one that the program sees. */
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

        private Environment.Settings toSettings() {
            RuntimeOptions options = options();
            return new Environment.Settings(argv, execArgv, execPath, cwd, env, new StandardStreams(stdin, stdin == System.in, raw(stdout, System.out, FileDescriptor.out),
                    raw(stderr, System.err, FileDescriptor.err)), options, clock(options), frames, new HostLimits(stackDepth, callNanos), worker);
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
         * How many calls may be nested before a RangeError. The default needs a thread with a stack of some hundred megabytes, as a {@link RuntimeThread} has;
         * on a thread with Java's usual stack, choose a few hundred.
         */
        public Builder stackDepth(int calls) {
            if (calls < 1) throw new IllegalArgumentException("a stack of " + calls + " calls");
            stackDepth = calls;
            return this;
        }

        /** How long a call from Java may take, the jobs that it causes included; then it is stopped with a {@link ScriptTimeoutException}. */
        public Builder callLimit(Duration limit) {
            callNanos = limit.toNanos();
            return this;
        }

        /** When animation frames are: with a frame clock there are {@code requestAnimationFrame} and {@code cancelAnimationFrame}. */
        public Builder frames(FrameClock value) {
            frames = Objects.requireNonNull(value);
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
