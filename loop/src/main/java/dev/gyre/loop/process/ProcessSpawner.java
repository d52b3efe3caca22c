package dev.gyre.loop.process;

import static java.lang.foreign.ValueLayout.JAVA_INT;

import dev.gyre.loop.net.UvError;
import dev.gyre.loop.net.UvException;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Starts processes with posix_spawn, with the same signal settings and descriptors of a child as libuv. */
public final class ProcessSpawner {
    private static final int ENOENT = -2;
    private static final int ENOEXEC = -8;
    private static final int EACCES = -13;
    private static final int ENOTDIR = -20;

    // Larger than needed: glibc's are 80, 336 and 128 bytes.
    private static final int ACTIONS_SIZE = 256;
    private static final int ATTRIBUTES_SIZE = 512;
    private static final int SIGNALS_SIZE = 128;

    private static final short SET_SIGNAL_DEFAULTS = 0x04;
    private static final short SET_SIGNAL_MASK = 0x08;
    private static final short SET_SESSION = 0x80;
    private static final int READ_ONLY = 0;
    private static final int READ_WRITE = 2;
    private static final int FIRST_AFTER_STANDARD = 3;
    private static final String DEFAULT_PATH = "/usr/local/bin:/bin:/usr/bin";

    private final SpawnOptions options;
    private final Arena arena;

    private ProcessSpawner(SpawnOptions options, Arena arena) {
        this.options = options;
        this.arena = arena;
    }

    /** Starts a process and gives its number. */
    public static int spawn(SpawnOptions options) throws UvException {
        try (var arena = Arena.ofConfined()) {
            return new ProcessSpawner(options, arena).spawn();
        }
    }

    private int spawn() throws UvException {
        ProcessSignals.hearOfChildren();
        if (!Files.isDirectory(Path.of(options.directory()))) {
            throw failure(Files.exists(Path.of(options.directory())) ? ENOTDIR : ENOENT);
        }
        var actions = arena.allocate(ACTIONS_SIZE, 16);
        var attributes = arena.allocate(ATTRIBUTES_SIZE, 16);
        check(SystemCalls.callForErrno("posix_spawn_file_actions_init", actions.address()));
        check(SystemCalls.callForErrno("posix_spawnattr_init", attributes.address()));
        try {
            mapDescriptors(actions);
            check(SystemCalls.callForErrno(
                    "posix_spawn_file_actions_addchdir_np", actions.address(), text(options.directory())));
            setAttributes(attributes);
            return start(actions, attributes);
        } finally {
            SystemCalls.callForErrno("posix_spawn_file_actions_destroy", actions.address());
            SystemCalls.callForErrno("posix_spawnattr_destroy", attributes.address());
        }
    }

    /** Tries each directory of the PATH. */
    private int start(MemorySegment actions, MemorySegment attributes) throws UvException {
        var pid = arena.allocate(JAVA_INT);
        var environment = SystemCalls.strings(arena, options.environment());
        var worst = ENOENT;
        for (var file : candidates()) {
            var error = attempt(file, options.arguments(), pid, actions, attributes, environment);
            if (error == ENOEXEC) {
                // A script without an interpreter line is run by the shell.
                var words = new ArrayList<>(List.of("sh", file));
                words.addAll(options.arguments()
                        .subList(
                                Math.min(1, options.arguments().size()),
                                options.arguments().size()));
                error = attempt("/bin/sh", words, pid, actions, attributes, environment);
            }
            if (error == 0) {
                return pid.get(JAVA_INT, 0);
            }
            if (error != ENOENT && error != ENOTDIR && error != EACCES) {
                throw failure(error);
            }
            if (error == EACCES) {
                worst = EACCES;
            } else if (options.file().indexOf('/') >= 0) {
                worst = error;
            }
        }
        throw failure(worst);
    }

    private int attempt(
            String file,
            List<String> words,
            MemorySegment pid,
            MemorySegment actions,
            MemorySegment attributes,
            MemorySegment environment) {
        return SystemCalls.callForErrno(
                "posix_spawn",
                pid.address(),
                text(file),
                actions.address(),
                attributes.address(),
                SystemCalls.strings(arena, words).address(),
                environment.address());
    }

    private List<String> candidates() {
        var file = options.file();
        if (file.indexOf('/') >= 0) {
            return List.of(file);
        }
        var found = new ArrayList<String>();
        if (file.isEmpty()) {
            return found;
        }
        for (var folder : searchPath().split(":", -1)) {
            var place = folder.isEmpty() ? file : folder + "/" + file;
            if (Files.exists(Path.of(options.directory()).resolve(place))) {
                found.add(folder.isEmpty() ? "./" + file : place);
            }
        }
        return found;
    }

    private String searchPath() {
        for (var line : options.environment()) {
            if (line.startsWith("PATH=")) {
                return line.substring("PATH=".length());
            }
        }
        return DEFAULT_PATH;
    }

    private void mapDescriptors(MemorySegment actions) throws UvException {
        var wanted = options.descriptors();
        var free = wanted.length;
        for (var source : wanted) {
            free = Math.max(free, source + 1);
        }
        // A source that a later step would overwrite is moved first.
        var sources = wanted.clone();
        for (var i = 0; i < sources.length; i++) {
            if (sources[i] >= 0 && sources[i] < sources.length && sources[i] != i) {
                check(SystemCalls.callForErrno(
                        "posix_spawn_file_actions_adddup2", actions.address(), sources[i], free));
                sources[i] = free++;
            }
        }
        for (var i = 0; i < sources.length; i++) {
            if (sources[i] >= 0) {
                check(SystemCalls.callForErrno("posix_spawn_file_actions_adddup2", actions.address(), sources[i], i));
            } else if (i < FIRST_AFTER_STANDARD) {
                check(SystemCalls.callForErrno(
                        "posix_spawn_file_actions_addopen",
                        actions.address(),
                        i,
                        text("/dev/null"),
                        i == 0 ? READ_ONLY : READ_WRITE,
                        0));
            } else {
                check(SystemCalls.callForErrno("posix_spawn_file_actions_addclose", actions.address(), i));
            }
        }
        closeOthers(actions, sources.length);
    }

    /** Children must not inherit the JVM's own descriptors. */
    private void closeOthers(MemorySegment actions, int first) throws UvException {
        if (SystemCalls.has("posix_spawn_file_actions_addclosefrom_np")) {
            check(SystemCalls.callForErrno("posix_spawn_file_actions_addclosefrom_np", actions.address(), first));
            return;
        }
        try (DirectoryStream<Path> open = Files.newDirectoryStream(Path.of("/proc/self/fd"))) {
            for (var descriptor : open) {
                var number = Integer.parseInt(descriptor.getFileName().toString());
                if (number >= first) {
                    check(SystemCalls.callForErrno("posix_spawn_file_actions_addclose", actions.address(), number));
                }
            }
        } catch (IOException unknown) {
            throw new UvException(UvError.from(unknown), unknown);
        }
    }

    private void setAttributes(MemorySegment attributes) throws UvException {
        var flags = (short) (SET_SIGNAL_DEFAULTS | SET_SIGNAL_MASK | (options.detached() ? SET_SESSION : 0));
        var all = arena.allocate(SIGNALS_SIZE, 16);
        var none = arena.allocate(SIGNALS_SIZE, 16);
        check((int) SystemCalls.call("sigfillset", all.address()));
        check((int) SystemCalls.call("sigemptyset", none.address()));
        check(SystemCalls.callForErrno("posix_spawnattr_setsigdefault", attributes.address(), all.address()));
        check(SystemCalls.callForErrno("posix_spawnattr_setsigmask", attributes.address(), none.address()));
        check(SystemCalls.callForErrno("posix_spawnattr_setflags", attributes.address(), flags));
    }

    private long text(String value) {
        return arena.allocateFrom(value).address();
    }

    private static void check(int result) throws UvException {
        if (result < 0) {
            throw failure(result);
        }
    }

    static UvException failure(int errno) {
        return new UvException(UvError.ofNumber(errno), null);
    }
}
