package dev.gyre.node.embed;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.host.CompilationCache;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.Originals;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.loop.Async;
import dev.gyre.loop.EventLoop;
import dev.gyre.loop.RunMode;
import dev.gyre.loop.clock.LoopClock;
import dev.gyre.loop.frames.FrameClock;
import dev.gyre.node.boot.NodeWiring;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.HostLimits;
import dev.gyre.node.environment.RuntimeOptions;
import dev.gyre.node.environment.StandardStreams;
import dev.gyre.node.errors.FatalErrors;
import dev.gyre.node.gyreloop.IdleWaiters;
import dev.gyre.node.modules.HooksRuntimes;
import dev.gyre.node.modules.ModuleHost;
import dev.gyre.node.timers.TimerState;
import dev.gyre.node.worker.WorkerThread;
import dev.gyre.node.worker.Workers;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;

/**
 * A Node-like runtime inside this JVM. {@link #runFile} and {@link #runCode} run one whole program and its event loop on the calling thread and return the exit
 * code. {@link #eval}, {@link #call}, {@link #importModule}, {@link #set} and {@link #get} work on a program that the host controls call by call: before the
 * outermost call returns, the ticks and microtasks that it caused have run; the host runs the event loop with {@link #run}, {@link #runOnce}, {@link #runNow}
 * or {@link #await}, or leaves that to a {@link RuntimeThread}.
 *
 * <p>The first of these calls binds the runtime to its thread. From then on every method except {@link #post} and {@link #isClosed} must be called on that
 * thread, where it throws IllegalStateException otherwise. Calls into the program throw:
 * <ul>
 * <li>{@link ScriptException} with the value that the script throws,</li>
 * <li>{@link ScriptTimeoutException} if the call takes longer than {@link Builder#callLimit},</li>
 * <li>{@link RuntimeEndedException} if the program has ended or ends during the call, or the runtime is closed,</li>
 * <li>IllegalArgumentException for an argument that has no counterpart in JavaScript, or a ScriptObject of another runtime.</li>
 * </ul>
 *
 * <p>Values of scripts are Java's as follows: undefined and null are null, Booleans Boolean, Numbers Integer or Double, Strings String, BigInts BigInteger,
 * objects {@link ScriptObject}; symbols are opaque. In the other direction null is null, a Long that a Number cannot hold exactly is a BigInt, Maps become
 * objects, collections and arrays arrays, {@link ScriptFunction}s functions and {@link CompletionStage}s promises.
 *
 * {@snippet :
 * try (NodeRuntime runtime = NodeRuntime.builder().build()) {
 *     runtime.eval("globalThis.greet = (name) => `Hello ${name}`");
 *     runtime.call("greet", "World");    // Hello World
 * }
 * }
 */
public final class NodeRuntime implements AutoCloseable {
    /** The variable by which a process that forks passes its child the descriptor of the channel between them. */
    private static final String PARENT_CHANNEL = "NODE_CHANNEL_FD";

    /** The variable by which a watcher asks for the files that the program loads. */
    private static final String WATCHER = "WATCH_REPORT_DEPENDENCIES";

    /** The name of source text that is an option of the command. */
    private static final String COMMAND_LINE = "[eval]";

    private final Builder settings;
    private HostSession session;

    private NodeRuntime(Builder settings) {
        this.settings = settings;
    }

    /** A builder whose defaults are the streams, environment and working directory of the JVM. */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * Runs a file, a folder or a package as the main module on this thread, until its event loop is empty or it exits. Errors of the program go to its stderr.
     *
     * @param path relative to the working directory
     * @return the exit code
     */
    public int runFile(String path) {
        return run(environment -> environment.get(ModuleHost.KEY).runMain(path));
    }

    /**
     * Runs source text as the program on this thread, like {@code -e} and standard input, until its event loop is empty or it exits.
     *
     * @param name the name in stack traces: {@code [eval]}, {@code [stdin]}
     * @param print whether to print the completion value as {@code console.log} would
     * @param module whether the text is an ES module
     * @return the exit code
     */
    public int runCode(String source, String name, boolean print, boolean module) {
        return run(environment -> {
            environment.process().defineBuiltin("_eval", source, Attributes.ENUMERABLE | Attributes.CONFIGURABLE);
            if (name.equals(COMMAND_LINE)) environment.library().call("internal/eval_globals", "defineModules");
            ModuleHost modules = environment.get(ModuleHost.KEY);
            modules.requireFirst();
            if (modules.hasImports()) modules.importFirst(() -> runCode(environment, source, name, print, module));
            else runCode(environment, source, name, print, module);
        });
    }

    /**
     * Runs a tool of the library (the test runner, the watcher, the REPL) as the program on this thread.
     *
     * @param module a module of the library that exports {@code main}
     * @return the exit code
     */
    public int runTool(String module) {
        return run(environment -> environment.library().call(module, "main"));
    }

    private static void runCode(Environment environment, String source, String name, boolean print, boolean module) {
        ModuleHost modules = environment.get(ModuleHost.KEY);
        if (print) printValue(environment, modules.evaluate(source, name, module));
        else modules.runCode(source, name, module);
    }

    /** Runs the program of a worker on the worker's thread. */
    int runWorker() {
        return run(environment -> environment.library().call("internal/worker/bootstrap", "run"));
    }

    private static void printValue(Environment environment, Object value) {
        JsObject console = (JsObject) Originals.get(environment.realm().globalObject(), "console");
        if (!(console.get("log") instanceof JsObject log)) throw Errors.typeError("log is not a function");
        log.call1(console, value);
    }

    /** Parses a file without running it, like {@code --check}; prints an error to stderr. Returns the exit code, 0 if the syntax is valid. */
    public int checkFile(String path) {
        return run(environment -> environment.get(ModuleHost.KEY).checkFile(path));
    }

    /** Parses source text without running it; prints an error to stderr. Returns the exit code, 0 if the syntax is valid. */
    public int checkCode(String source, String name, boolean module) {
        return run(environment -> environment.get(ModuleHost.KEY).checkCode(source, name, module));
    }

    private Environment newEnvironment() {
        Environment environment = new Environment(settings.toSettings(), new NodeWiring());
        RuntimeThreads others = new RuntimeThreads(settings);
        environment.get(HooksRuntimes.KEY).maker(others);
        environment.get(Workers.KEY).runner(others);
        if (settings.worker != null) {
            environment.unrestrict();
            settings.worker.entered(environment);
        }
        if (settings.loop != null) settings.loop.entered(environment);
        return environment;
    }

    private int run(Consumer<Environment> main) {
        try (Environment environment = newEnvironment()) {
            EventLoop loop = environment.loop();
            NodeWiring.beginProgram(environment);
            if (environment.exitState().isExiting())
                return environment.exitState().finish();
            loop.call(() -> start(environment, main, settings.worker));
            environment.beginLoop();
            int turns = settings.options().autoCloseTurns();
            if (turns >= 0) autoClose(environment, turns);
            // https://nodejs.org/api/process.html#event-beforeexit
            while (!environment.exitState().isExiting()) {
                loop.run(RunMode.DEFAULT);
                if (environment.exitState().isExiting()) break;
                if (IdleWaiters.loopIsEmpty(environment)) continue;
                loop.call(environment.exitState()::emitBeforeExit);
                if (!loop.isAlive()) break;
            }
            return environment.exitState().finish();
        }
    }

    /**
     * For test harnesses: lets the program run its synchronous code and a number of turns, and closes its timers then.
     */
    private static void autoClose(Environment environment, int turns) {
        for (int turn = 0;
                turn < turns
                        && environment.loop().isAlive()
                        && !environment.exitState().isExiting();
                turn++) environment.loop().run(RunMode.NOWAIT);
        TimerState.close(environment);
    }

    /**
     * An exception of the main script does not prevent the ticks that it queued from running, if the exception is
     * handled.
     */
    private static void start(Environment environment, Consumer<Environment> main, WorkerThread workerOrNull) {
        boolean isMainThread = workerOrNull == null;
        try {
            // Only the main thread uses the channel.
            if (isMainThread && environment.settings().env().containsKey(PARENT_CHANNEL))
                environment.library().call("internal/child_process/channel", "joinParentOfEnvironment");
            if (isMainThread && environment.settings().env().containsKey(WATCHER))
                environment.library().call("internal/watch/reporter", "begin");
            if (isMainThread) NodeWiring.beginInspection(environment);
            else workerOrNull.work().run();
            if (environment.isRestricted()) environment.library().call("internal/process/permission", "warn");
            main.accept(environment);
        } catch (Throwable error) {
            environment.get(FatalErrors.KEY).uncaught(error);
        }
    }

    // ---- a program that the host controls

    private HostSession session() {
        if (session == null) session = new HostSession(newEnvironment());
        return session;
    }

    /**
     * Runs source text as a script, in which {@code require} is available, and returns its completion value.
     *
     * {@snippet :
     * runtime.eval("[1, 2, 3].map((n) => n * n).join()");    // 1,4,9
     * }
     *
     * @throws ScriptException with the value that the script throws, SyntaxErrors of the text included
     * @throws ScriptTimeoutException if it takes longer than the builder's call limit
     * @throws RuntimeEndedException if the program has ended, or ends with this call
     * @throws IllegalStateException on another thread than that of the first call
     */
    public Object eval(String source) {
        return eval(source, "[host]");
    }

    /** As {@link #eval(String)}, with the name of the text in stack traces. */
    public Object eval(String source, String name) {
        HostSession current = session();
        return current.enter(
                () -> current.toJava(current.environment().get(ModuleHost.KEY).runCode(source, name, false)));
    }

    /**
     * Calls a global function, or a function of a global object ({@code "JSON.parse"}), and returns its result.
     *
     * {@snippet :
     * runtime.call("Math.max", 3, 7, 5);    // 7
     * }
     *
     * @throws ScriptException with the value that the function throws, or a TypeError if there is no such function
     * @throws IllegalArgumentException for an argument that has no counterpart in JavaScript
     */
    public Object call(String name, Object... arguments) {
        HostSession current = session();
        return current.enter(() -> {
            JsObject receiver = current.environment().realm().globalObject();
            String[] path = name.split("\\.");
            for (int i = 0; i < path.length - 1; i++) {
                if (!(receiver.get(path[i]) instanceof JsObject holder))
                    throw Errors.typeError(name + " is not a function");
                receiver = holder;
            }
            return current.invoke(receiver.get(path[path.length - 1]), receiver, arguments);
        });
    }

    /**
     * Imports a module by a specifier that is resolved from the working directory. The stage completes on the loop's thread, with the module's namespace object or
     * exceptionally with a {@link ScriptException}; the loop has to run for that.
     *
     * {@snippet :
     * ScriptObject path = (ScriptObject) runtime.await(runtime.importModule("node:path"));
     * path.callMethod("join", "a", "b");    // a/b
     * }
     */
    public CompletableFuture<Object> importModule(String specifier) {
        HostSession current = session();
        return current.enter(
                () -> current.toStage(current.environment().get(ModuleHost.KEY).importModule(specifier)));
    }

    /** Calls this runtime's module hooks for another runtime. */
    CompletableFuture<Object> answerHooks(Object question) {
        HostSession current = session();
        return current.enter(() -> current.toStage(
                (JsObject) current.environment().library().call("internal/modules/hooks", "answer", question)));
    }

    /**
     * Sets a property of the global object to a converted value, null included.
     *
     * {@snippet :
     * runtime.set("settings", Map.of("size", List.of(3, 4)));
     * runtime.eval("settings.size[1]");    // 4
     * }
     *
     * @throws IllegalArgumentException for a value that has no counterpart in JavaScript
     */
    public void set(String name, Object value) {
        HostSession current = session();
        current.enter(() -> {
            current.environment().realm().globalObject().put(name, current.toScript(value));
            return null;
        });
    }

    /** The value of a property of the global object; null where there is none. */
    public Object get(String name) {
        HostSession current = session();
        return current.enter(() ->
                current.toJava(current.environment().realm().globalObject().get(name)));
    }

    /**
     * Runs the event loop until no referenced handle or request is left.
     *
     * {@snippet :
     * runtime.eval("setTimeout(() => { globalThis.done = true; }, 5)");
     * runtime.run();
     * runtime.get("done");    // true
     * }
     *
     * @throws RuntimeEndedException if the program ends, by process.exit or an uncaught error, or has ended
     * @throws IllegalStateException from inside a call of the program, or on another thread
     */
    public void run() {
        run(RunMode.DEFAULT);
    }

    /**
     * Runs one turn of the event loop, which blocks until something happens if nothing is due. Throws as {@link #run()}.
     *
     * {@snippet :
     * runtime.eval("setImmediate(() => { globalThis.turns = 1; })");
     * runtime.runOnce();
     * runtime.get("turns");    // 1
     * }
     *
     * @return false when no referenced handle or request is left
     */
    public boolean runOnce() {
        return run(RunMode.ONCE);
    }

    /**
     * Runs one turn of the event loop without blocking, for hosts with a loop of their own. Throws as {@link #run()}.
     *
     * @return false when no referenced handle or request is left
     */
    public boolean runNow() {
        return run(RunMode.NOWAIT);
    }

    boolean run(RunMode mode) {
        return session().run(mode);
    }

    /**
     * Waits until a stage completes, and returns its value. In a fiber ({@code gyre:fiber}), which is where a {@link ScriptFunction} may be called, the fiber waits
     * while the program goes on; otherwise this runs the event loop.
     *
     * {@snippet :
     * ScriptObject promise = (ScriptObject) runtime.eval("new Promise((resolve) => setTimeout(resolve, 5, 'late'))");
     * runtime.await(promise.toStage());    // late
     * }
     *
     * @throws ScriptException if the stage completes exceptionally with one; other RuntimeExceptions likewise
     * @throws CompletionException if it completes exceptionally with a checked exception or an error
     * @throws IllegalStateException if the loop is empty before, so that the stage cannot complete any more
     * @throws RuntimeEndedException if the program ends before
     */
    public <T> T await(CompletionStage<T> stage) {
        CompletableFuture<T> future = stage.toCompletableFuture();
        boolean parked = !future.isDone() && session().park(future);
        while (!parked && !future.isDone()) {
            if (!runOnce() && !future.isDone())
                throw new IllegalStateException("the loop is empty and nothing can complete the stage any more");
        }
        try {
            return future.join();
        } catch (CompletionException failed) {
            if (failed.getCause() instanceof RuntimeException cause) throw cause;
            throw failed;
        }
    }

    /**
     * Calls {@code work} on a virtual thread, where it may block, while the running fiber ({@code gyre:fiber}) waits and the event loop goes on: for a {@link
     * ScriptFunction} that is called in a fiber. {@code work} must not use the runtime. Cancelling the fiber interrupts the thread.
     *
     * {@snippet :
     * runtime.set("query", (ScriptFunction) arguments -> runtime.blocking(() -> "row of " + arguments[0]));
     * runtime.eval("const { Fiber } = require('gyre:fiber'); Fiber.run(() => query('users'))");
     * }
     *
     * @return what it returns
     * @throws Exception what it throws
     * @throws ScriptException if no fiber runs that can wait, or the fiber is cancelled
     * @throws RuntimeEndedException if the program has ended
     */
    public <T> T blocking(Callable<T> work) throws Exception {
        return session().blocking(work);
    }

    /**
     * Queues a task for the loop's thread, which runs it in the next turn of the loop. May be called on any thread.
     *
     * {@snippet :
     * Thread.ofVirtual().start(() -> runtime.post(() -> runtime.call("console.log", "from elsewhere")));
     * }
     *
     * @throws IllegalStateException before the first call into the program, which creates its loop
     */
    public void post(Runnable task) {
        HostSession current = session;
        if (current == null) throw new IllegalStateException("no call has started the program yet");
        current.loop().post(current.posted(task));
    }

    /** Keeps {@link #run} from returning until the runtime or the handle is closed. */
    Async keepAlive() {
        return new Async(session().loop(), "the host", () -> {});
    }

    /** Ends the program, even in the middle of JavaScript. May be called on any thread. */
    void stop() {
        session.environment().stop();
    }

    /** Whether {@link #close} was called. May be called on any thread, but only the loop's thread sees the newest value. */
    public boolean isClosed() {
        return session != null && session.isClosed();
    }

    /**
     * Ends the program that the host controls without running any more JavaScript, closes its handles and releases its resources; pending work is dropped. From
     * inside a call or a turn of the loop, that happens when the outermost of them has returned. Later calls have no effect.
     *
     * {@snippet :
     * runtime.eval("setInterval(() => {}, 10); require('net').createServer().listen(0)");
     * runtime.close();
     * runtime.isClosed();    // true
     * }
     *
     * @throws IllegalStateException on another thread than that of the first call
     */
    @Override
    public void close() {
        if (session != null) session.close();
    }

    /** The settings of a runtime. Not thread-safe; no setter accepts null. */
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
        private boolean inspectsOnSignal;
        private int stackDepth = Agent.DEFAULT_STACK_LIMIT;
        private long callNanos;
        private WorkerThread worker;
        private LoopThread loop;
        private CompilationCache compilationCache = new CompilationCache();

        private Builder() {}

        /** The settings of the runtime for module hooks; it is not a worker, even if the program is one. */
        Builder forHooks() {
            if (worker == null) return this;
            Builder result = forWorker(worker);
            result.worker = null;
            return result;
        }

        /**
         * The settings of a worker of this runtime. It has its own clock, and its output is sent to this runtime by
         * messages.
         */
        Builder forWorker(WorkerThread thread) {
            WorkerThread.Settings own = thread.settings();
            Builder result = new Builder()
                    .argv(own.argv())
                    .execArgv(own.execArgv())
                    .execPath(execPath)
                    .cwd(cwd)
                    .stdin(stdin)
                    .stdout(stdout)
                    .stderr(stderr)
                    .env(own.env())
                    .stackDepth(own.stackDepth())
                    .compilationCache(compilationCache);
            result.worker = thread;
            return result;
        }

        /** The settings of one of several loops. */
        Builder forLoop(LoopThread thread) {
            loop = thread;
            return this;
        }

        /** What the program of one of several loops sees: its number, and for all but the first no input and no parent. */
        Builder loopOf(int index, int count) {
            Map<String, String> own = new HashMap<>(env);
            own.put("GYRE_LOOP", String.valueOf(index));
            own.put("GYRE_LOOPS", String.valueOf(count));
            if (index > 0) {
                own.remove(PARENT_CHANNEL);
                stdin = InputStream.nullInputStream();
            }
            return env(own);
        }

        /** {@code process.argv}, with the program first; {@link #runFile} makes the script's entry absolute. */
        public Builder argv(List<String> value) {
            argv = List.copyOf(value);
            return this;
        }

        /** {@code process.execArgv}: the options before the script, of which those for a runtime take effect; {@link #build} checks them. */
        public Builder execArgv(List<String> value) {
            execArgv = List.copyOf(value);
            return this;
        }

        /** {@code process.execPath}. */
        public Builder execPath(String value) {
            execPath = Objects.requireNonNull(value);
            return this;
        }

        /** The working directory, from which relative paths are resolved; the program sees the file system of this path. */
        public Builder cwd(Path value) {
            cwd = value.toAbsolutePath();
            return this;
        }

        /** The program's standard input; a thread of the runtime reads it when the program does. */
        public Builder stdin(InputStream value) {
            stdin = Objects.requireNonNull(value);
            return this;
        }

        /** The program's standard output, written synchronously. */
        public Builder stdout(OutputStream value) {
            stdout = Objects.requireNonNull(value);
            return this;
        }

        /** The program's standard error, written synchronously. */
        public Builder stderr(OutputStream value) {
            stderr = Objects.requireNonNull(value);
            return this;
        }

        /** {@code process.env} at the start. */
        public Builder env(Map<String, String> value) {
            env = Map.copyOf(value);
            return this;
        }

        /** The compiled programs of other runtimes, which this one then need not parse again; by default a runtime shares them with its workers only. */
        public Builder compilationCache(CompilationCache value) {
            compilationCache = Objects.requireNonNull(value);
            return this;
        }

        private Environment.Settings toSettings() {
            RuntimeOptions options = options();
            return new Environment.Settings(
                    argv,
                    execArgv,
                    execPath,
                    cwd,
                    env,
                    worker != null && worker.settings().sharesEnv()
                            ? worker.settings().env()
                            : null,
                    new StandardStreams(
                            stdin,
                            stdin == System.in,
                            raw(stdout, System.out, FileDescriptor.out),
                            raw(stderr, System.err, FileDescriptor.err)),
                    options,
                    clock(options),
                    frames,
                    inspectsOnSignal,
                    compilationCache,
                    new HostLimits(stackDepth, callNanos));
        }

        private RuntimeOptions options() {
            return RuntimeOptions.of(execArgv, env.get("NODE_OPTIONS"), cwd);
        }

        private LoopClock clock(RuntimeOptions options) {
            if (clock != null) return clock;
            if (options.isThreadTime()) return LoopClock.threadTime();
            return options.isVirtualTime() ? LoopClock.virtual(options.virtualStart()) : LoopClock.system();
        }

        /** The process's own descriptor instead of Java's PrintStream, which swallows errors. */
        private static OutputStream raw(OutputStream stream, OutputStream standard, FileDescriptor descriptor) {
            return stream == standard ? new FileOutputStream(descriptor) : stream;
        }

        /** The clock of timers and Date. By default the system's, or a virtual one with {@code --virtual-time}. */
        public Builder clock(LoopClock value) {
            clock = Objects.requireNonNull(value);
            return this;
        }

        /**
         * The number of nested calls of JavaScript before a RangeError. The default needs a thread with a stack of some hundred megabytes, as a
         * {@link RuntimeThread} has; on a thread with Java's usual stack choose a few hundred.
         *
         * @throws IllegalArgumentException if it is less than 1
         */
        public Builder stackDepth(int calls) {
            if (calls < 1) throw new IllegalArgumentException("a stack of " + calls + " calls");
            stackDepth = calls;
            return this;
        }

        /** The time that a call from Java may take, the jobs that it causes included, before a {@link ScriptTimeoutException} stops it; zero means no limit. */
        public Builder callLimit(Duration limit) {
            callNanos = limit.toNanos();
            return this;
        }

        /** The clock of animation frames, with which {@code requestAnimationFrame} and {@code cancelAnimationFrame} exist; by default they do not. */
        public Builder frames(FrameClock value) {
            frames = Objects.requireNonNull(value);
            return this;
        }

        /**
         * Starts the inspector when the process receives SIGUSR1, as {@code gyre} does, even in an endless loop; without it the signal keeps the action that it has in this JVM.
         * Of the runtimes in a JVM the last that begins a program has the signal.
         */
        // https://nodejs.org/api/process.html#signal-events
        public Builder inspectsOnSignal(boolean value) {
            inspectsOnSignal = value;
            return this;
        }

        /**
         * The runtime with these settings.
         *
         * @throws IllegalArgumentException if the value of an option is invalid
         */
        public NodeRuntime build() {
            options();
            return new NodeRuntime(this);
        }
    }
}
