package dev.gyre.node.sqlite;

import dev.gyre.node.environment.Environment;
import dev.gyre.node.permission.PermissionScope;
import dev.gyre.node.permission.Permissions;
import dev.gyre.node.sqlite.library.Authorizer;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** The permissions for files that SQLite opens itself: databases, those that statements attach, and backups. */
final class DatabaseAccess {
    // https://www.sqlite.org/c3ref/c_alter_table.html
    private static final int ATTACH = 24;

    private final Environment environment;

    DatabaseAccess(Environment environment) {
        this.environment = environment;
    }

    /**
     * Fails unless the program may read a database, and write it unless it is opened for reading only.
     *
     * @param name a path or URI for SQLite
     */
    static void require(Environment environment, String name, boolean readOnly) {
        if (!environment.isRestricted()) return;
        String file = fileOf(name);
        if (file == null) return;
        Permissions.require(environment, PermissionScope.FILE_READ, file);
        if (!readOnly) Permissions.require(environment, PermissionScope.FILE_WRITE, file);
    }

    /** An authorizer that refuses to attach files without permission, and asks another one, which may be null, for the rest. */
    Authorizer before(Authorizer program) {
        return (action, first, second, database, trigger) -> {
            if (action == ATTACH && !mayAttach(first)) return Authorizer.DENY;
            return program == null ? 0 : program.authorize(action, first, second, database, trigger);
        };
    }

    /** @param name null if a statement computes it */
    private boolean mayAttach(String name) {
        if (name == null) return Permissions.allows(environment, PermissionScope.FILES, null);
        String file = fileOf(name);
        if (file == null) return true;
        // SQLite resolves names against the folder of the process.
        String absolute = Path.of(file).toAbsolutePath().toString();
        return Permissions.allows(environment, PermissionScope.FILE_READ, absolute)
                && Permissions.allows(environment, PermissionScope.FILE_WRITE, absolute);
    }

    /** The path of the file; null for a database in memory or in a temporary file. */
    // https://www.sqlite.org/uri.html
    private static String fileOf(String name) {
        String file = name;
        if (name.startsWith("file:")) {
            file = name.substring("file:".length());
            int end = file.indexOf('#');
            if (end >= 0) file = file.substring(0, end);
            int query = file.indexOf('?');
            if (query >= 0) file = file.substring(0, query);
            if (file.startsWith("//")) file = file.substring(Math.max(2, file.indexOf('/', 2)));
            file = URLDecoder.decode(file.replace("+", "%2B"), StandardCharsets.UTF_8);
        }
        return file.isEmpty() || file.equals(":memory:") ? null : file;
    }
}
