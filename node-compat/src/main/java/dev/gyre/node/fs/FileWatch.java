package dev.gyre.node.fs;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.loop.Async;
import dev.gyre.node.async.AsyncWrap;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.NodeErrors;
import dev.gyre.node.errors.UvFailure;
import java.io.IOException;
import java.nio.file.ClosedWatchServiceException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Queue;
import java.util.stream.Stream;

/** A watched file or folder. A thread waits for the system's events; the loop's thread calls the listener. */
final class FileWatch extends JsObject implements Runnable {
    private final Environment environment;
    private final WatchService service;
    private final Path root;
    private final String onlyName;
    private final boolean recursive;
    private final JsObject listener;
    private final JsObject onError;
    private final AsyncWrap entry;
    private final Async wake;
    private final Map<WatchKey, Path> folders = new HashMap<>();
    private final Queue<String[]> events = new ArrayDeque<>();
    private Exception failure;

    private FileWatch(
            Environment environment,
            WatchService service,
            Path path,
            boolean recursive,
            JsObject listener,
            JsObject onError)
            throws IOException {
        super(environment.prototypes().of(environment.realm(), FileWatch_MethodsTable.INSTANCE));
        this.environment = environment;
        this.service = service;
        this.recursive = recursive;
        this.listener = listener;
        this.onError = onError;
        boolean folder = Files.isDirectory(path);
        root = folder ? path : path.toAbsolutePath().getParent();
        onlyName = folder ? null : path.getFileName().toString();
        register(root);
        entry = new AsyncWrap(environment, "FSEVENTWRAP", this);
        wake = new Async(environment.loop(), "watch " + path, this::deliver);
    }

    static FileWatch start(
            Environment environment,
            FilePath path,
            boolean recursive,
            boolean persistent,
            JsObject listener,
            JsObject onError) {
        try {
            if (path.path() == null || !Files.exists(path.path())) throw new UvFailure("ENOENT", "watch");
            FileWatch watch = new FileWatch(
                    environment,
                    path.path().getFileSystem().newWatchService(),
                    path.path(),
                    recursive,
                    listener,
                    onError);
            if (!persistent) watch.wake.unref();
            Thread thread = new Thread(watch, "fs.watch");
            thread.setDaemon(true);
            thread.start();
            return watch;
        } catch (IOException | UvFailure | UnsupportedOperationException error) {
            throw new JsException(
                    NodeErrors.uvValue(environment.realm(), UvFailure.code(error), "watch", path.text(), null));
        }
    }

    private void register(Path folder) throws IOException {
        folders.put(
                folder.register(
                        service,
                        StandardWatchEventKinds.ENTRY_CREATE,
                        StandardWatchEventKinds.ENTRY_DELETE,
                        StandardWatchEventKinds.ENTRY_MODIFY),
                folder);
        if (!recursive) return;
        try (Stream<Path> entries = Files.list(folder)) {
            for (Path entry : entries.toList()) {
                if (Files.isDirectory(entry, LinkOption.NOFOLLOW_LINKS)) register(entry);
            }
        }
    }

    @Override
    public void run() {
        try {
            while (true) {
                WatchKey key = service.take();
                for (WatchEvent<?> event : key.pollEvents()) take(folders.get(key), event);
                if (!key.reset()) folders.remove(key);
                wake.send();
            }
        } catch (ClosedWatchServiceException closed) {
            // The watch has been closed.
            return;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        } catch (IOException error) {
            failure = error;
            wake.send();
        }
    }

    private void take(Path folder, WatchEvent<?> event) throws IOException {
        if (!(event.context() instanceof Path name)) return;
        Path place = folder.resolve(name);
        boolean created = event.kind() == StandardWatchEventKinds.ENTRY_CREATE;
        if (recursive && created && Files.isDirectory(place, LinkOption.NOFOLLOW_LINKS)) register(place);
        String shown = root.relativize(place).toString();
        if (onlyName != null && !onlyName.equals(shown)) return;
        String type = event.kind() == StandardWatchEventKinds.ENTRY_MODIFY ? "change" : "rename";
        synchronized (events) {
            events.add(new String[] {type, shown});
            // inotify reports the content of a new file separately.
            if (created && Files.isRegularFile(place)) events.add(new String[] {"change", shown});
        }
    }

    private void deliver() {
        if (failure != null)
            entry.call1(
                    onError,
                    Undefined.INSTANCE,
                    NodeErrors.uvValue(environment.realm(), UvFailure.code(failure), "watch", null, null));
        while (!wake.isClosing()) {
            String[] event;
            synchronized (events) {
                event = events.poll();
            }
            if (event == null) return;
            entry.call2(listener, Undefined.INSTANCE, event[0], event[1]);
        }
    }

    private void close() {
        wake.close(entry::end);
        try {
            service.close();
        } catch (IOException error) {
            throw NodeErrors.uv(environment.realm(), UvFailure.code(error), "close", null, null);
        }
    }

    /** close, ref and unref. */
    // lib/internal/bindings.md, fs
    @BuiltinObject(intrinsic = "%FileWatch.prototype%")
    static final class Methods {
        private Methods() {}

        // close()
        @Builtin
        static Object close(Realm realm, Object self) {
            ((FileWatch) self).close();
            return Undefined.INSTANCE;
        }

        // ref()
        @Builtin
        static Object ref(Realm realm, Object self) {
            ((FileWatch) self).wake.ref();
            return self;
        }

        // unref()
        @Builtin
        static Object unref(Realm realm, Object self) {
            ((FileWatch) self).wake.unref();
            return self;
        }
    }
}
