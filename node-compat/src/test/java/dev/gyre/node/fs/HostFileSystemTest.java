package dev.gyre.node.fs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import dev.gyre.node.embed.NodeRuntime;
import dev.gyre.node.embed.ScriptObject;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** A program sees the file system of the working directory that its host gives it. */
class HostFileSystemTest {
    @Test
    void filesAndModulesComeFromTheHost() throws IOException {
        try (FileSystem memory = Jimfs.newFileSystem(Configuration.unix())) {
            Path home = Files.createDirectories(memory.getPath("/home"));
            Files.writeString(
                    home.resolve("lib.js"),
                    "module.exports = require('fs').readFileSync(__dirname + '/data.txt', 'utf8')");
            Files.writeString(home.resolve("m.mjs"), "export { default } from './lib.js'");
            Files.writeString(home.resolve("data.txt"), "in memory");
            try (NodeRuntime runtime =
                    NodeRuntime.builder().stackDepth(300).cwd(home).build()) {
                assertEquals("in memory", runtime.eval("require('./lib.js')"));
                assertEquals(
                        "in memory", ((ScriptObject) runtime.await(runtime.importModule("./m.mjs"))).get("default"));
                runtime.await(((ScriptObject) runtime.eval("require('fs/promises').writeFile('out.txt', 'written')"))
                        .toStage());
            }
            assertEquals("written", Files.readString(home.resolve("out.txt")));
        }
    }
}
