package dev.gyre.page.api;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.gyre.node.embed.NodeRuntime;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code gyre:page/jsdom} does what jsdom does in Node. */
class JsdomTest {
    private static final long STACK = 256L << 20;

    @TempDir
    Path folder;

    private static String resource(String name) throws Exception {
        try (InputStream in = JsdomTest.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void printsWhatJsdomPrints() throws Exception {
        Files.writeString(folder.resolve("jsdom.cjs"), resource("jsdom.cjs"));
        var out = new ByteArrayOutputStream();
        var thread = new Thread(
                null,
                () -> NodeRuntime.builder()
                        .cwd(folder)
                        .stdout(out)
                        .stderr(out)
                        .build()
                        .runFile("jsdom.cjs"),
                "program",
                STACK);
        thread.start();
        thread.join();
        assertEquals(resource("jsdom.out"), out.toString(StandardCharsets.UTF_8));
    }
}
