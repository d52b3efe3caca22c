package dev.gyre.modules.cache;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import dev.gyre.engine.Realms;
import dev.gyre.engine.interpreter.BytecodeFunction;
import dev.gyre.engine.runtime.host.HostHooks;
import dev.gyre.engine.runtime.host.ImportReferrer;
import dev.gyre.engine.runtime.host.LoadedModuleReceiver;
import dev.gyre.engine.runtime.host.ModuleRequest;
import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.engine.syntax.source.Source;
import dev.gyre.modules.cache.CompileCache.Outcome;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class CompileCacheTest {
    private static final String[] PARAMETERS = {"exports"};
    private static final String TEXT = "exports.answer = () => 42;";

    private FileSystem files = Jimfs.newFileSystem(unix().build());
    private final Map<String, String> environment = new HashMap<>();
    private String folder = "gyre-test";
    private long build = 1;

    private static Configuration.Builder unix() {
        return Configuration.unix().toBuilder().setWorkingDirectory("/project");
    }

    /** An embedder without jobs and modules. */
    private static final class Hooks implements HostHooks {
        @Override
        public void enqueuePromiseJob(Runnable job, Realm realmOrNull) {
            throw new AssertionError("no job here");
        }

        @Override
        public void loadImportedModule(
                ImportReferrer referrer, ModuleRequest request, Object hostDefined, LoadedModuleReceiver receiver) {
            throw new AssertionError("no module here");
        }
    }

    private final class Host implements CacheHost {
        @Override
        public String missingPermission(Path folder) {
            return null;
        }

        @Override
        public String folder() {
            return folder;
        }

        @Override
        public long build() {
            return build;
        }

        @Override
        public Path resolve(String directory) {
            return files.getPath("/project").resolve(directory);
        }

        @Override
        public String environment(String name) {
            return environment.get(name);
        }
    }

    private CompileCache newCache() {
        var cache = new CompileCache(Realms.create(new Agent(new Hooks())));
        cache.host(new Host());
        return cache;
    }

    private CompileCache enabled() {
        CompileCache cache = newCache();
        assertEquals(CacheStatus.ENABLED, cache.enable("/cache", false).status());
        return cache;
    }

    private JsFunction function(CompileCache cache, String text) {
        return cache.function(files.getPath("/project/a.js"), new Source("/project/a.js", text), null, PARAMETERS);
    }

    /** Whether the function was read rather than compiled; it has to work either way. */
    private boolean isHit(CompileCache cache, String text) {
        JsFunction function = function(cache, text);
        JsObject exports = JsObject.create(function.realm(), null);
        function.call1(Undefined.INSTANCE, exports);
        assertEquals(42, ((JsObject) exports.get("answer")).call0(Undefined.INSTANCE));
        return ((BytecodeFunction) function).shared().isCached();
    }

    private void keep(String text) {
        CompileCache cache = enabled();
        function(cache, text);
        cache.flush();
    }

    private List<Path> kept() throws IOException {
        try (Stream<Path> found = Files.list(files.getPath("/cache", folder))) {
            return found.sorted().toList();
        }
    }

    @Test
    void whatOneRunKeepsTheNextOneTakes() {
        assertFalse(isHit(enabled(), TEXT));
        keep(TEXT);
        assertTrue(isHit(enabled(), TEXT));
    }

    @Test
    void modulesAreKeptToo() throws IOException {
        Path file = files.getPath("/project/m.mjs");
        CompileCache cache = enabled();
        cache.module(file, new Source("m", "export const one = 1;"), null);
        cache.flush();
        assertEquals(1, kept().size());
        CompileCache next = enabled();
        next.module(file, new Source("m", "export const one = 1;"), null);
        Files.delete(kept().getFirst());
        next.flush();
        assertEquals(List.of(), kept());
    }

    @Test
    void anotherTextOrBuildIsAMissAndReplacesIt() throws IOException {
        keep(TEXT);
        String changed = TEXT.replace("42", "6 * 7");
        assertFalse(isHit(enabled(), changed));
        keep(changed);
        assertTrue(isHit(enabled(), changed));
        assertFalse(isHit(enabled(), TEXT));
        build = 2;
        assertFalse(isHit(enabled(), changed));
        assertEquals(1, kept().size());
    }

    @Test
    void aBrokenFileIsAMiss() throws IOException {
        keep(TEXT);
        Path file = kept().getFirst();
        byte[] bytes = Files.readAllBytes(file);
        for (int length : new int[] {0, 3, 47, bytes.length / 2, bytes.length - 1}) {
            Files.write(file, Arrays.copyOf(bytes, length));
            assertFalse(isHit(enabled(), TEXT));
        }
        bytes[bytes.length / 2] ^= 4;
        Files.write(file, bytes);
        assertFalse(isHit(enabled(), TEXT));
        keep(TEXT);
        assertTrue(isHit(enabled(), TEXT));
        Files.delete(file);
        Files.createDirectory(file);
        assertFalse(isHit(enabled(), TEXT));
        keep(TEXT);
        assertEquals(List.of(file), kept());
    }

    @Test
    void aFullDiskCostsNothing() throws IOException {
        files = Jimfs.newFileSystem(unix().setMaxSize(16 << 10).build());
        CompileCache cache = enabled();
        Files.write(files.getPath("/filler"), new byte[(16 << 10) - 100]);
        function(cache, TEXT);
        cache.flush();
        assertEquals(List.of(), kept());
        assertFalse(isHit(enabled(), TEXT));
    }

    @Test
    void aFolderThatVanishesCostsNothing() throws IOException {
        CompileCache cache = enabled();
        function(cache, TEXT);
        Files.delete(files.getPath("/cache", folder));
        cache.flush();
        assertFalse(Files.exists(files.getPath("/cache", folder)));
    }

    @Test
    void statusesAreThoseOfNode() throws IOException {
        CompileCache cache = newCache();
        assertNull(cache.directory());
        assertEquals(new Outcome(CacheStatus.ENABLED, null, "/project/rel"), cache.enable("rel", false));
        assertEquals("/project/rel/gyre-test", cache.directory());
        assertEquals(
                new Outcome(CacheStatus.ALREADY_ENABLED, null, "/project/rel/gyre-test"),
                cache.enable("/other", false));
        Files.write(files.getPath("/project/file"), new byte[1]);
        assertEquals(
                new Outcome(CacheStatus.FAILED, "Cannot create cache directory: not a directory", null),
                newCache().enable("/project/file/x", false));
        folder = null;
        assertEquals(CacheStatus.FAILED, newCache().enable("/cache", false).status());
        environment.put("NODE_DISABLE_COMPILE_CACHE", "");
        assertEquals(
                new Outcome(CacheStatus.DISABLED, "Disabled by NODE_DISABLE_COMPILE_CACHE", null),
                newCache().enable("/cache", false));
    }

    @Test
    void aPortableCacheMovesWithItsModules() throws IOException {
        CompileCache first = newCache();
        first.enable("/project/one/cache", true);
        first.function(files.getPath("/project/one/a.js"), new Source("a.js", TEXT), null, PARAMETERS);
        first.flush();
        Files.move(files.getPath("/project/one"), files.getPath("/project/two"));
        CompileCache second = newCache();
        second.enable("/project/two/cache", true);
        JsFunction function =
                second.function(files.getPath("/project/two/a.js"), new Source("a.js", TEXT), null, PARAMETERS);
        assertTrue(((BytecodeFunction) function).shared().isCached());
    }

    @Test
    void manyWritersAndReadersAtOnce() throws InterruptedException, IOException {
        var failures = new ArrayList<Throwable>();
        var hits = new AtomicInteger();
        var threads = new ArrayList<Thread>();
        for (int i = 0; i < 8; i++) {
            threads.add(new Thread(() -> {
                try {
                    for (int round = 0; round < 20; round++) {
                        if (isHit(enabled(), TEXT)) hits.incrementAndGet();
                        keep(round % 2 == 0 ? TEXT : TEXT + " ");
                    }
                } catch (Throwable failure) {
                    synchronized (failures) {
                        failures.add(failure);
                    }
                }
            }));
        }
        for (Thread thread : threads) thread.start();
        for (Thread thread : threads) thread.join();
        assertEquals(List.of(), failures);
        assertEquals(1, kept().size());
        assertTrue(hits.get() > 0);
    }
}
