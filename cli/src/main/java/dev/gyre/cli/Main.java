package dev.gyre.cli;

import dev.gyre.loop.NettyLog;
import dev.gyre.node.embed.LoopGroup;
import dev.gyre.node.embed.NodeRuntime;
import dev.gyre.node.options.OptionException;
import dev.gyre.node.options.OptionHelp;
import dev.gyre.node.options.OptionTable;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import sun.misc.Signal;

/** The {@code gyre} command. */
@CachedSymbols({
    "(Ldev/gyre/engine/interpreter/Frame;[I[Ljava/lang/Object;I)I",
    "(Ldev/gyre/engine/interpreter/Frame;[I[Ljava/lang/Object;I)V",
    "(Ldev/gyre/engine/interpreter/Frame;[I[Ljava/lang/Object;I)Z",
    "BindingTable",
    "backendTimeout",
    "call",
    "dev/gyre/engine/interpreter/",
    "dev/gyre/loop/EventLoop",
    "dev/gyre/loop/NettyPoller",
    "dev/gyre/loop/PollPhase",
    "dev/gyre/loop/TimerHeap",
    "dev/gyre/loop/ticks/TickQueue",
    "dev/gyre/node/async/AsyncWrap",
    "dev/gyre/node/async/TrackedCallback",
    "dev/gyre/node/childprocess/",
    "dev/gyre/node/crypto/",
    "dev/gyre/node/encoding/",
    "dev/gyre/node/fs/",
    "dev/gyre/node/http/",
    "dev/gyre/node/http/ConnectionHandler",
    "dev/gyre/node/messaging/",
    "dev/gyre/node/net/",
    "dev/gyre/node/perf/HistogramPrototypeTable",
    "dev/gyre/node/tls/",
    "dev/gyre/node/worker/",
    "dev/gyre/node/zlib/",
    "doReadBytes",
    "elease",
    "epollInReady",
    "findCandidate",
    "fireChannelRead",
    "io/netty/buffer/AbstractReferenceCountedByteBuf",
    "io/netty/channel/DefaultChannelPipeline",
    "io/netty/channel/ManualIoEventLoop",
    "io/netty/channel/epoll/AbstractEpollChannel",
    "io/netty/channel/epoll/AbstractEpollStreamChannel$EpollStreamUnsafe",
    "io/netty/channel/epoll/EpollIoHandler",
    "matchAt",
    "processTicksAndRejections",
    "runCompiled",
    "runDue",
    "runTurn"
})
public final class Main {
    /**
     * Only address space is reserved until it is used; the engine counts the depth and throws a RangeError well before
     * the end.
     */
    private static final long STACK_SIZE = 512L << 20;

    /** The module of the library that is the REPL. */
    private static final String REPL = "internal/repl/command";

    private static final String PAGE_COMMAND = "require('gyre:page/command').main(process.argv.slice(2))";

    private final Path cwd;
    private final InputStream stdin;
    private final PrintStream stdout;
    private final PrintStream stderr;

    Main(Path cwd, InputStream stdin, PrintStream stdout, PrintStream stderr) {
        this.cwd = cwd;
        this.stdin = stdin;
        this.stdout = stdout;
        this.stderr = stderr;
    }

    public static void main(String[] args) throws InterruptedException {
        int exitCode = execute(List.of(args));
        // Runtime.exit would first look for a logger, through the service loader and the jar; nothing here needs an
        // orderly shutdown.
        Runtime.getRuntime().halt(exitCode);
    }

    /**
     * Executes a command line with the streams and the environment of this process, which may go on: harnesses run
     * several programs in one JVM, one after the other.
     *
     * @return the exit code
     */
    public static int execute(List<String> words) throws InterruptedException {
        DeadlySignals.install();
        // Only Netty calls a method by reflection, once, to load its library. The JDK would generate code for that
        // call.
        System.setProperty("jdk.reflect.useNativeAccessorOnly", "true");
        // The first selector would be looked for by the service loader, which opens the jar.
        if (System.getProperty("os.name").equals("Linux")) {
            System.setProperty("java.nio.channels.spi.SelectorProvider", "sun.nio.ch.EPollSelectorProvider");
        }
        // ICU's time zones have a logger, for a warning that no program sees. The JDK would read how to print its
        // records, which takes 5 ms; a class that
        // configures the loggers replaces that, and need not do anything.
        if (System.getProperty("java.util.logging.config.file") == null)
            System.setProperty("java.util.logging.config.class", "java.lang.Object");
        String debugged = System.getenv("NODE_DEBUG");
        NettyLog.install(debugged != null && debugged.contains("netty") ? System.err : null);
        // The stack size of the JVM's main thread depends on the shell's limit.
        var javascript = new MainThread(words);
        javascript.start();
        javascript.join();
        return javascript.exitCode;
    }

    /** Executes the command line; returns the exit code. */
    int run(List<String> words) {
        if (!words.isEmpty() && words.get(0).equals("page")) return page(words);
        if (!words.isEmpty() && words.get(0).equals("inspect")) return inspect(words);
        try {
            var env = System.getenv();
            var common = Options.common(words, env);
            return run(common != null ? common : Options.parse(words, env, cwd, stderr));
        } catch (OptionException wrong) {
            if (wrong.reason() != null) {
                stderr.println(wrong.reason());
            }
            stderr.println("gyre: " + wrong.getMessage());
            return OptionException.INVALID;
        }
    }

    private int run(Options options) {
        return switch (options.action()) {
            case VERSION -> print("v" + version() + "\n");
            case HELP -> print(new OptionHelp(new OptionTable()).help());
            case COMPLETION -> print(new OptionHelp(new OptionTable()).bashCompletion());
            case MANUAL -> print(new OptionHelp(new OptionTable()).manualPage());
            case V8_OPTIONS -> print(new OptionHelp(new OptionTable()).ignored());
            case SCRIPT -> new PackageScript(cwd, options.env(), stderr).run(options.source(), options.arguments());
            case CHECK -> check(options);
            case RUN -> runScript(options);
            case TEST -> runtime(options).runTool("internal/test_runner/command");
            case REPL -> runtime(options).runTool(REPL);
            case INSPECT -> runtime(options).runTool("internal/inspect/command");
            case WATCH -> runtime(options).runTool("internal/watch/command");
        };
    }

    /** {@code gyre page}: the library has the command. */
    private int page(List<String> words) {
        var options = new Options(
                Options.Action.RUN,
                PAGE_COMMAND,
                false,
                null,
                "page",
                List.of(),
                words.subList(1, words.size()),
                System.getenv());
        return runScript(options);
    }

    /** {@code gyre inspect}: a debugger on the terminal. */
    private int inspect(List<String> words) {
        return run(new Options(
                Options.Action.INSPECT,
                null,
                false,
                null,
                "inspect",
                List.of(),
                words.subList(1, words.size()),
                System.getenv()));
    }

    private int print(String text) {
        stdout.print(text);
        stdout.flush();
        return 0;
    }

    private int runScript(Options options) {
        if (options.loops() > 0) {
            return runLoops(options);
        }
        var runtime = runtime(options);
        if (options.source() != null) {
            return runtime.runCode(options.source(), "[eval]", options.print(), options.isModule());
        }
        if (options.file() == null && isTerminal()) {
            return runtime.runTool(REPL);
        }
        if (isStandardInput(options)) {
            return runtime.runCode(standardInput(), "[stdin]", options.print(), options.isModule());
        }
        return runtime.runFile(options.file());
    }

    private int runLoops(Options options) {
        if (options.source() != null || isStandardInput(options)) {
            throw new OptionException("--loops requires a file");
        }
        runtime(options);
        var group = new LoopGroup(options.loops(), () -> builder(options), options.file(), stderr);
        Signal.handle(new Signal("HUP"), signal -> group.reload());
        return group.run();
    }

    private int check(Options options) {
        var runtime = runtime(options);
        if (isStandardInput(options)) {
            return runtime.checkCode(standardInput(), "[stdin]", options.isModule());
        }
        return runtime.checkFile(options.file());
    }

    /** Whether standard input is a terminal; the JDK would load its own line editor to find that out. */
    private boolean isTerminal() {
        if (stdin != System.in) {
            return false;
        }
        try {
            var device = Files.readSymbolicLink(Path.of("/proc/self/fd/0")).toString();
            return device.startsWith("/dev/pts/") || device.startsWith("/dev/tty") || device.equals("/dev/console");
        } catch (IOException unknown) {
            return false;
        }
    }

    private static boolean isStandardInput(Options options) {
        return options.file() == null
                || options.file().isEmpty()
                || options.file().equals("-");
    }

    private String standardInput() {
        try {
            return new String(stdin.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new OptionException("standard input cannot be read: " + unreadable.getMessage());
        }
    }

    private NodeRuntime.Builder builder(Options options) {
        var execPath = System.getProperty("gyre.execPath", "gyre");
        var argv = new ArrayList<String>(2 + options.arguments().size());
        argv.add(execPath);
        if (options.file() != null) {
            argv.add(options.file());
        }
        argv.addAll(options.arguments());
        return NodeRuntime.builder()
                .argv(argv)
                .execArgv(options.execArgv())
                .execPath(execPath)
                .cwd(cwd)
                .stdin(stdin)
                .stdout(stdout)
                .stderr(stderr)
                .inspectsOnSignal(true)
                .env(options.env());
    }

    private NodeRuntime runtime(Options options) {
        try {
            return builder(options).build();
        } catch (OptionException wrong) {
            throw wrong;
        } catch (IllegalArgumentException wrongValue) {
            throw new OptionException(wrongValue.getMessage());
        }
    }

    private static String version() {
        var version = Main.class.getPackage().getImplementationVersion();
        return version == null ? "0.0.0-unpackaged" : version;
    }

    /** The thread that runs JavaScript. */
    private static final class MainThread extends Thread {
        private final List<String> words;
        // Node's code for an internal error, if an exception ends the thread; the JVM prints its trace.
        private int exitCode = 7;

        MainThread(List<String> words) {
            super(null, null, "javascript", STACK_SIZE);
            this.words = words;
        }

        @Override
        public void run() {
            exitCode = new Main(Path.of(""), System.in, System.out, System.err).run(words);
        }
    }
}
