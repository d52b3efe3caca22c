package dev.gyre.node.build;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.engine.CompiledFunction;
import dev.gyre.engine.source.Source;
import dev.gyre.node.NodeRuntime;
import dev.gyre.node.runtime.InternalLibrary;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LibraryCompilerTest {
    private static Path library() throws URISyntaxException {
        return Path.of(InternalLibrary.class.getResource(InternalLibrary.ROOT + "events.js").toURI()).getParent();
    }

    private static List<Path> texts() throws IOException, URISyntaxException {
        try (Stream<Path> files = Files.walk(library())) {
            return files.filter(file -> file.toString().endsWith(".js")).sorted().toList();
        }
    }

    @Test
    void everyLibraryModuleIsCompiledAsItIsNow() throws IOException, URISyntaxException {
        assertTrue(texts().size() > 50);
        for (Path text : texts()) {
            String name = library().relativize(text).toString().replace(".js", "");
            byte[] compiled = Files.readAllBytes(text.resolveSibling(text.getFileName().toString().replace(".js", InternalLibrary.COMPILED)));
            byte[] again = CompiledFunction.bytes(new Source("node:" + name, Files.readString(text)), InternalLibrary.KEY, InternalLibrary.parameters());
            assertArrayEquals(again, compiled, name);
        }
    }

    @Test
    void theEnginesBuildIsWrittenDown() throws IOException {
        try (var in = InternalLibrary.class.getResourceAsStream(InternalLibrary.BUILD)) {
            assertTrue(new String(in.readAllBytes()).matches("[0-9a-f]{1,16}"));
        }
    }

    @Test
    void theTextIsStillThereForThoseWhoLook() {
        try (NodeRuntime runtime = NodeRuntime.builder().build()) {
            assertEquals("function join(", runtime.eval("String(require('node:path').join).replace(/^join/, 'function join').slice(0, 14)"));
            assertEquals(true, runtime.eval("try { require('fs').readFileSync({}) } catch (error) { /at .*\\(node:.*:\\d+:\\d+\\)/.test(error.stack) }"));
        }
    }
}
