package dev.gyre.node.runtime;

import dev.gyre.engine.object.JsObject;
import dev.gyre.modules.cache.CacheHost;
import dev.gyre.node.globals.ProcessObject;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** Tells the compile cache which build this is and what the program's environment says. */
final class CompileCacheHost implements CacheHost {
    private final NodeContext context;

    CompileCacheHost(NodeContext context) {
        this.context = context;
    }

    /** The name of the engine's build, which the build wrote down; null where nothing was built. */
    private static String buildName() {
        try (InputStream in = InternalLibrary.class.getResourceAsStream(InternalLibrary.BUILD)) {
            return in == null ? null : new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
    }

    @Override
    public String folder() {
        String build = buildName();
        return build == null ? null : "gyre-v" + ProcessObject.NODE_VERSION + "-" + build + "-" + System.getProperty("user.name", "user");
    }

    @Override
    public long build() {
        return Long.parseUnsignedLong(buildName(), 16);
    }

    @Override
    public Path resolve(String directory) {
        return context.cwd().resolve(directory).toAbsolutePath();
    }

    /** What process.env holds now. */
    @Override
    public String environment(String name) {
        return context.process().get("env") instanceof JsObject environment && environment.get(name) instanceof CharSequence value ? value.toString() : null;
    }
}
