package dev.gyre.node.modules;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.modules.cache.CacheHost;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.InternalLibrary;
import dev.gyre.node.environment.NodeVersion;
import dev.gyre.node.permission.PermissionScope;
import dev.gyre.node.permission.Permissions;
import java.nio.file.Path;

/** Provides the build's id and the program's environment to the compile cache. */
final class CompileCacheHost implements CacheHost {
    private final Environment environment;

    CompileCacheHost(Environment environment) {
        this.environment = environment;
    }

    @Override
    public String folder() {
        String build = InternalLibrary.build();
        // Code of the cache has no counters.
        return build == null || environment.realm().agent().coverage() != null
                ? null
                : "gyre-v" + NodeVersion.NODE + "-" + build + "-" + System.getProperty("user.name", "user");
    }

    @Override
    public long build() {
        return Long.parseUnsignedLong(InternalLibrary.build(), 16);
    }

    @Override
    public Path resolve(String directory) {
        return environment.cwd().resolve(directory).toAbsolutePath();
    }

    @Override
    public String missingPermission(Path folder) {
        String name = folder.toString();
        if (!Permissions.allows(environment, PermissionScope.FILE_WRITE, name)) return "write";
        return Permissions.allows(environment, PermissionScope.FILE_READ, name) ? null : "read";
    }

    /** Reads the current value from process.env. */
    @Override
    public String environment(String name) {
        return environment.process().get("env") instanceof JsObject environment
                        && environment.get(name) instanceof CharSequence value
                ? value.toString()
                : null;
    }
}
