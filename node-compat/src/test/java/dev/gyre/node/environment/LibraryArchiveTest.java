package dev.gyre.node.environment;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.engine.CompiledFunction;
import dev.gyre.engine.syntax.source.Source;
import dev.gyre.node.embed.NodeRuntime;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LibraryArchiveTest {
    @TempDir
    Path folder;

    private static Path library() throws URISyntaxException {
        return Path.of(InternalLibrary.class
                        .getResource(InternalLibrary.ROOT + "events.js")
                        .toURI())
                .getParent();
    }

    private static List<Path> texts() throws IOException, URISyntaxException {
        try (Stream<Path> files = Files.walk(library())) {
            return files.filter(file -> file.toString().endsWith(".js"))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void theEnginesTablesAreThere() throws IOException {
        for (String name : List.of("usual-patterns.txt", "usual-names.txt")) {
            String path = "/dev/gyre/engine/builtins/intl/dates/" + name;
            assertArrayEquals(
                    InternalLibrary.resource(path), LibraryArchive.open().read(path), name);
            assertNull(InternalLibrary.engineResource(CompiledFunction.class, name));
        }
    }

    @Test
    void everyLibraryModuleIsCompiledAsItIsNow() throws IOException, URISyntaxException {
        assertTrue(texts().size() > 50);
        LibraryArchive archive = LibraryArchive.open();
        for (Path text : texts()) {
            String name = library().relativize(text).toString().replace(".js", "");
            Source source = new Source("node:" + name, Files.readString(text));
            byte[] again = CompiledFunction.bytes(source, InternalLibrary.KEY, InternalLibrary.parameters());
            assertArrayEquals(again, archive.read(name), name);
            assertArrayEquals(source.lineTable().bytes(), archive.read(InternalLibrary.lineTableName(name)), name);
            assertTrue(archive.has(name));
        }
        for (String absent : List.of("", "a", "event", "eventss", "zzz", "é")) {
            assertFalse(archive.has(absent));
            assertNull(archive.read(absent));
        }
    }

    @Test
    void theEnginesBuildIsWrittenDown() {
        assertTrue(InternalLibrary.build().matches("[0-9a-f]{1,16}"));
    }

    @Test
    void aCopyIsMadeOnceAndAgainWhenItIsNotWhole() throws IOException {
        Path copy = folder.resolve("library");
        System.setProperty("gyre.library", copy.toString());
        try {
            byte[] events = LibraryArchive.open().read("events");
            byte[] all = Files.readAllBytes(copy);
            assertArrayEquals(events, LibraryArchive.open().read("events"));
            for (byte[] broken : List.of(new byte[0], new byte[5], Arrays.copyOf(all, all.length / 2))) {
                Files.write(copy, broken);
                assertArrayEquals(events, LibraryArchive.open().read("events"));
                assertArrayEquals(all, Files.readAllBytes(copy));
            }
            System.setProperty("gyre.library", folder.resolve("no/such/folder").toString());
            assertArrayEquals(events, LibraryArchive.open().read("events"));
            try (Stream<Path> files = Files.list(folder)) {
                assertEquals(List.of(copy), files.toList());
            }
        } finally {
            System.clearProperty("gyre.library");
        }
    }

    @Test
    void theTextIsStillThereForThoseWhoLook() {
        try (NodeRuntime runtime = NodeRuntime.builder().build()) {
            assertEquals(
                    "function join(",
                    runtime.eval("String(require('node:path').join).replace(/^join/, 'function join').slice(0, 14)"));
            assertEquals(
                    true,
                    runtime.eval(
                            "try { require('fs').readFileSync({}) } catch (error) { /at .*\\(node:.*:\\d+:\\d+\\)/.test(error.stack) }"));
        }
    }
}
